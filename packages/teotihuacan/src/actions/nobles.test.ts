import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

interface Scene {
  readonly nobles?: object
  readonly seat?: object
  readonly discoveries?: object
}

const rowValues = { top: [3, 2, 2, 1, 1], centre: [5, 4, 3, 3], bottom: [7, 6, 5] }

/** Seat 0 arrives on Nobles and has then that many workers there. Spaces: top 0-4, centre 5-8, bottom 9-11. */
const atNobles = (workers: number, { nobles = {}, seat = {}, discoveries = {} }: Scene = {}): Table => {
  const standing = ['forest 1', ...Array<string>(workers - 1).fill('nobles 1')]
  const seats = [{ cocoa: 3, wood: 2, workers: standing, ...seat }]
  return table({ players: 2, position: { turn: 0, nobles, discoveries, seats } }).play('move:worker-0-0', 'to:nobles')
}

/** The space covered by the action. */
const covered = (t: Table): unknown => t.log('building')[0]?.['space']

describe('Nobles', () => {
  it('TEO-MAIN-NOBLE-01 costs 2 wood', () => {
    const t = atNobles(1, { seat: { wood: 5 } }).play('main-action')
    expect(t.player(0).wood).toBe(3)
    const short = atNobles(3, { seat: { wood: 1, stone: 9, gold: 9 } })
    expect(short.answers).toEqual(['collect-cocoa'])
    expect(short.why('main-action')).toEqual({ rule: 'TEO-MAIN-NOBLE-01', reason: 'nobles-needs-wood', need: 2, have: 1 })
  })

  it('TEO-MAIN-NOBLE-02 takes the leftmost building, which lowers the value of the buildings row', () => {
    const eclipseValue = (taken: number): number => {
      const spaces = Array.from({ length: taken }, (_, space) => space)
      return table({ players: 2, seed: 1, position: { at: 'eclipse', nobles: { spaces }, seats: [{ cocoa: 9, avenue: 1 }] } }).player(0).vp
    }
    expect(atNobles(1, { nobles: { top: 1 } }).play('main-action').summary()).toMatchObject({ buildingsTaken: 2 })
    expect(Array.from({ length: 12 }, (_, taken) => eclipseValue(taken))).toEqual([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])
  })

  it('TEO-MAIN-NOBLE-03 with 1 worker: leftmost free space of the top row, illegal when it is full', () => {
    expect(covered(atNobles(1).play('main-action'))).toBe(0)
    expect(covered(atNobles(1, { nobles: { spaces: [0, 2] } }).play('main-action'))).toBe(1)
    expect(covered(atNobles(1, { nobles: { top: 4 } }).play('main-action'))).toBe(4)
    const full = atNobles(1, { nobles: { top: 5 } })
    expect(full.answers).toEqual(['collect-cocoa'])
    expect(full.refused('main-action').rule).toBe('TEO-MAIN-NOBLE-03')
  })

  it('TEO-MAIN-NOBLE-04 with 2 workers: centre row, when full the top row, when both are full illegal', () => {
    expect(covered(atNobles(2).play('main-action'))).toBe(5)
    expect(covered(atNobles(2, { nobles: { centre: 3 } }).play('main-action'))).toBe(8)
    expect(covered(atNobles(2, { nobles: { centre: 4, top: 2 } }).play('main-action'))).toBe(2)
    expect(atNobles(2, { nobles: { centre: 4, top: 5 } }).answers).toEqual(['collect-cocoa']) // although the bottom row is empty
  })

  it('TEO-MAIN-NOBLE-05 with 3 workers: bottom row, when full a row above of choice', () => {
    expect(covered(atNobles(3).play('main-action'))).toBe(9)
    expect(covered(atNobles(3, { nobles: { bottom: 2 } }).play('main-action'))).toBe(11)
    const choice = (): Table => atNobles(3, { nobles: { bottom: 3, centre: 1, top: 2 } }).play('main-action')
    expect(choice().answers).toEqual(['row:top', 'row:centre'])
    expect(choice().refused('row:bottom').rule).toBe('TEO-MAIN-NOBLE-03')
    expect(covered(choice().play('row:top'))).toBe(2)
    expect(covered(choice().play('row:centre'))).toBe(6)
    expect(covered(atNobles(3, { nobles: { bottom: 3, centre: 4 } }).play('main-action'))).toBe(0)
    expect(covered(atNobles(3, { nobles: { bottom: 3, top: 5 } }).play('main-action'))).toBe(5)
    expect(covered(atNobles(4).play('main-action'))).toBe(9)
  })

  it('TEO-MAIN-NOBLE-06 no higher row while the own row has a free space', () => {
    for (const [workers, space] of [[2, 5], [3, 9]] as const) {
      const t = atNobles(workers).play('main-action')
      expect(covered(t)).toBe(space) // nothing was asked
      expect(t.question).toBe('power-up')
    }
  })

  it('TEO-MAIN-NOBLE-07 gives the VP printed on the covered space', () => {
    for (const [row, name] of (['top', 'centre', 'bottom'] as const).entries())
      for (const [before, vp] of rowValues[name].entries()) {
        const t = atNobles(row + 1, { nobles: { [name]: before } }).play('main-action')
        expect(t.player(0).vp).toBe(vp)
        expect(t.log('score')).toMatchObject([{ n: vp, rule: 'TEO-MAIN-NOBLE-07' }])
      }
  })

  it('TEO-MAIN-NOBLE-08 then one Avenue step, with the tile of a grey space', () => {
    const t = atNobles(1).play('main-action')
    expect(t.player(0).avenue).toBe(1)
    expect(t.events.map((event) => event.type)).toEqual(['move', 'main-action', 'pay', 'building', 'score', 'avenue-step'])
    const grey = atNobles(1, { seat: { avenue: 2 }, discoveries: { 'avenue-3': ['disc-resources-2-a'] } }).play('main-action')
    expect(grey.player(0)).toMatchObject({ avenue: 3, vp: 3 })
    expect(grey.answers).toEqual(['take:disc-resources-2-a', 'decline'])
  })

  it('TEO-MAIN-NOBLE-09 TEO-EDGE-30 with 11 buildings built it is illegal, one space stays free, the eclipse value is 1', () => {
    const nobles = { top: 5, centre: 4, bottom: 2 }
    const t = atNobles(3, { nobles, seat: { wood: 9 } })
    expect(t.nobles()).toHaveLength(11)
    expect(t.answers).toEqual(['collect-cocoa'])
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-NOBLE-09')
    const ten = atNobles(3, { nobles: { ...nobles, bottom: 1 } }).play('main-action')
    expect(covered(ten)).toBe(10)
    const eclipse = table({ players: 2, seed: 1, position: { at: 'eclipse', nobles, seats: [{ cocoa: 9, avenue: 7 }] } })
    expect(eclipse.player(0).vp).toBe(7)
  })

  it('TEO-EX-06 two workers and one building in the centre row: 2 wood, 4 VP, an Avenue step, a power-up', () => {
    const t = atNobles(2, { nobles: { centre: 1 } }).play('main-action')
    expect(covered(t)).toBe(6)
    expect(t.player(0)).toMatchObject({ wood: 0, vp: 4, avenue: 1 })
    expect(t.answers).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.play('power-up:worker-0-1').question).toBe('end-turn')
    expect(t.worker('worker-0-1')).toBe('nobles 2')
  })

  it('TEO-EDGE-31 a full top row stops one worker, an extra-worker tile lets it build in the centre row', () => {
    const nobles = { top: 5 }
    expect(atNobles(1, { nobles, seat: { wood: 9 } }).offers('main-action')).toBe(false)
    const t = atNobles(1, { nobles, seat: { tiles: ['disc-extra-worker-a'] } }).play('main-action')
    expect(t.answers).toEqual(['use:disc-extra-worker-a'])
    t.play('use:disc-extra-worker-a')
    expect(covered(t)).toBe(5)
    expect(t.player(0)).toMatchObject({ vp: 5, wood: 0, used: ['disc-extra-worker-a'] })
  })
})
