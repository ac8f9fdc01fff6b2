import { advance, createGame, fastRandom, type GameEvent, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { productionRows } from '../content/index.ts'
import { packCost } from '../rules.ts'
import { createWords } from './describe.ts'
import { describeAnswer, describeEvent, describeQuestion, describeReason, effectOf, english, nameOf } from './en.ts'
import { pointSources } from './en/events.ts'
import { describeOutcome } from './outcome.ts'
import { compiled, games } from './random-games.ts'
import { describeTable } from './table.ts'

// What every language has to do is in languages.test.ts.

describe('English words', () => {
  it('says what points are for, wherever they are given or taken', () => {
    for (const { events } of games()) for (const { type, rule } of events) if (type === 'score' || type === 'lose') expect(rule in pointSources, rule).toBe(true)
  })

  it('calls Production Buildings as their rows do', () => {
    expect(english.glossary.productions).toEqual(Object.fromEntries(productionRows.map((row) => [row.id, row.label])))
  })

  it('phrases places', () => {
    expect(nameOf('space-top-1-b')).toBe('top terrace, section 2, space b')
    expect(nameOf('icon-top-0-ab')).toBe('gather 3 potatoes (top terrace, section 1, between a and b)')
    expect(nameOf('icon-middle-ridge-40')).toBe('build a statue (middle terrace, between sections 5 and 1)')
    expect(nameOf('icon-summit-01')).toBe('buy weavings (summit, sections 1 and 2)')
    expect(nameOf('icon-foot-3')).toBe('send the merchant (foot of the hill, section 4)')
    expect(effectOf('space-bottom-3-c')).toBe('gather 3 potatoes, gather 2 corn and buy weavings')
    expect(nameOf('steps-lower-4')).toBe('lower stairs of section 5')
  })

  it('phrases pieces from their effects', () => {
    const words = createWords(english)
    expect([nameOf('god-spiral-5'), effectOf('god-spiral-5')]).toEqual(['God card spiral 5', '2 potatoes and 1 God card'])
    expect(effectOf('god-zigzag-3')).toBe('up to 2 buildings or Army cards turned face-up')
    expect(effectOf('god-diamond-3')).toBe('1 Temple space for 1 gold and 1 VP')
    expect(effectOf('god-cross-1')).toBe('a small statue for 2 stone')
    expect(words.names.part('god-spiral-5', 2)).toBe('1 God card')
    expect([nameOf('army-19'), effectOf('army-16')]).toEqual(['Army card 19 (2 Soldiers, 1 potato)', '2 potatoes'])
    expect(effectOf('production-12')).toBe('1 gold, 2 corn, 2 stone or 3 potatoes')
    expect([nameOf('production-15'), words.names.cost('production-15')]).toEqual(['building P15 toll bridge', '2 stone and 2 corn'])
    expect(effectOf('production-15')).toBe('2 corn or 2 stone and 2 VP')
    expect([nameOf('weaving-07'), nameOf('weaving-sw03')]).toEqual(['weaving 7 (llama; VP | Renew)', 'starting weaving 3 (llama; Temple | God card)'])
    expect([nameOf('conquest-chinchaysuyu-2'), effectOf('conquest-chinchaysuyu-2')]).toEqual(['Chinchaysuyu, space 2', '1 God card and 1 free weaving'])
    expect(words.names.cost('conquest-antisuyu-5')).toBe('2 Soldiers to flip and 2 Soldiers to discard')
    expect(nameOf('large-four-squares')).toBe('large statue of the four squares god')
    expect(describeAnswer('pay:2-potato+1-gold')).toBe('Pay 2 potatoes and 1 gold')
    expect(describeAnswer('benefit:god-spiral-5+1')).toBe('2 potatoes (God card spiral 5)')
    expect(describeAnswer('lay:weaving-07+tapestry-2')).toBe('Add weaving 7 (llama; VP | Renew) to tapestry 2')
    expect(describeAnswer('change:stone-for-gold')).toBe('Exchange 2 stone for 1 gold')
  })

  it('phrases packed prices', () => {
    expect(describeReason('building-cost', packCost({ stone: 2, corn: 1 }))).toBe('You cannot pay for this building: it costs 1 corn and 2 stone')
    expect(describeReason('needs-food', 4, 1)).toBe('This space needs 4 food and you have 1')
  })

  it('falls back to what is known about something without words', () => {
    expect(describeEvent({ type: 'comet', rule: 'X-1', seat: 0, speed: 3 })).toBe('comet speed 3')
    expect([describeAnswer('fly:home'), describeQuestion('weather'), describeReason('storm')]).toEqual(['fly:home', 'weather', 'storm'])
  })

  it('tells the outcome of a choice without naming the chooser again', () => {
    const words = createWords(english)
    const gain: GameEvent = { type: 'gain', rule: 'TAW-TASK-COLLECT-01', seat: 0, what: 'potato', n: 3 }
    expect(describeOutcome(words, 0, 'task:icon-top-0-ab', [gain, { ...gain, seat: 1 }])).toBe('gains 3 potatoes; Player 2 gains 3 potatoes')
  })
})

describe('the table in words', () => {
  it('shows the hand of the seat that is asked and of no other', () => {
    const rules = compiled({ players: 2, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(4)
    const words = createWords(english, rules)
    let shown = 0
    for (;;) {
      question(g)
      if (g.count === 0) break
      const mover = g.seat
      const lines = describeTable(english, words, g, false)
      const hands = lines.filter((line) => line === '  God cards').length
      expect(hands).toBeLessThanOrEqual(1)
      if (hands === 1) shown++
      const at = lines.indexOf('  God cards')
      if (at >= 0) expect(lines.slice(0, at).findLast((line) => line.startsWith('Player'))).toBe(words.names.seat(mover))
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    expect(shown).toBeGreaterThan(20)
  })
})
