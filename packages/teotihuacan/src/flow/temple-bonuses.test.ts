// The seven temple bonus tiles, scored in the final eclipse.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

type Seat = Readonly<Record<string, unknown>>

const others = ['bonus-flat-15', 'bonus-avenue', 'bonus-technologies']

/** Points of each seat in the final eclipse, with the tile in the red temple; salaries are paid with the cocoa given here. */
function finalPoints(tile: string, given: readonly Seat[]): number[] {
  const [blue, green] = others.filter((other) => other !== tile)
  const seats = [0, 1].map((i) => ({ cocoa: 8, ...given[i] }))
  const t = table({ players: 2, position: { at: 'eclipse', calendar: { eclipses: 2 }, bonuses: { blue, red: tile, green }, seats } })
  while (t.question === 'salary') t.play(t.answers[0] ?? '')
  expect(t.question).toBe('over')
  return [t.player(0).vp, t.player(1).vp]
}

/** What the tile adds to a seat on step 10 of its temple, against the same seat on step 9. */
function worth(tile: string, seat: Seat): number {
  const [on = 0] = finalPoints(tile, [{ temples: { red: 10 }, ...seat }])
  const [below = 0] = finalPoints(tile, [{ temples: { red: 9 }, ...seat }])
  return on - below
}

describe('temple bonus tiles', () => {
  it('TEO-BONUS-01 tile 1 scores the best set of masks once more', () => {
    expect(worth('bonus-mask-set', { tiles: ['mask-4-a', 'mask-4-b', 'mask-5-a', 'mask-5-b', 'mask-1-a'] })).toBe(6) // sets of 3 and 2
    expect(worth('bonus-mask-set', { tiles: ['mask-7-a', 'mask-7-b', 'mask-7-c'] })).toBe(1)
    expect(worth('bonus-mask-set', { tiles: Array.from({ length: 7 }, (_, i) => `mask-${i + 1}-a`) })).toBe(28)
    expect(worth('bonus-mask-set', { tiles: ['disc-avenue-a'] })).toBe(0)
  })

  it('TEO-BONUS-02 tile 2 gives 5 VP per technology', () => {
    const owned = [[], ['tech-01'], ['tech-01', 'tech-05', 'tech-17']]
    expect(owned.map((technologies) => worth('bonus-technologies', { technologies }))).toEqual([0, 5, 15])
  })

  it('TEO-BONUS-03 tile 3 gives 15 VP', () => {
    expect(worth('bonus-flat-15', {})).toBe(15)
  })

  it('TEO-BONUS-04 tile 4 gives 3 VP per Avenue step', () => {
    expect([0, 1, 9].map((avenue) => worth('bonus-avenue', { avenue }))).toEqual([0, 3, 27])
  })

  it('TEO-BONUS-05 tile 5 gives 9 VP per bonus tile unlocked, this one included', () => {
    const points = (blue: number, green: number): number[] => finalPoints('bonus-bonus-tiles', [{ temples: { blue, red: 10, green } }])
    expect(points(9, 9)).toEqual([9, 0])
    expect(points(10, 9)).toEqual([18 + 15, 0]) // the blue tile is worth 15
    expect(points(10, 11)).toEqual([27 + 15, 0]) // the green one 3 per Avenue step: nothing
  })

  it('TEO-BONUS-06 tile 6 gives 2 VP per discovery tile that is no mask, used or not', () => {
    expect(worth('bonus-discoveries', { tiles: ['disc-avenue-a', 'disc-extra-worker-a'] })).toBe(4)
    expect(worth('bonus-discoveries', { tiles: ['disc-avenue-a'], used: ['disc-vp-4-a', 'disc-vp-4-b'] })).toBe(6)
    expect(worth('bonus-discoveries', { tiles: ['mask-1-a', 'mask-2-a', 'disc-avenue-a'] })).toBe(2)
    expect(worth('bonus-discoveries', { tiles: ['mask-1-a', 'mask-2-a'] })).toBe(0)
  })

  it('TEO-BONUS-06 an ignore-cocoa tile turned down for this eclipse\'s salary counts', () => {
    const bonuses = { blue: 'bonus-flat-15', red: 'bonus-discoveries', green: 'bonus-avenue' }
    const seats = [{ tiles: ['disc-free-cocoa-a'], temples: { red: 10 } }, {}]
    const t = table({ players: 2, position: { at: 'eclipse', calendar: { eclipses: 2 }, bonuses, seats } })
    t.play('ignore-cocoa:disc-free-cocoa-a')
    expect(t.player(0)).toMatchObject({ vp: 2, used: ['disc-free-cocoa-a'] })
  })

  it('TEO-BONUS-07 tile 7 gives 4 VP per worker of power 1 to 3 and 9 VP per worker of power 4 or 5', () => {
    expect(worth('bonus-workers', { workers: ['forest 1', 'nobles 2', 'palace 3'] })).toBe(12)
    expect(worth('bonus-workers', { workers: ['forest 3', 'nobles 4', 'palace 5'] })).toBe(22)
    expect(worth('bonus-workers', { workers: ['forest-worship 5', 'palace-left 1', 'palace 1', 'palace 4'] })).toBe(26) // locked ones too
  })

  it('TEO-BONUS-08 tile 7 does not count the worker on the ascension wheel', () => {
    const three = ['forest 1', 'nobles 1', 'palace 1']
    expect(worth('bonus-workers', { workers: [...three, 'wheel'] })).toBe(12)
    expect(worth('bonus-workers', { workers: [...three, 'palace 3'] })).toBe(16)
  })

  it('TEO-BONUS-09 each player scores an unlocked tile once, on step 10 as on step 11; several may score the same tile', () => {
    expect(finalPoints('bonus-flat-15', [{ temples: { red: 10 } }, { temples: { red: 10 } }])).toEqual([15, 15])
    expect(finalPoints('bonus-flat-15', [{ temples: { red: 11 } }, { temples: { red: 10 } }])).toEqual([15, 15])
    expect(finalPoints('bonus-flat-15', [{ temples: { red: 9 } }, { temples: { red: 11 } }])).toEqual([0, 15])
  })
})
