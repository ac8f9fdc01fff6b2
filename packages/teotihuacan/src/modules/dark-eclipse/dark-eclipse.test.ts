// Dark Eclipse: the eclipse is scored at once.
import { describe, expect, it } from 'vitest'
import { pyramidSlots, pyramidTiles } from '../../content/index.ts'
import { teotihuacan } from '../../index.ts'
import { type TestSetUp, type Table, table } from '../../testing.ts'

const dark = (setUp: TestSetUp): Table => table({ players: 3, modules: ['dark-eclipse'], seed: 1, ...setUp })

const first = (t: Table, verb: string): string => t.answers.find((key) => key.startsWith(verb)) ?? `no ${verb}`

/** Whoever is asked moves some worker and collects cocoa; the seat that did. */
function quietTurn(t: Table): number | string {
  const seat = t.seat
  t.play(first(t, 'move:')).play(first(t, 'to:')).play('collect-cocoa', 'end-turn')
  return seat
}

function paySalaries(t: Table): Table {
  while (t.question === 'salary') t.play(t.answers[0] ?? '')
  return t
}

const master = { workers: ['palace 5', 'palace 1', 'palace 1'] }

/** The first worker of the seat, power 5 on the Palace, ascends at the Stone Quarry. */
const ascend = (t: Table, seat: number): Table =>
  t.play(`move:worker-${seat}-0`, 'to:stone-quarry', 'main-action', `power-up:worker-${seat}-0`, 'reward:ascend-vp-5')

/** Seat 1 of three (seat 0 is First Player) ascends with the light disc on 10 of 11. */
const secondOfThree = (): Table => dark({ position: { turn: 1, calendar: { light: 10 }, seats: [{}, master, {}] } })

describe('Dark Eclipse', () => {
  it('TEO-DARK-01 scores the eclipse right after the turn in which the discs met, not in it', () => {
    const t = ascend(secondOfThree(), 1)
    expect([t.question, t.log('eclipse-triggered').length, t.log('eclipse').length]).toEqual(['end-turn', 1, 0])
    t.play('end-turn')
    expect([t.log('eclipse').length, t.log('move').length]).toEqual([1, 1])
  })

  it('TEO-DARK-01 without the variant four more turns are played from the same position', () => {
    const t = table({ players: 3, seed: 1, position: { turn: 1, calendar: { light: 10 }, seats: [{}, master, {}] } })
    ascend(t, 1).play('end-turn')
    const seats: unknown[] = []
    while (t.log('eclipse').length === 0 && seats.length < 20) seats.push(quietTurn(t))
    expect(seats).toEqual([2, 0, 1, 2])
  })

  it('TEO-DARK-01 does not score before the discs meet', () => {
    const t = dark({ position: { turn: 1, calendar: { light: 9 }, seats: [{}, master, {}] } })
    ascend(t, 1).play('end-turn')
    expect([t.log('eclipse'), t.question, t.seat]).toEqual([[], 'turn', 2])
  })

  it('TEO-DARK-02 the Last Player\'s calendar step can trigger it', () => {
    const t = dark({ position: { turn: 2, calendar: { light: 10 } } })
    quietTurn(t)
    expect(t.log('eclipse')).toHaveLength(1)
    expect([paySalaries(t).question, t.seat]).toEqual(['turn', 0])
    expect(t.summary()['calendar']).toEqual({ light: 0, dark: 10, eclipses: 1, due: 0 })
  })

  it('TEO-DARK-02 the step is lost when an ascension of that turn already did', () => {
    const t = dark({ position: { turn: 2, calendar: { light: 10 }, seats: [{}, {}, master] } })
    ascend(t, 2).play('end-turn')
    expect(t.log('eclipse')).toHaveLength(1)
    paySalaries(t)
    expect(t.summary()['calendar']).toEqual({ light: 0, dark: 10, eclipses: 1, due: 0 })
    expect(t.log('calendar').map((event) => event['space'])).toEqual([11])
  })

  it('TEO-DARK-03 the next player clockwise goes on, and the Last Player stays the same', () => {
    const t = secondOfThree()
    ascend(t, 1).play('end-turn')
    paySalaries(t)
    expect(t.log('eclipse')).toHaveLength(1)
    expect([t.question, t.seat, t.summary()['first'], t.summary()['round']]).toEqual(['turn', 2, 0, 1])
    expect([quietTurn(t), quietTurn(t), quietTurn(t), quietTurn(t)]).toEqual([2, 0, 1, 2])
  })

  it('TEO-DARK-03 also when another seat is First Player: seat 0, last of three, triggers and seat 1 goes on', () => {
    const t = dark({ position: { turn: 0, first: 2, calendar: { light: 10 }, seats: [master] } })
    ascend(t, 0).play('end-turn')
    expect(t.log('eclipse')).toHaveLength(1)
    expect([paySalaries(t).question, t.seat]).toEqual(['turn', 1])
  })

  it('TEO-EDGE-45 in the middle of a round: neutral workers move, the next player plays, the Last Player moves the disc from 0', () => {
    const t = table({
      players: 3, modules: ['dark-eclipse'], chance: ['draw-starting-tile:start-01', 'draw-starting-tile:start-03'],
      position: { turn: 1, calendar: { light: 10 }, neutrals: [['nobles', 'nobles', 'nobles']], seats: [{}, master, {}] },
    })
    ascend(t, 1).play('end-turn')
    expect(t.summary()['neutrals']).toEqual([['palace', 'forest', 'stone-quarry']])
    expect(t.summary()['calendar']).toEqual({ light: 0, dark: 10, eclipses: 1, due: 0 })
    const after = [1, 2, 3, 4].map(() => {
      const seat = quietTurn(t)
      return [seat, (t.summary()['calendar'] as { light: number }).light]
    })
    expect(after).toEqual([[2, 1], [0, 1], [1, 1], [2, 2]])
  })

  it('TEO-DARK-04 the game may end in the middle of a round after eclipse 3', () => {
    const t = dark({ position: { turn: 0, calendar: { eclipses: 2, light: 8 }, seats: [master] } })
    ascend(t, 0).play('end-turn')
    expect([t.question, t.log('move').length]).toEqual(['over', 1])
  })

  it('TEO-DARK-04 and after completion of the pyramid', () => {
    const pyramid = Object.fromEntries(pyramidSlots.filter((slot) => slot.level < 4).map((slot, i) => [slot.id, pyramidTiles[i].id]))
    const architect = { stone: 2, wood: 3, workers: ['forest 1'] }
    const t = dark({ position: { turn: 1, pyramid, seats: [{}, architect] } })
    t.play('move:worker-1-0', 'to:construction', 'main-action', 'build-with:pyr-31', 'build-at:p4-r0c0', 'turned:0', 'power-up:worker-1-0')
    expect(t.question).toBe('end-turn')
    t.play('end-turn')
    expect([t.question, t.log('move').length, t.log('eclipse').length]).toEqual(['over', 1, 1])
  })

  it('TEO-DARK-05 tied in VP and cocoa, the higher order token wins; VP and cocoa come first', () => {
    const end = (firstSeat: number, ...seats: [vp: number, cocoa: number][]): (number | undefined)[] => {
      const before = seats.map(([vp, cocoa]) => ({ vp, cocoa: cocoa + 3 }))
      const t = dark({ position: { at: 'eclipse', turn: 1, first: firstSeat, calendar: { eclipses: 2 }, seats: before } })
      t.play('salary:3', 'salary:3', 'salary:3')
      return [0, 1, 2].map((seat) => t.player(seat).place)
    }
    expect(end(0, [30, 2], [30, 2], [30, 2])).toEqual([3, 2, 1])
    expect(end(1, [30, 2], [30, 2], [30, 2])).toEqual([1, 3, 2])
    expect(end(0, [30, 3], [30, 2], [30, 2])).toEqual([1, 3, 2])
    expect(end(0, [31, 0], [30, 2], [30, 9])).toEqual([1, 3, 2])
  })

  it('TEO-DARK-06 is offered for 2 to 4 players and refused in solo', () => {
    for (const players of [2, 3, 4]) expect(dark({ players, position: {} }).question).toBe('turn')
    expect(teotihuacan.compile({ players: 1, modules: ['dark-eclipse'], settings: {} })).toMatchObject({ ok: false, rule: 'TEO-DARK-06' })
    expect(teotihuacan.compile({ players: 1, modules: [], settings: {} }).ok).toBe(true)
  })
})
