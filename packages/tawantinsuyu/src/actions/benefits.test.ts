// Benefits that would do nothing are refused, each for its own reason; with the last piece they are offered.
import { describe, expect, it } from 'vitest'
import { armyNames, godCardNames } from '../answers.ts'
import { table, type Table } from '../testing.ts'

/** Seat 1 plays a card at a Feast. */
function plays(card: string, own: object = {}, position: object = {}, other: object = {}): Table {
  const seats = [other, { workers: [], tapestries: [], godCards: [card], ...own }]
  return table({ position: { turn: 1, at: 'feast-7', feasts: 1, godUnder: [], ...position, seats }, seed: 1 })
}

const open = (t: Table, card: string): string[] => {
  if (t.question === 'feast-card' && t.seat === 0) t.play('done')
  t.play(`play-god:${card}`)
  return t.answers.filter((key) => key.startsWith('benefit:')).map((key) => key.split('+')[1] ?? '')
}

const armies = (n: number): object => ({ army: armyNames.slice(n) })
const market = ['production-17', null, null, null]
const smallGone = ['spiral', 'zigzag', 'four-squares', 'diamond', 'hook'].flatMap((god) => [`small-${god}`, `small-${god}`])

describe('a benefit', () => {
  it.each([
    ['a Nomad', 'god-hook-2', ['1', '2'], ['2'], {}, { nomads: ['priest'] }, {}, {}, { nomads: [], bag: [] }, {}],
    ['an Army card', 'god-zigzag-1', ['1', '2'], ['2'], {}, {}, armies(1), {}, {}, armies(0)],
    ['an Army card of the discard pile', 'god-zigzag-1', ['1', '2'], ['2'], {}, { armyDiscard: ['army-01'] }, armies(1), {}, {}, armies(0)],
    ['a Renew of a Building', 'god-four-squares-6', ['1', '2'], ['2'], { buildingsDown: ['production-01'] }, {}, {}, { buildings: ['production-01'] }, {}, {}],
    ['a Renew of an Army card', 'god-four-squares-6', ['1', '2'], ['2'], { armyDown: ['army-01'] }, {}, {}, { army: ['army-01'], armyCards: ['army-02'] }, {}, { armyDown: ['army-03'] }],
    ['a Building', 'god-four-squares-1', ['1', '2'], ['2'], { stone: 2, gold: 1 }, { market }, {}, { gold: 1 }, { market }, {}],
    ['a Statue', 'god-cross-2', ['1', '2'], ['2'], { stone: 3 }, {}, {}, { stone: 2 }, {}, {}],
    ['Stairs', 'god-hook-5', ['1', '2'], ['2'], { stone: 3 }, {}, {}, { stone: 2 }, {}, {}],
    ['a paid climb', 'god-diamond-3', ['1', '2'], ['2'], { gold: 1 }, {}, {}, { corn: 9 }, {}, {}],
    ['a paid climb at the top', 'god-diamond-3', ['1', '2'], ['2'], { gold: 1, temple: 11 }, {}, {}, { gold: 1, temple: 12 }, {}, {}],
    ['a Weaving', 'god-spiral-4', ['1', '2'], ['2'], {}, { weavingTop: 'weaving-31', weavingStack: [] }, {}, {}, { weavingTop: null, weavingStack: [] }, {}],
  ])('TAW-GOD-05 TAW-GOD-08 %s is offered while it can be had', (_, card, can, cannot, rich, richTable, richOther, poor, poorTable, poorOther) => {
    expect(open(plays(card, rich, richTable, richOther), card)).toEqual(can)
    expect(open(plays(card, poor, poorTable, poorOther), card)).toEqual(cannot)
  })

  it('TAW-GOD-08 a God card is offered while the deck has one: at a Feast the offer does not count', () => {
    const card = 'god-spiral-5'
    const rest = godCardNames.filter((one) => one !== card)
    const played = (under: number, offer: string[]): string[] => {
      const held = rest.filter((one) => !offer.includes(one)).slice(under)
      return open(plays(card, {}, { offer, godUnder: rest.filter((one) => !offer.includes(one)).slice(0, under) }, { godCards: held }), card)
    }
    expect([played(4, []), played(3, []), played(3, ['god-cross-7'])]).toEqual([['1', '2'], ['1'], ['1']]) // three are drawn before
  })

  it('TAW-GOD-06 TAW-TASK-STATUE-03 a Statue of one size: the other size does not help', () => {
    const card = 'god-cross-1' // a small Statue for 2 stone
    expect(open(plays(card, { stone: 2 }, { statuesGone: [...smallGone, 'small-cross'] }), card)).toEqual(['1'])
    const t = plays(card, { stone: 2, gold: 9, armyCards: ['army-04'] }, { statuesGone: [...smallGone, 'small-cross', 'small-cross'] })
    t.play(`play-god:${card}`)
    expect(t.question).not.toBe('benefit') // TAW-ASK-20: no goods could bring one back
  })

  it('TAW-GOD-06 a task on a card is performed if it can be', () => {
    const card = 'god-spiral-1'
    const shows = (task: string, own: object): Table => {
      const rest = { do: 'vp', n: 1 }
      const data = [{ table: 'god-cards', path: `${card}.benefits`, from: [{ do: 'gain', what: 'potato', n: 3 }, rest], to: [{ do: 'task', task }, rest] }]
      return table({ data, position: { turn: 1, at: 'feast-7', feasts: 1, seats: [{}, { godCards: [card], ...own }] }, seed: 1 }).play(`play-god:${card}`)
    }
    expect(shows('gather-gold', {}).play(`benefit:${card}+1`).player(1).gold).toBe(1)
    expect(shows('build-steps', { stone: 3 }).play(`benefit:${card}+1`).question).toBe('steps')
    expect(shows('build-steps', { stone: 2 }).why(`benefit:${card}+1`)).toMatchObject({ rule: 'TAW-TASK-STAIRS-01', need: 3, have: 2 })
  })

  it('TAW-ASK-20 what goods could still make possible keeps the question open, what they could not does not', () => {
    const stays = (card: string, own: object, position: object = {}): boolean => plays(card, { armyCards: ['army-04'], ...own }, position).play(`play-god:${card}`).question === 'benefit'
    expect(stays('god-cross-1', { stone: 1 })).toBe(true)
    expect(stays('god-cross-1', { stone: 1, armyCards: [] })).toBe(false)
    expect(stays('god-zigzag-3', {})).toBe(false) // nothing to renew
  })

  it('TAW-TASK-WEAVE-07 TAW-HIDE-10 the tile below while there is one', () => {
    const card = 'god-spiral-4'
    const takes = (weavingStack: string[]): Table => plays(card, {}, { weavingTop: 'weaving-31', weavingStack }).play(`play-god:${card}`, `benefit:${card}+1`)
    expect(takes(['weaving-30']).answers).toEqual(['weaving:top', 'weaving:below'])
    expect(takes([])).toMatchObject({ question: 'lay-weaving', answers: ['lay:weaving-31+new'] })
    expect(takes(['weaving-30']).play('weaving:below')).toMatchObject({ question: 'lay-weaving', answers: ['lay:weaving-30+new'] })
  })
})
