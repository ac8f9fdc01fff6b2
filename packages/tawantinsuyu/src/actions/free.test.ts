import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const SIMPLE = ['side:pray', 'side:move-priest', 'move-to:section-1', 'take-gold', 'end-turn']

describe('discarding Army cards', () => {
  it('TAW-FREE-01 any number of cards in hand, each for the resource it shows', () => {
    const t = table({ position: { seats: [{ armyCards: ['army-01', 'army-04', 'army-10', 'army-16', 'army-19'] }] } })
    for (const [card, good, n] of [['army-01', 'gold', 1], ['army-04', 'stone', 1], ['army-10', 'corn', 1], ['army-16', 'potato', 2]] as const) {
      t.play(`trade:${card}`)
      expect(t.player(0)[good]).toBe(n)
      expect(t.question).toBe('turn') // the question stays open
    }
    expect(t.player(0)).toMatchObject({ potato: 2, corn: 1, stone: 1, gold: 1, armyCards: ['army-19'] })
    expect(t.summary().armyDiscard).toEqual(['army-01', 'army-04', 'army-10', 'army-16'])
  })

  it('TAW-FREE-02 as often as one likes in a turn', () => {
    const t = table({ position: { seats: [{ armyCards: ['army-01', 'army-02', 'army-16'] }] }, seed: 1 })
    t.play('trade:army-01', 'side:pray', 'trade:army-02', 'side:move-priest', 'move-to:section-1', 'decline', 'trade:army-16')
    expect(t.player(0)).toMatchObject({ gold: 2, potato: 2, armyCards: [] })
    expect(t.log('trade')).toHaveLength(3)
  })

  it('TAW-FREE-03 not those in the area, face-up or face-down', () => {
    const t = table({ position: { seats: [{ army: ['army-01'], armyDown: ['army-02'], armyCards: ['army-03'] }] } })
    expect(t.answers.filter((key) => key.startsWith('trade'))).toEqual(['trade:army-03'])
    expect(t.refused('trade:army-01').rule).toBe('TAW-FREE-03')
    expect(t.refused('trade:army-02').message).toContain('not possible')
  })

  it('TAW-FREE-04 TAW-ASK-04 not in the turn of another, not even when asked there', () => {
    const other = { corn: 3, statues: ['small-hook'], armyCards: ['army-01'], buildings: ['production-05', 'passive-19'], potato: 9 }
    for (const [section, kind] of [[1, 'worship-too'], [2, 'offering-too'], [0, 'produce-too']] as const) {
      const t = table({ position: { seats: [{ priest: (section + 4) % 5 }, other] } })
        .play('side:move-priest', `move-to:section-${section}`, 'take-gold')
      expect(t).toMatchObject({ seat: 1, question: kind })
      expect(t.answers.filter((key) => /^(trade|call-god)/.test(key))).toEqual([])
      expect(t.refused('trade:army-01').rule).toBe('TAW-FREE-04')
    }
  })

  it('TAW-FREE-04 not in set-up', () => {
    const t = table({ settings: { 'first-player': 0 }, seed: 1 })
    const kinds = new Set<string>()
    for (let n = 0; n < 80 && t.question !== 'high-priest'; n++) {
      kinds.add(t.question)
      expect(t.answers.filter((key) => key.startsWith('trade:'))).toEqual([])
      t.play(t.answers[0] ?? '') // benefits are taken, Army cards among them
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['starting-weaving', 'keep-god-cards', 'benefit']))
  })

  it('TAW-FREE-05 TAW-ASK-04 at every question of a placement, also when a cost is due, and at the end of the turn', () => {
    const seat = {
      potato: 1, corn: 2, gold: 1, workers: ['priest', 'courier', 'courier'], armyCards: ['army-19'], buildings: ['passive-01'],
      statues: ['small-four-squares'], godCards: ['god-four-squares-5'],
    }
    const position = { village: ['warrior', 'courier'], offer: ['god-hook-1'], seats: [seat, {}] }
    const t = table({ position, seed: 1 })
    const kinds: string[] = []
    const answers = [
      'place:priest', 'as:priest', 'on:space-middle-0-b', 'by-card:god-four-squares-5', 'pay:2-corn', 'benefits:later', 'extra-task',
      'pay:1-potato', 'task:icon-middle-0-ab', 'task:icon-lower-wall-1', 'from-deck', 'benefit:god-four-squares-5+1', 'village:corn-end',
      'pay:1-gold', 'dismiss:courier',
    ]
    for (const answer of answers) {
      if (!t.offers(answer)) continue
      kinds.push(t.question)
      expect(t.offers('trade:army-19'), t.question).toBe(true)
      t.play(answer)
    }
    expect(kinds).toEqual([
      'turn', 'role', 'space', 'price', 'payment', 'benefits', 'extra-task', 'payment', 'task', 'task', 'god-card', 'benefit', 'end-of-turn',
      'dismiss',
    ])
  })

  it('TAW-FREE-05 what it gives pays for the choice in progress', () => {
    const t = table({ position: { seats: [{ gold: 1, workers: ['architect'], armyCards: ['army-16'] }] } }).play('place:architect')
    expect(t.refused('on:space-middle-0-b').rule).toBe('TAW-PLACE-04')
    t.play('trade:army-16', 'on:space-middle-0-b', 'by-gold')
    expect(t.player(0)).toMatchObject({ potato: 0, gold: 0 })
    const end = table({ position: { seats: [{ armyCards: ['army-10'], workers: [] }] }, seed: 1 })
      .play('side:pray', 'side:move-priest', 'move-to:section-1', 'decline')
    expect(end.refused('village:corn-end').rule).toBe('TAW-EOT-02')
    expect(end.play('trade:army-10', 'village:corn-end').player(0)).toMatchObject({ corn: 0 })
  })

  it('TAW-FREE-05 TAW-ASK-04 at a Feast for the holder alone', () => {
    const seats = [{ armyCards: ['army-01'], temple: 5 }, { armyCards: ['army-02'], temple: 5 }]
    const t = table({ position: { feast: { holder: 0 }, nomads: ['priest', 'courier'], seats }, seed: 1 })
    const offered: unknown[] = []
    for (const answer of ['option:0', 'option:0', 'done', 'done']) {
      offered.push([t.seat, t.question, t.answers.some((key) => key.startsWith('trade:'))])
      t.play(answer)
    }
    expect(offered).toEqual([[0, 'option', true], [1, 'option', false], [0, 'feast-card', true], [1, 'feast-card', false]])
  })
})

describe('the Buildings of any time', () => {
  it('TAW-ASK-04 Z15 is offered to its owner with every question, in any turn', () => {
    const own = { corn: 3, statues: ['small-hook'], buildings: ['passive-15'] }
    const t = table({ position: { seats: [{}, own] }, seed: 1 }).play('side:move-priest', 'move-to:section-1', 'take-gold')
    expect(t).toMatchObject({ seat: 1, question: 'worship-too' })
    expect(t.offers('change:corn-for-gold')).toBe(true)
    t.play('decline', 'side:pray')
    expect(t.seat).toBe(0)
    expect(t.refused('change:corn-for-gold').rule).toBe('TAW-BLD-Z15') // not the owner
    t.play('end-turn')
    expect(t).toMatchObject({ seat: 1, question: 'turn' })
    expect(t.offers('change:corn-for-gold')).toBe(true)
  })

  it('TAW-ASK-03 TAW-ASK-04 Z19 is no reason to ask its owner in the turn of another', () => {
    const own = { potato: 9, corn: 2, buildings: ['passive-19'] }
    const t = table({ position: { seats: [{ priest: 1 }, own] } }).play('side:move-priest', 'move-to:section-2', 'take-gold')
    expect(t).toMatchObject({ seat: 0, question: 'second-side-action' }) // 3 corn are needed
    const army = table({ position: { seats: [{ priest: 1 }, { ...own, armyCards: ['army-10'], buildings: [] }] } }).play('side:move-priest', 'move-to:section-2', 'take-gold')
    expect(army).toMatchObject({ seat: 0, question: 'second-side-action' })
  })

  it('TAW-BLD-Z19 TAW-RES-06 not in the middle of a payment, nor of a card under way', () => {
    const seat = { potato: 9, corn: 2, gold: 1, workers: ['architect'], buildings: ['passive-19'] }
    const t = table({ position: { offer: ['god-hook-1'], seats: [seat] } }).play('place:architect', 'on:space-middle-0-b', 'by-gold')
    expect(t.question).toBe('payment')
    expect(t.refused('call-god').rule).toBe('TAW-RES-06')
    t.play('pay:2-potato', 'call-god')
    expect(t.question).toBe('god-card')
    expect(t.refused('call-god').rule).toBe('TAW-RES-06')
    t.play('from-offer:god-hook-1')
    expect(t.player(0)).toMatchObject({ potato: 6, shown: ['god-hook-1'] })
  })

  it('TAW-ASK-04 Z19 with every question of the owner\'s turn', () => {
    const t = table({ position: { seats: [{ potato: 9, buildings: ['passive-19'] }] }, seed: 1 })
    for (const answer of SIMPLE) {
      expect(t.offers('call-god'), t.question).toBe(true)
      t.play(answer)
    }
    expect(t.seat).toBe(1)
    expect(t.refused('call-god').rule).toBe('TAW-BLD-Z19')
  })
})
