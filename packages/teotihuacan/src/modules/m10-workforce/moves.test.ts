// Moving common workers.
// Ring: S1 palace, S2 stone-quarry, S3 alchemy, S4 forest, S5 construction, S6 decorations, S7 nobles, S8 gold-deposits.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

type Fields = Readonly<Record<string, unknown>>

/** Seat 0 to move; seat 1 waits far away unless it is described. */
function game(seat: Fields, commonWorkers: readonly string[], rest: Fields = {}): Table {
  const seats = [{ workers: ['palace 1', 'palace 1'], ...seat }, { workers: ['palace-left 1', 'palace-right 1'] }]
  return table({ players: 2, modules: ['m10'], seed: 1, position: { seats, commonWorkers, ...rest } })
}

const boards = (t: Table): string[] => t.answers.flatMap((key) => (key.startsWith('to:') ? [key.slice(3)] : []))

describe('a turn', () => {
  it('M10-13 an own worker goes 1 to 3 boards, any common worker exactly 1', () => {
    const t = game({ workers: ['palace 2', 'nobles 1'] }, ['forest', 'nobles', 'alchemy'])
    expect(t.answers).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move-common:common-0', 'move-common:common-1', 'move-common:common-2'])
    expect(boards(t.play('move:worker-0-0'))).toEqual(['forest', 'stone-quarry', 'alchemy'])
    for (const [i, next] of ['construction', 'gold-deposits', 'forest'].entries()) {
      const moved = game({}, ['forest', 'nobles', 'alchemy']).play(`move-common:common-${i}`)
      expect(moved.question).toBe('destination')
      expect(boards(moved)).toEqual([next])
      expect(moved.refused('to:decorations').rule).toBe('M10-13')
      moved.play(`to:${next}`)
      expect(moved.summary()['commonWorkers']).toEqual(['forest', 'nobles', 'alchemy'].map((board, k) => (k === i ? next : board)))
      expect(moved.question).toBe('action')
    }
  })

  it('M10-13 the refusal says how far the board is; staying is no move', () => {
    const t = game({}, ['forest', 'nobles', 'alchemy']).play('move-common:common-0')
    expect(t.why('to:nobles')).toEqual({ rule: 'M10-13', reason: 'common-worker-moves-one-board', need: 1, have: 3 })
    expect(t.why('to:forest')).toEqual({ rule: 'M10-13', reason: 'common-worker-moves-one-board', need: 1, have: 8 })
  })

  it('M10-13 TEO-TURN-06 a player whose workers are all locked may move a common worker', () => {
    const t = game({ workers: ['forest-worship 1', 'stone-quarry-worship 1'] }, ['forest', 'nobles', 'alchemy'])
    expect(t.answers).toEqual(['free-unlock', 'move-common:common-0', 'move-common:common-1', 'move-common:common-2'])
    expect(t.why('construction')).toMatchObject({ reason: 'choose-worker-first' })
    t.play('move-common:common-0', 'to:construction', 'collect-cocoa', 'end-turn')
    expect(t.player(0).cocoa).toBe(1)
    expect(t.seat).toBe(1)
  })

  it('M10-14 a common worker next to the Palace may skip it; others may not skip anything', () => {
    const t = game({}, ['gold-deposits', 'palace', 'nobles'])
    t.play('move-common:common-0')
    expect(boards(t)).toEqual(['palace', 'stone-quarry'])
    expect(t.refused('to:alchemy').rule).toBe('M10-13')
    const from = game({}, ['gold-deposits', 'palace', 'nobles']).play('move-common:common-1')
    expect(boards(from)).toEqual(['stone-quarry'])
    const far = game({}, ['gold-deposits', 'palace', 'nobles']).play('move-common:common-2')
    expect(boards(far)).toEqual(['gold-deposits'])
  })

  it('M10-15 after moving a common worker there is Collect Cocoa and the Main Action, no Worship', () => {
    const t = game({ cocoa: 5 }, ['alchemy', 'nobles', 'nobles']).play('move-common:common-0', 'to:forest')
    expect(t.answers).toEqual(['collect-cocoa', 'main-action'])
    expect(t.why('worship:forest-worship')).toMatchObject({ rule: 'M10-15', reason: 'common-worker-never-worships' })
    const own = game({ cocoa: 5, workers: ['alchemy 1', 'palace 1'] }, ['alchemy', 'nobles', 'nobles']).play('move:worker-0-0', 'to:forest')
    expect(own.answers).toEqual(['collect-cocoa', 'worship:forest-worship', 'main-action'])
  })

  it('M10-16 on the Palace a common worker only collects cocoa', () => {
    const t = game({ cocoa: 5, workers: ['forest 1', 'forest 1'] }, ['gold-deposits', 'nobles', 'nobles']).play('move-common:common-0', 'to:palace')
    expect(t.answers).toEqual(['collect-cocoa'])
    for (const space of ['palace-left', 'palace-middle', 'palace-right']) expect(t.refused(`worship:${space}`).rule).toBe('M10-15')
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-PALACE-01')
    t.play('collect-cocoa')
    expect(t.player(0).cocoa).toBe(6)
    expect(t.summary()['commonWorkers']).toEqual(['palace', 'nobles', 'nobles'])
  })

  it('M10-10 common workers have no owner: everybody moves them, nobody calls them own or raises them', () => {
    const t = game({ workers: ['forest 2', 'palace 1'], tiles: ['disc-power-up-2-a'] }, ['forest', 'nobles', 'alchemy'])
    t.play('use:disc-power-up-2-a')
    expect(t.answers.filter((key) => key.startsWith('power-up:'))).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.refused('power-up:common-0').rule).toBe('M10-10')
    t.play('power-up:worker-0-1', 'power-up:worker-0-1', 'move-common:common-0', 'to:construction', 'collect-cocoa', 'end-turn')
    expect([t.seat, t.offers('move-common:common-0')]).toEqual([1, true])
    t.play('move-common:common-0', 'to:decorations')
    expect(t.summary()['commonWorkers']).toEqual(['decorations', 'nobles', 'alchemy'])
    expect(t.worker('common-0')).toBe('decorations 0')
  })

  it('M10-10 the power-ups of a Main Action are not for common workers', () => {
    const t = game({ cocoa: 5, workers: ['alchemy 2', 'palace 1'] }, ['forest', 'nobles', 'nobles'])
    t.play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.question).toBe('power-up')
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    expect(t.refused('power-up:common-0').rule).toBe('M10-10')
    expect(t.why('common-1').rule).toBe('M10-10')
  })

  it('M10-10 without the module there are none', () => {
    const t = table({ position: {} })
    expect(t.answers.some((key) => key.includes('common'))).toBe(false)
    expect(t.why('common-0').reason).toBe('worker-not-in-play')
  })

  it('M10-13 TEO-TURN-03 "Why not?" says that the move of the turn was made, as soon as it was', () => {
    const t = game({ workers: ['palace 2', 'nobles 1'] }, ['forest', 'nobles', 'alchemy']).play('move:worker-0-0')
    expect(t.why('common-0').reason).not.toBe('already-moved')
    expect(t.play('to:forest').why('common-0')).toMatchObject({ reason: 'already-moved', rule: 'TEO-TURN-03' })
  })
})

describe('tiles that change a move', () => {
  const TILES = { tiles: ['disc-double-move-a', 'disc-move-any-a'] }

  it('M10-24 two common workers move exactly one board together, or skip the Palace together', () => {
    const t = game(TILES, ['forest', 'forest', 'alchemy']).play('move-common:common-0', 'use:disc-double-move-a')
    expect(t.answers).toEqual(['along:common-1'])
    t.play('along:common-1')
    expect(boards(t)).toEqual(['construction'])
    expect(t.refused('to:decorations').rule).toBe('M10-13')
    t.play('to:construction')
    expect(t.summary()['commonWorkers']).toEqual(['construction', 'construction', 'alchemy'])
    const skipping = game(TILES, ['gold-deposits', 'gold-deposits', 'alchemy'])
    skipping.play('move-common:common-1', 'use:disc-double-move-a', 'along:common-0')
    expect(boards(skipping)).toEqual(['palace', 'stone-quarry'])
  })

  it('M10-24 neither of the two counts as a colour on arrival', () => {
    const t = game(TILES, ['alchemy', 'alchemy', 'nobles'])
    t.play('move-common:common-0', 'use:disc-double-move-a', 'along:common-1', 'to:forest', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(1)
  })

  it('M10-25 a common worker moved along by an own one goes up to 3 boards and may come to rest beyond the Palace', () => {
    const seat = { ...TILES, workers: ['nobles 2', 'forest 1'] }
    const t = game(seat, ['nobles', 'forest', 'alchemy']).play('move:worker-0-0', 'use:disc-double-move-a')
    expect(t.answers).toEqual(['along:common-0'])
    expect(t.refused('along:common-1').rule).toBe('TEO-DISC-21')
    t.play('along:common-0')
    expect(boards(t).sort()).toEqual(['gold-deposits', 'palace', 'stone-quarry']) // the Palace counts: alchemy would be the fourth
    expect(t.refused('to:alchemy').rule).toBe('TEO-MOVE-01')
    t.play('to:stone-quarry')
    expect(t.worker('worker-0-0')).toBe('stone-quarry 2')
    expect(t.worker('common-0')).toBe('stone-quarry 0')
  })

  it('M10-25 the same with the common worker named first; then nobody may worship', () => {
    const seat = { ...TILES, cocoa: 5, workers: ['nobles 2', 'forest 1'] }
    const t = game(seat, ['nobles', 'forest', 'alchemy']).play('move-common:common-0', 'use:disc-double-move-a')
    expect(t.answers).toEqual(['along:worker-0-0'])
    t.play('along:worker-0-0')
    expect(boards(t).sort()).toEqual(['gold-deposits', 'palace', 'stone-quarry'])
    t.play('to:stone-quarry')
    expect(t.answers).toEqual(['collect-cocoa', 'main-action'])
    expect(t.refused('worship:stone-quarry-worship').rule).toBe('M10-15')
  })

  it('M10-15 M10-25 an own worker that took a common one along does not worship either: a common worker was moved', () => {
    const seat = { ...TILES, cocoa: 5, workers: ['nobles 2', 'forest 1'] }
    const t = game(seat, ['nobles', 'forest', 'alchemy']).play('move:worker-0-0', 'use:disc-double-move-a', 'along:common-0', 'to:stone-quarry')
    expect(t.answers).toEqual(['collect-cocoa', 'main-action'])
    expect(t.refused('worship:stone-quarry-worship').rule).toBe('M10-15')
  })

  it('M10-26 the unlimited move carries own workers only', () => {
    const t = game({ ...TILES, workers: ['forest 2', 'palace 1'] }, ['forest', 'nobles', 'alchemy'])
    t.play('move-common:common-0')
    expect(t.offers('use:disc-move-any-a')).toBe(false)
    expect(t.refused('use:disc-move-any-a').rule).toBe('M10-26')
    const own = game({ ...TILES, workers: ['forest 2', 'palace 1'] }, ['forest', 'nobles', 'alchemy']).play('move:worker-0-0')
    own.play('use:disc-double-move-a', 'along:common-0')
    expect(own.refused('use:disc-move-any-a').rule).toBe('M10-26')
    const first = game({ ...TILES, workers: ['forest 2', 'palace 1'] }, ['forest', 'nobles', 'alchemy'])
    first.play('move:worker-0-0', 'use:disc-move-any-a')
    expect(boards(first)).toHaveLength(8)
    expect(first.offers('use:disc-double-move-a')).toBe(false) // only a common worker could come along
    const two = game({ ...TILES, workers: ['forest 2', 'forest 1'] }, ['forest', 'nobles', 'alchemy']).play('move:worker-0-0', 'use:disc-move-any-a')
    two.play('use:disc-double-move-a')
    expect(two.answers).toEqual(['along:worker-0-1'])
    expect(two.refused('along:common-0').rule).toBe('M10-26')
  })

  const TECH = { technologies: ['tech-01'], workers: ['nobles 2', 'forest 1'] }

  it('M10-27 technology 01 pays for a common worker that stops on the Palace, not for one that skips it', () => {
    const at = (board: string) => game(TECH, ['gold-deposits', 'gold-deposits', 'palace']).play('move-common:common-0', `to:${board}`).player(0).cocoa
    expect(at('palace')).toBe(1)
    expect(at('stone-quarry')).toBe(0)
    const leaving = game(TECH, ['gold-deposits', 'gold-deposits', 'palace']).play('move-common:common-2', 'to:stone-quarry')
    expect(leaving.player(0).cocoa).toBe(0)
  })

  it('M10-27 TEO-TECH-04 it pays for each of two common workers that stop there', () => {
    const pair = (board: string) =>
      game({ ...TECH, ...TILES }, ['gold-deposits', 'gold-deposits', 'alchemy'])
        .play('move-common:common-0', 'use:disc-double-move-a', 'along:common-1', `to:${board}`).player(0).cocoa
    expect([pair('palace'), pair('stone-quarry')]).toEqual([2, 0])
  })

  it('M10-25 M10-27 with an own worker the Palace is a step: both pass over it', () => {
    const t = game({ ...TECH, ...TILES }, ['nobles', 'alchemy', 'alchemy'])
    t.play('move:worker-0-0', 'use:disc-double-move-a', 'along:common-0', 'to:stone-quarry')
    expect(t.player(0).cocoa).toBe(2)
  })
})
