import { eventsFor, sizeOf, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { godCardNames } from '../answers.ts'
import { table, type Table } from '../testing.ts'
import { GOD_HAND, GOD_WORDS } from '../state.ts'

const HUB = 'space-middle-0-b' // god four-squares
const CARD = 'god-four-squares-5' // 4 potatoes

/** Seat 0 has placed an architect on the hub for the card and is asked what follows. */
function played(seat: object = {}, position: object = {}): Table {
  const own = { potato: 2, corn: 0, gold: 0, workers: ['architect'], godCards: [CARD], ...seat }
  return table({ position: { ...position, seats: [own] } }).play('place:architect', `on:${HUB}`, `by-card:${CARD}`)
}

describe('benefits of a God card played for placement', () => {
  it('TAW-GOD-01 need a Statue of the card\'s god', () => {
    expect(played().question).toBe('task')
    expect(played({ statues: ['small-hook'] }).question).toBe('task')
    expect(played({ statues: ['small-four-squares'] }).question).toBe('benefits')
    expect(played({ statues: ['large-four-squares'] }).question).toBe('benefits')
  })

  it('TAW-GOD-02 are given once, however many Statues there are', () => {
    const t = played({ statues: ['small-four-squares', 'small-four-squares', 'large-four-squares'] }).play('benefits:now', `benefit:${CARD}+1`)
    expect(t.player(0).potato).toBe(4)
    expect(t.question).toBe('task')
    t.play('stop')
    expect(t.question).toBe('end-of-turn')
  })

  it('TAW-GOD-03 TAW-EDGE-21 are not given for gold, and no card goes to the offer', () => {
    const own = { potato: 2, gold: 1, workers: ['architect'], godCards: [CARD], statues: ['small-four-squares'] }
    const t = table({ position: { seats: [own] } }).play('place:architect', `on:${HUB}`, 'by-gold')
    expect(t.question).toBe('task')
    t.play('stop', 'end-turn')
    expect(t.offer).toEqual([])
    expect(t.player(0).godCards).toEqual([CARD])
  })

  it('TAW-GOD-04 come before the first or after the last task, in one window', () => {
    const late = played({ statues: ['small-four-squares'] }).play('benefits:later', 'task:icon-middle-0-ab')
    expect(late.question).toBe('benefit')
    late.play(`benefit:${CARD}+1`)
    expect(late.player(0).potato).toBe(4)
    expect(late.question).toBe('end-of-turn')
    const early = played({ statues: ['small-four-squares'] }).play('benefits:now', 'done')
    expect(early.question).toBe('task')
    early.play('stop')
    expect(early.question).toBe('end-of-turn') // the window is used
  })

  it('TAW-GOD-04 before the tasks is refused when no benefit can be taken then, and the window stays open for later', () => {
    const card = 'god-cross-1' // a small Statue for 2 stone
    const at = (seat: object = {}): Table => {
      const own = { potato: 9, workers: ['architect'], godCards: [card], statues: ['small-cross'], priest: 0, ...seat }
      return table({ position: { seats: [own] } }).play('place:architect', 'on:space-top-3-a', `by-card:${card}`)
    }
    const space = at()
    expect(space.question).toBe('benefits')
    expect(space.why('benefits:now')).toMatchObject({ rule: 'TAW-GOD-04', reason: 'no-benefit-now' })
    expect(space.answers).toEqual(['benefits:later'])
    expect(at({ stone: 2 }).offers('benefits:now')).toBe(true)
    expect(at({ armyCards: ['army-01'] }).offers('benefits:now')).toBe(true) // the card could bring the stone
    const down = { buildingsDown: ['production-01'], statues: ['small-zigzag'], godCards: ['god-zigzag-3'] } // Renew 2: no goods bring that
    const renew = (seat: object): Table =>
      table({ position: { seats: [{ potato: 20, workers: ['architect'], priest: 0, ...seat }] } }).play('place:architect', 'on:space-top-1-b', 'by-card:god-zigzag-3')
    expect(renew(down).offers('benefits:now')).toBe(true)
    expect(renew({ ...down, buildingsDown: [], armyCards: ['army-01'] }).refused('benefits:now').rule).toBe('TAW-GOD-04')
  })

  it('TAW-GOD-04 what a task brings can pay for a benefit that was refused before', () => {
    const card = 'god-four-squares-1' // erect a Building, 1 VP
    const own = { potato: 2, corn: 0, workers: ['architect'], godCards: [card], statues: ['small-four-squares'] }
    const t = table({ position: { market: ['production-02', 'production-04', 'passive-03', 'passive-15'], seats: [own] } }).play('place:architect', `on:${HUB}`, `by-card:${card}`)
    t.play('benefits:later', 'task:icon-middle-0-ab')
    expect(t.question).toBe('benefit')
    t.play(`benefit:${card}+1`, 'erect:production-02')
    expect(t.player(0)).toMatchObject({ stone: 0, buildings: ['production-02'] })
  })

  it('TAW-GOD-04 TAW-EDGE-22 a Statue built by a task opens the late window', () => {
    const card = 'god-four-squares-3' // 2 stone, 1 VP
    const own = { potato: 9, stone: 3, workers: ['architect'], godCards: [card], priest: 2 }
    const t = table({ position: { seats: [own] } }).play('place:architect', 'on:space-middle-2-c', `by-card:${card}`)
    expect(t.question).toBe('task') // no Statue yet, no early window
    t.play('task:icon-middle-ridge-23', 'statue:small-four-squares', 'stop')
    expect(t.question).toBe('benefit')
    t.play(`benefit:${card}+1`)
    expect(t.player(0).stone).toBe(2)
  })

  it('TAW-GOD-05 any, all or none of them', () => {
    const card = 'god-four-squares-4' // 1 stone, 1 corn, 1 VP
    const own = { potato: 2, workers: ['architect'], godCards: [card], statues: ['small-four-squares'] }
    const t = table({ position: { seats: [own] } }).play('place:architect', `on:${HUB}`, `by-card:${card}`, 'benefits:now')
    expect(t.answers).toEqual([1, 2, 3].map((n) => `benefit:${card}+${n}`).concat('done'))
    t.play(`benefit:${card}+3`)
    expect(t.refused(`benefit:${card}+3`).rule).toBe('TAW-GOD-02')
    t.play('done')
    expect(t.player(0)).toMatchObject({ vp: 1, stone: 0, corn: 0 })
  })

  it('TAW-GOD-06 a task icon is performed at its normal cost', () => {
    const card = 'god-four-squares-1' // erect a Building, 1 VP
    const own = { potato: 2, stone: 1, corn: 1, workers: ['architect'], godCards: [card], statues: ['small-four-squares'] }
    const t = table({ position: { seats: [own] } }).play('place:architect', `on:${HUB}`, `by-card:${card}`)
    if (t.question === 'payment') t.play('pay:2-potato')
    t.play('benefits:now', `benefit:${card}+1`, 'erect:production-01')
    expect(t.player(0)).toMatchObject({ stone: 0, corn: 0, buildings: ['production-01'] })
  })
})

describe('gaining God cards', () => {
  const pray = (position: object = {}): Table => table({ position, chance: ['draw-god:god-hook-5'] }).play('side:pray')

  it('TAW-GOD-07 TAW-SIDE-PRAY-01 one by one, each from the deck or the offer', () => {
    const t = pray({ offer: ['god-hook-1', 'god-cross-2'] })
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1', 'from-offer:god-cross-2'])
    t.play('from-offer:god-cross-2')
    expect(t.answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
    t.play('from-deck')
    expect(t.player(0)).toMatchObject({ godCards: ['god-hook-5'], shown: ['god-cross-2'] })
    expect(t.question).toBe('second-side-action')
  })

  it('TAW-HIDE-13 the first card is seen before the source of the second is chosen', () => {
    const t = pray({ offer: ['god-hook-1'] }).play('from-deck')
    expect(t.question).toBe('god-card')
    expect(t.player(0).godCards).toEqual(['god-hook-5'])
  })

  it('TAW-HIDE-12 a card from the offer is known to all, one from the deck to its owner only', () => {
    const t = pray({ offer: ['god-hook-1'] }).play('from-deck', 'from-offer:god-hook-1')
    expect(sizeOf(view(t.g, 1), GOD_HAND, GOD_WORDS)).toBe(1) // how many, not which
    expect(eventsFor(t.events, 1).some((event) => event['card'] === 'god-hook-5')).toBe(false)
    expect(eventsFor(t.events, 0).some((event) => event['card'] === 'god-hook-5')).toBe(true)
    expect(eventsFor(t.events, 1).some((event) => event['card'] === 'god-hook-1')).toBe(true)
  })

  it('TAW-GOD-08 an empty deck leaves the offer, and nothing left gives nothing', () => {
    const t = table({ position: { offer: ['god-hook-1'], seats: [{}, { godCards: 'rest' }] } }).play('side:pray')
    expect(t.refused('from-deck').rule).toBe('TAW-GOD-08')
    t.play('from-offer:god-hook-1')
    expect(t.question).toBe('second-side-action')
    const none = table({ position: { seats: [{}, { godCards: 'rest' }] } })
    expect(none.refused('side:pray').rule).toBe('TAW-TURN-08')
  })

  it('TAW-GOD-09 there is no hand limit', () => {
    const t = table({ position: { seats: [{ godCards: 'rest' }] }, seed: 1 }).play('side:recruit')
    expect(t.player(0).godCards).toHaveLength(42)
    expect(t.g.rules.broken(t.g)).toEqual([])
  })

  it('TAW-GOD-10 a card in hand cannot leave it by itself', () => {
    const t = table({ position: { seats: [{ godCards: [CARD] }] } })
    expect(t.answers.some((key) => key.includes(CARD))).toBe(false)
  })
})

describe('the offer', () => {
  const end = (players: number, offer: readonly string[]): Table => {
    const own = { potato: 2, workers: ['architect'], godCards: [CARD] }
    return table({ players, position: { offer, seats: [own] } }).play('place:architect', `on:${HUB}`, `by-card:${CARD}`, 'stop', 'end-turn')
  }

  it('TAW-OFFER-01 TAW-HIDE-03 the played card becomes the newest at the end of the turn', () => {
    expect(end(2, ['god-hook-1', 'god-hook-2']).offer).toEqual(['god-hook-1', 'god-hook-2', CARD])
  })

  it.each([[2, 3], [3, 4], [4, 5]])('TAW-OFFER-02 TAW-SETUP-31 TAW-EX-05 TAW-EDGE-40 with %i players the card after the %ith shuffles the offer first', (players, room) => {
    const full = ['god-hook-1', 'god-hook-2', 'god-hook-3', 'god-hook-4', 'god-hook-5'].slice(0, room)
    const t = end(players, full)
    expect(t.offer).toEqual([CARD])
    expect(t.summary().stacks.gods).toBe(42 - 1)
    expect(t.log('offer-shuffled')).toMatchObject([{ rule: 'TAW-OFFER-02', seat: -1 }])
    expect(end(players, full.slice(1)).offer).toHaveLength(room)
  })

  it('TAW-GOD-07 TAW-GOD-08 the last card of the deck may be drawn, an empty deck not', () => {
    const prays = (left: number): Table => {
      const godCards = godCardNames.filter((card) => card !== 'god-hook-1' && card !== 'god-hook-2')
      return table({ position: { offer: ['god-hook-1'], godUnder: ['god-hook-2'].slice(0, left), seats: [{ priest: 0 }, { godCards: left === 1 ? godCards : [...godCards, 'god-hook-2'] }] } }).play('side:pray')
    }
    expect(prays(1).answers).toEqual(['from-deck', 'from-offer:god-hook-1'])
    expect(prays(0).answers).toEqual(['from-offer:god-hook-1'])
    expect(prays(0).refused('from-deck').rule).toBe('TAW-GOD-08')
  })

  it('TAW-OFFER-03 a gap is closed and not refilled', () => {
    const t = table({ position: { offer: ['god-hook-1', 'god-hook-2', 'god-hook-3'] }, seed: 1 }).play('side:pray', 'from-offer:god-hook-2', 'from-deck')
    expect(t.offer).toEqual(['god-hook-1', 'god-hook-3'])
  })

  it('TAW-OFFER-04 cards returned in an exchange go under the deck, not into the offer', () => {
    const own = { potato: 2, gold: 1, stone: 2, workers: ['architect'], godCards: ['god-cross-1'] }
    const t = table({ position: { seats: [own] }, seed: 1 }).play('place:architect', `on:${HUB}`, 'by-gold', 'task:icon-middle-0-bc', 'exchange:god-cross-1', 'swap:production-01', 'done')
    expect(t.offer).toEqual([])
    expect(t.summary().godUnder).toEqual(['god-cross-1'])
  })

  it('TAW-HIDE-14 the returned card is known to nobody else, and neither is what is left of cards seen before', () => {
    const own = { potato: 2, gold: 1, stone: 2, workers: ['architect'], godCards: ['god-cross-1'], shown: ['god-cross-2'] }
    const t = table({ position: { seats: [own] }, seed: 1 }).play('place:architect', `on:${HUB}`, 'by-gold', 'task:icon-middle-0-bc', 'exchange:god-cross-2', 'swap:production-01', 'done')
    expect(eventsFor(t.events, 1).some((event) => Object.values(event).includes('god-cross-2'))).toBe(false)
    expect(t.player(0)).toMatchObject({ godCards: ['god-cross-1'], shown: [] })
  })
})
