// The end of the game and who wins.
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from '../content/index.ts'
import { type Table, table } from '../testing.ts'

type Seat = Readonly<Record<string, unknown>>

/** The last eclipse, salaries still to be paid: 3 cocoa each for three weak workers. */
const lastEclipse = (seats: readonly Seat[], rest: object = {}, players = Math.max(2, seats.length)): Table =>
  table({ players, position: { at: 'eclipse', calendar: { eclipses: 2 }, seats, ...rest } })

const places = (t: Table): (number | undefined)[] => Array.from({ length: t.g.rules.seats }, (_, seat) => t.player(seat).place)

/** Seats with points and cocoa left over once everybody paid the whole salary. */
const results = (...seats: readonly [vp: number, cocoaLeft: number][]): Seat[] => seats.map(([vp, left]) => ({ vp, cocoa: left + 3 }))

const paid = (t: Table): Table => {
  while (t.question === 'salary') t.play('salary:3')
  return t
}

describe('the end of the game', () => {
  it('TEO-END-01 comes after eclipse 3 and not after eclipses 1 and 2', () => {
    const after = [0, 1, 2].map((eclipses) => {
      const t = table({ players: 3, seed: 1, position: { at: 'eclipse', calendar: { eclipses } } })
      return [t.question, t.summary()['over'], t.player(0).place !== undefined]
    })
    expect(after).toEqual([['turn', false, false], ['turn', false, false], ['over', true, true]])
  })

  it('TEO-END-01 comes after the eclipse of a completed pyramid, were it the first', () => {
    const pyramid = Object.fromEntries(pyramidSlots.map((slot, i) => [slot.id, pyramidTiles[i].id]))
    const t = paid(lastEclipse(results([5, 0], [8, 0]), { pyramid, calendar: { eclipses: 0 } }))
    expect([t.question, t.summary()['over']]).toEqual(['over', true])
    expect(t.summary()['calendar']).toMatchObject({ eclipses: 1 })
    expect(places(t)).toEqual([2, 1])
  })

  it('TEO-END-01 nothing can be answered any more', () => {
    const t = paid(lastEclipse(results([5, 0], [8, 0])))
    expect([t.answers, t.seat]).toEqual([[], 'nobody'])
    expect(t.refused('move:worker-0-0').message).toBe('the game is over: no question is open')
  })

  it('TEO-END-02 the most VP win, whatever the order and the cocoa', () => {
    expect(places(paid(lastEclipse(results([30, 9], [31, 0], [12, 5], [40, 0]))))).toEqual([3, 2, 4, 1])
    expect(places(paid(lastEclipse(results([40, 0], [12, 5], [31, 0], [30, 9]), { first: 2 })))).toEqual([1, 4, 2, 3])
  })

  it('TEO-END-02 counts the points after everything was scored, the final salary included', () => {
    const t = lastEclipse([{ vp: 20, cocoa: 3 }, { vp: 12, cocoa: 3 }])
    t.play('salary:0', 'salary:3')
    expect([t.player(0).vp, t.player(1).vp]).toEqual([11, 12])
    expect(places(t)).toEqual([2, 1])
  })

  it('TEO-END-03 a tie goes to more cocoa', () => {
    expect(places(paid(lastEclipse(results([30, 1], [30, 4], [30, 2]))))).toEqual([3, 1, 2])
  })

  it('TEO-END-03 counts the cocoa after the final salary', () => {
    const strong = { vp: 30, cocoa: 6, workers: ['forest 4', 'forest 4', 'forest 4'] }
    const t = lastEclipse([strong, { vp: 30, cocoa: 5 }]).play('salary:6', 'salary:3')
    expect([t.player(0).cocoa, t.player(1).cocoa]).toEqual([0, 2])
    expect(places(t)).toEqual([2, 1])
  })

  it('TEO-END-03 TEO-EDGE-35 a player may keep cocoa and lose VP on purpose, and win the tie by it', () => {
    const seats = [{ vp: 33, cocoa: 3 }, { vp: 30, cocoa: 3 }]
    const t = lastEclipse(seats)
    expect(t.answers).toEqual(['salary:3', 'salary:2', 'salary:1', 'salary:0'])
    t.play('salary:2', 'salary:3')
    expect([t.player(0), t.player(1)]).toMatchObject([{ vp: 30, cocoa: 1 }, { vp: 30, cocoa: 0 }])
    expect(places(t)).toEqual([1, 2])
    const other = lastEclipse(seats, { first: 1 }).play('salary:3', 'salary:2')
    expect(places(other)).toEqual([1, 2]) // more cocoa, though the other holds the lower token
  })

  it('TEO-END-04 still tied, the lower order token wins', () => {
    const tie = results([30, 2], [30, 2], [30, 2])
    expect(places(paid(lastEclipse(tie)))).toEqual([1, 2, 3])
    expect(places(paid(lastEclipse(tie, { first: 1 })))).toEqual([3, 1, 2])
    expect(places(paid(lastEclipse(tie, { first: 2 })))).toEqual([2, 3, 1])
  })

  it('TEO-END-05 goods left over are worth nothing', () => {
    const hoard = { vp: 10, cocoa: 13, wood: 5, stone: 6, gold: 7 }
    const t = paid(lastEclipse([hoard, { vp: 11, cocoa: 3 }]))
    expect(t.player(0)).toMatchObject({ vp: 10, cocoa: 10, wood: 5, stone: 6, gold: 7 })
    expect(places(t)).toEqual([2, 1])
  })

  it('TEO-END-05 except for the bot: 1 VP for each resource and cocoa', () => {
    const t = lastEclipse([{ vp: 10, cocoa: 3, wood: 9 }, { wood: 1, stone: 2, gold: 3, cocoa: 4 }], {}, 1).play('salary:3')
    expect([t.player(0).vp, t.player(1).vp]).toEqual([10, 10])
  })
})
