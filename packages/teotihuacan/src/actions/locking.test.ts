// Locked workers and the ways to free them.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const because = (reason: string, rule: string) => ({ message: expect.stringContaining(reason) as string, rule })
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const sorted = (answers: readonly string[]) => answers.toSorted()

const game = (seat: object, more: object = {}) => table({ players: 2, position: { turn: 0, seats: [seat, onNobles], ...more } })
const workers = (t: ReturnType<typeof table>, seat = 0) => Object.values(t.player(seat).workers)

const SPACES: readonly (readonly [string, string])[] = [
  ['palace-left', 'palace'], ['palace-middle', 'palace'], ['palace-right', 'palace'], ['forest-worship', 'forest'],
  ['stone-quarry-worship', 'stone-quarry'], ['gold-deposits-worship', 'gold-deposits'], ['decorations-worship', 'decorations'],
]

describe('unlocking', () => {
  it.each(SPACES)('TEO-LOCK-01 a worker unlocked on %s moves to the general area of %s', (space, board) => {
    expect(game({ workers: [`${space} 4`] }).play('free-unlock').worker('worker-0-0')).toBe(`${board} 4`)
    expect(game({ cocoa: 3, workers: [`${space} 4`] }).play('unlock').worker('worker-0-0')).toBe(`${board} 4`)
  })

  it('TEO-LOCK-02 3 cocoa go to the supply and unlock all own locked workers, nobody else\'s', () => {
    const rival = { cocoa: 1, workers: ['palace-right 1', 'nobles 1', 'nobles 1'] }
    const t = table({ players: 2, position: { seats: [{ cocoa: 4, workers: ['palace-left 1', 'forest-worship 2', 'nobles 1'] }, rival] } })
    t.play('unlock')
    expect(t.player(0).cocoa).toBe(1)
    expect(workers(t)).toEqual(['palace 1', 'forest 2', 'nobles 1', 'wheel 3'])
    expect(t.player(1).cocoa).toBe(1)
    expect(t.worker('worker-1-0')).toBe('palace-right 1')
  })

  it.each([
    [1, ['palace-left 1', 'nobles 1', 'nobles 1']],
    [2, ['palace-left 1', 'forest-worship 1', 'nobles 1']],
    [3, ['palace-left 1', 'forest-worship 1', 'decorations-worship 1']],
    [4, ['palace-left 1', 'forest-worship 1', 'decorations-worship 1', 'palace-right 3']],
  ])('TEO-LOCK-03 unlocking %i workers costs 3 cocoa, and only all together', (_n, at) => {
    const t = game({ cocoa: 9, workers: at })
    expect(t.answers.filter((answer) => answer.startsWith('unlock'))).toEqual(['unlock'])
    t.play('unlock')
    expect(t.player(0).cocoa).toBe(6)
    expect(workers(t).filter((place) => place.includes('-worship') || place.includes('palace-'))).toEqual([])
  })

  it('TEO-LOCK-03 2 cocoa are not enough', () => {
    const t = game({ cocoa: 2, workers: ['palace-left 1', 'nobles 1', 'nobles 1'] })
    expect(t.offers('unlock')).toBe(false)
    expect(t.refused('unlock')).toEqual(because('unlock-needs-cocoa', 'TEO-LOCK-03'))
  })

  it('TEO-LOCK-03 an ignore-cocoa tile does not pay for it', () => {
    const t = game({ cocoa: 2, workers: ['palace-left 1', 'nobles 1', 'nobles 1'], tiles: ['disc-free-cocoa-a'] })
    expect(sorted(t.answers)).toEqual(['free-unlock', 'move:worker-0-1', 'move:worker-0-2'])
  })

  it('TEO-LOCK-04 both ways are open while some own workers are unlocked', () => {
    const t = game({ cocoa: 3, workers: ['palace-left 1', 'forest 1', 'nobles 1'] })
    expect(sorted(t.answers)).toEqual(['free-unlock', 'move:worker-0-1', 'move:worker-0-2', 'unlock'])
  })

  it('TEO-LOCK-05 the free unlock costs nothing, moves nobody to another board and is the whole turn', () => {
    const t = game({ cocoa: 5, workers: ['palace-left 1', 'forest-worship 2', 'nobles 5'] }).play('free-unlock')
    expect(workers(t)).toEqual(['palace 1', 'forest 2', 'nobles 5', 'wheel 3'])
    expect(t.player(0)).toMatchObject({ cocoa: 5, wood: 0, stone: 0, gold: 0, vp: 0, temples: { blue: 0, red: 0, green: 0 } })
    expect(t.answers).toEqual(['end-turn'])
    expect(t.play('end-turn').seat).toBe(1)
  })

  it('TEO-LOCK-06 TEO-EDGE-20 with all own workers unlocked neither way is offered', () => {
    const rival = { workers: ['palace-right 1', 'nobles 1', 'nobles 1'] }
    const t = table({ players: 2, position: { seats: [{ cocoa: 9, workers: ['palace 1', 'forest 1', 'nobles 1'] }, rival] } })
    expect(sorted(t.answers)).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2'])
    expect(t.refused('free-unlock')).toEqual(because('nothing-locked', 'TEO-LOCK-06'))
    expect(t.refused('unlock').rule).toBe('TEO-LOCK-06')
  })

  it('TEO-LOCK-07 a worker unlocked for cocoa may move in the same turn, from the board it was locked on', () => {
    const t = game({ cocoa: 3, workers: ['palace-left 1', 'forest-worship 1', 'decorations-worship 1'] }).play('unlock', 'move:worker-0-1')
    expect(sorted(t.answers)).toEqual(['to:construction', 'to:decorations', 'to:nobles'])
    expect(t.play('to:construction', 'collect-cocoa').worker('worker-0-1')).toBe('construction 1')
  })

  it('TEO-LOCK-08 a free unlock cannot be combined with the paid one', () => {
    const freed = game({ cocoa: 9, workers: ['palace-left 1', 'nobles 1', 'nobles 1'] }).play('free-unlock')
    expect(freed.refused('unlock')).toEqual(because('unlock-in-free-unlock-turn', 'TEO-LOCK-08'))
    const paid = game({ cocoa: 9, workers: ['palace-left 1', 'nobles 1', 'nobles 1'] }).play('unlock')
    expect(paid.offers('free-unlock')).toBe(false)
  })

  it('TEO-LOCK-09 a worker unlocked by another player\'s Worship costs and brings its owner nothing', () => {
    const blue = { cocoa: 2, workers: ['stone-quarry-worship 3', 'nobles 1', 'nobles 1'] }
    const t = table({ players: 2, position: { seats: [{ cocoa: 1, workers: ['palace 1', 'nobles 1', 'nobles 1'] }, blue] } })
    const before = t.player(1)
    t.play('move:worker-0-0', 'to:stone-quarry', 'worship:stone-quarry-worship', 'worship-for:effect')
    expect(t.player(1)).toEqual({ ...before, workers: { ...before.workers, 'worker-1-0': 'stone-quarry 3' } })
    t.play('end-turn')
    expect(t.offers('move:worker-1-0')).toBe(true)
  })
})

describe('what locked workers count for', () => {
  it('TEO-LOCK-10 they are no colour for Collect Cocoa nor for the fee', () => {
    const rivals = { workers: ['forest-worship 1', 'nobles 1', 'nobles 1'] }
    const at = () => table({ players: 2, position: { seats: [{ cocoa: 0, workers: ['alchemy 2', 'nobles 1', 'nobles 1'] }, rivals] } })
    expect(at().play('move:worker-0-0', 'to:forest', 'collect-cocoa').player(0).cocoa).toBe(1)
    expect(at().play('move:worker-0-0', 'to:forest', 'main-action').player(0)).toMatchObject({ cocoa: 0, wood: 1 })
  })

  it('TEO-LOCK-10 they are no workers for a Main Action and get no power-up from it', () => {
    const t = game({ workers: ['alchemy 3', 'forest-worship 3', 'nobles 1'] }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.player(0)).toMatchObject({ cocoa: 0, wood: 1 }) // two workers of power 3 would give 2 wood
    expect(t.answers).toEqual(['power-up:worker-0-0'])
    expect(t.refused('power-up:worker-0-1')).toEqual(because('power-up-locked', 'TEO-LOCK-10'))
  })

  it('TEO-LOCK-10 the lowest power of a Main Action is not theirs', () => {
    const t = game({ cocoa: 1, workers: ['alchemy 4', 'forest-worship 1', 'forest 5'] }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.player(0)).toMatchObject({ cocoa: 2, wood: 3 }) // fee 1; two workers of power 4 and more: 2 cocoa and 3 wood
  })

  it('TEO-LOCK-10 the power-up tile does not reach them', () => {
    const t = game({ workers: ['alchemy 3', 'forest-worship 1', 'palace-left 1'], tiles: ['disc-power-up-2-a'] })
    t.play('use:disc-power-up-2-a')
    expect(t.answers.filter((answer) => answer.startsWith('power-up:'))).toEqual(['power-up:worker-0-0'])
    expect(t.refused('power-up:worker-0-1').rule).toBe('TEO-LOCK-10')
    const allLocked = game({ workers: ['palace-right 1', 'forest-worship 1', 'palace-left 1'], tiles: ['disc-power-up-2-a'] })
    expect(allLocked.offers('use:disc-power-up-2-a')).toBe(false)
  })

  it('TEO-LOCK-11 they are paid at an eclipse', () => {
    const seat = { cocoa: 9, workers: ['palace-left 1', 'forest-worship 4', 'nobles 2'] }
    const t = table({ players: 2, position: { at: 'eclipse', seats: [seat, onNobles] } })
    expect(t.question).toBe('salary')
    expect(t.answers).toEqual(['salary:4', 'salary:3', 'salary:2', 'salary:1', 'salary:0']) // 1 + 2 + 1
  })

  it('TEO-LOCK-11 they score for the workers temple bonus', () => {
    const seat = { temples: { green: 10 }, workers: ['palace-left 1', 'forest-worship 4', 'nobles 2'] }
    const t = table({ players: 2, position: { at: 'eclipse', calendar: { eclipses: 2 }, seats: [seat, onNobles] } })
    expect(t.question).toBe('over')
    expect(t.player(0).vp).toBe(4 + 9 + 4)
  })
})

describe('the moments for the paid unlock', () => {
  const start = (more: object = {}) =>
    game({ cocoa: 5, gold: 1, workers: ['stone-quarry 2', 'palace-left 1', 'nobles 1'], ...more })

  it('TEO-LOCK-12 before the move, between move and action, before a power-up, at the end of the turn', () => {
    const moments = start()
    expect(moments.offers('unlock')).toBe(true)
    moments.play('move:worker-0-0', 'to:alchemy')
    expect([moments.question, moments.offers('unlock')]).toEqual(['action', true])
    moments.play('main-action', 'develop:tech-03')
    expect([moments.question, moments.offers('unlock')]).toEqual(['power-up', true])
    moments.play('power-up:worker-0-0')
    expect([moments.question, moments.offers('unlock')]).toEqual(['end-turn', true])
    expect(moments.play('unlock').worker('worker-0-1')).toBe('palace 1')
  })

  it('TEO-LOCK-12 not between the announcement of a Main Action and the end of its board effect', () => {
    const t = start({ tiles: ['disc-extra-worker-a'] }).play('move:worker-0-0', 'to:alchemy', 'main-action')
    expect(t.question).toBe('main-action-fee')
    expect(t.refused('unlock')).toEqual(because('unlock-not-now', 'TEO-LOCK-12'))
    t.play('pay-fee')
    expect(t.question).toBe('technology')
    expect(t.refused('unlock').rule).toBe('TEO-LOCK-12')
  })

  it('TEO-LOCK-12 not in the middle of a Worship', () => {
    const discoveries = { forest: 'disc-avenue-a' }
    const t = game({ cocoa: 5, workers: ['alchemy 2', 'palace-left 1', 'nobles 1'] }, { discoveries, discoveryStack: [] })
    t.play('move:worker-0-0', 'to:forest', 'worship:forest-worship')
    expect([t.question, t.offers('unlock')]).toEqual(['worship-benefit', false])
    t.play('worship-for:both')
    expect([t.question, t.offers('unlock')]).toEqual(['worship-order', false])
    expect(t.refused('unlock').rule).toBe('TEO-LOCK-12')
    t.play('first:effect', 'take:disc-avenue-a')
    expect([t.question, t.offers('unlock')]).toEqual(['end-turn', true])
  })

  it('TEO-LOCK-12 unlocking before the power-up lets the freed worker have it', () => {
    const t = game({ cocoa: 3, workers: ['alchemy 2', 'forest-worship 4', 'nobles 1'] }).play('move:worker-0-0', 'to:forest', 'main-action')
    expect(t.player(0).wood).toBe(1)
    t.play('unlock')
    expect(sorted(t.answers)).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    expect(t.play('power-up:worker-0-1').worker('worker-0-1')).toBe('forest 5')
  })

  it('TEO-EDGE-19 all locked and 2 cocoa: the free unlock or a tile; 4 cocoa of a tile make the paid unlock legal', () => {
    const t = game({ cocoa: 2, workers: ['palace-left 1', 'palace-right 1', 'forest-worship 1'], tiles: ['disc-cocoa-4-a', 'mask-4-a'] })
    expect(sorted(t.answers)).toEqual(['free-unlock', 'use:disc-cocoa-4-a'])
    t.play('use:disc-cocoa-4-a')
    expect(sorted(t.answers)).toEqual(['free-unlock', 'unlock'])
    t.play('unlock')
    expect(t.player(0).cocoa).toBe(3)
    expect(sorted(t.answers)).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2'])
  })

  describe('TEO-EDGE-21 a worker unlocked on the destination before the action', () => {
    const arrived = () => game({ cocoa: 5, workers: ['alchemy 2', 'forest-worship 3', 'nobles 1'] }).play('move:worker-0-0', 'to:forest')

    it('TEO-EDGE-21 adds the own colour to the fee and counts as a worker', () => {
      const locked = arrived().play('main-action')
      expect(locked.player(0)).toMatchObject({ cocoa: 5, wood: 1 })
      const unlocked = arrived().play('unlock', 'main-action')
      expect(unlocked.player(0)).toMatchObject({ cocoa: 5 - 3 - 1, wood: 2 })
    })

    it('TEO-EDGE-21 adds 1 when collecting cocoa', () => {
      expect(arrived().play('collect-cocoa').player(0).cocoa).toBe(6)
      expect(arrived().play('unlock', 'collect-cocoa').player(0).cocoa).toBe(5 - 3 + 2)
    })

    it('TEO-EDGE-21 makes the Main Action illegal when nothing is left for the fee', () => {
      const t = game({ cocoa: 3, workers: ['alchemy 2', 'forest-worship 3', 'nobles 1'] }).play('move:worker-0-0', 'to:forest')
      expect(t.offers('main-action')).toBe(true)
      t.play('unlock')
      expect(t.refused('main-action').rule).toBe('TEO-MAIN-04')
    })
  })

  it('TEO-EDGE-22 3 cocoa paid after worshipping also unlock the worker just locked', () => {
    const t = game({ cocoa: 3, workers: ['alchemy 2', 'palace-left 1', 'nobles 1'] })
    t.play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect')
    expect(workers(t)).toEqual(['forest-worship 2', 'palace-left 1', 'nobles 1', 'wheel 3'])
    t.play('unlock')
    expect(workers(t)).toEqual(['forest 2', 'palace 1', 'nobles 1', 'wheel 3'])
    expect(t.player(0).cocoa).toBe(0)
  })
})
