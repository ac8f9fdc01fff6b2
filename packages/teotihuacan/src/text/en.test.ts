import { advance, createGame, fastRandom, packed, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../index.ts'
import { packCost, type Rules } from '../rules.ts'
import { createWords } from './describe.ts'
import { describeAnswer, describeEvent, describeQuestion, describeReason, effectOf, english, nameOf } from './en.ts'
import { describeChoice, describeTable } from './table.ts'

// What every language has to do is in languages.test.ts.

function compiled(players: number): Rules {
  const result = teotihuacan.compile({ players, modules: [] })
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

describe('English words', () => {
  it('phrases tiles from their effects', () => {
    expect(nameOf('disc-cocoa-4-a')).toBe('4 cocoa')
    expect(nameOf('disc-temple-any-b')).toBe('1 step on any temple')
    expect(nameOf('mask-3-a')).toBe('mask 3')
    expect(nameOf('bonus-technologies')).toBe('5 VP per technology')
    expect(effectOf('royal-a-04')).toBe("2 VP per technology owned, counting at most the worker's power")
    expect(effectOf('royal-b-02')).toBe("as often as the worker's power allows: pay 1 cocoa for 1 wood and 1 stone")
    expect(effectOf('royal-c-01')).toBe("as much cocoa as the worker's power plus 1")
    expect(effectOf('tech-15')).toBe('1 worker more counted at Construction and 1 stone or wood less once in a main action at Construction')
    expect(effectOf('start-07')).toBe('a free technology and 2 resources of choice')
    expect(describeAnswer('take:disc-cocoa-4-a')).toBe('Take the discovery tile "4 cocoa" (costs 1 gold)')
    expect(describeAnswer('gain:2-wood+1-gold')).toBe('Gain 2 wood and 1 gold')
  })

  it('phrases packed prices', () => {
    expect(describeReason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('You cannot pay for this level: it costs 1 wood and 2 stone')
    expect(describeReason('tile-cost', packCost({ cocoa: 2, gold: 1 }))).toBe('You cannot pay for this tile: it costs 2 cocoa and 1 gold')
    const swap = packCost({ cocoa: 1, 'any-resource': 1 })
    expect(describeReason('repeat-cost', swap)).toBe('You cannot pay for it: it costs 1 cocoa and 1 resource of choice')
    expect(describeReason('tile-would-block-action', packed(1, 1))).toContain('1 wood')
    expect(describeReason('fee-needs-cocoa', 3, 1)).toBe('The fee needs 3 cocoa and you have 1')
  })

  it('falls back to what is known about something without words', () => {
    expect(describeEvent({ type: 'comet', rule: 'X-1', seat: 0, speed: 3 })).toBe('comet speed 3')
    expect(describeAnswer('fly:forest')).toBe('fly:forest')
    expect(describeQuestion('weather')).toBe('weather')
    expect(describeReason('storm')).toBe('storm')
  })

  it('shows the table of a game in progress', () => {
    const rules = compiled(1)
    const g = createGame(rules)
    const random = fastRandom(5)
    for (let i = 0; i < 150; i++) {
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    const words = createWords(english, rules)
    expect(describeTable(english, words, g, true).join('\n')).toContain('Teotibot')
    expect(describeChoice(english, words, g, 'move:worker-0-1')).toMatch(/^Move a worker \(.+, power \d\)$/)
  })
})
