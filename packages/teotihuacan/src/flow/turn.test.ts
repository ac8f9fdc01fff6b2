// The turn, the move, and "Why not?" for what a turn does not allow.
// The ring of these tests, clockwise: palace, stone-quarry, alchemy, forest, construction, decorations, nobles, gold-deposits.
import { describe, expect, it } from 'vitest'
import { table } from '../testing.ts'

const because = (reason: string, rule: string) => ({ message: expect.stringContaining(reason) as string, rule })
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const sorted = (answers: readonly string[]) => answers.toSorted()

/** Seat 0 to move with these workers; the other seats stand on Nobles. */
const game = (seat: object, more: object = {}, players = 2) =>
  table({ players, position: { turn: 0, seats: [seat, ...Array.from({ length: players - 1 }, () => onNobles)], ...more } })

const calendar = (t: ReturnType<typeof table>) => t.summary()['calendar']

describe('the course of turns', () => {
  it('TEO-TURN-01 turns run clockwise from the First Player, and the round ends with the player before the First Player', () => {
    const t = table({ players: 3, position: { first: 1, turn: 1 } })
    const seen: (readonly [unknown, unknown])[] = []
    for (let i = 0; i < 5; i++) {
      const { seat } = t
      seen.push([seat, t.summary()['round']])
      t.play(`move:worker-${String(seat)}-${i < 3 ? 0 : 1}`, 'to:alchemy', 'collect-cocoa', 'end-turn')
    }
    expect(seen).toEqual([[1, 1], [2, 1], [0, 1], [1, 2], [2, 2]])
  })

  it('TEO-TURN-01 nobody answers in the turn of another player', () => {
    const t = table({ players: 3, position: { first: 1, turn: 1 } })
    expect(() => t.play({ seat: 2, answer: 'move:worker-2-0' })).toThrow('asked of 1, not of 2')
    expect(t.seat).toBe(1)
  })

  it('TEO-TURN-02 a turn begins with the choice between moving a worker and the free unlock', () => {
    const t = game({ cocoa: 2, workers: ['forest 2', 'palace-left 1', 'nobles 1'] })
    expect(t.question).toBe('turn')
    expect(sorted(t.answers)).toEqual(['free-unlock', 'move:worker-0-0', 'move:worker-0-2'])
  })

  it('TEO-TURN-02 after a move the free unlock is gone, after a free unlock the move is', () => {
    const position = { cocoa: 2, workers: ['forest 2', 'palace-left 1', 'nobles 1'] }
    const moved = game(position).play('move:worker-0-0')
    moved.refused('free-unlock')
    moved.play('to:construction', 'collect-cocoa')
    moved.refused('free-unlock')

    const freed = game(position).play('free-unlock')
    expect(freed.answers).toEqual(['end-turn'])
    freed.refused('move:worker-0-0')
  })

  it('TEO-TURN-02 the turn cannot be passed', () => {
    const t = game({ workers: ['forest 2', 'palace-left 1', 'nobles 1'] })
    t.refused('end-turn')
    t.play('move:worker-0-0')
    t.refused('end-turn')
    t.play('to:construction')
    t.refused('end-turn')
  })

  it('TEO-TURN-03 a standard turn is one move, then one of Collect Cocoa, Worship and Main Action', () => {
    const t = game({ workers: ['alchemy 2', 'nobles 1', 'nobles 1'] }).play('move:worker-0-0', 'to:forest')
    expect(t.question).toBe('action')
    expect(sorted(t.answers)).toEqual(['collect-cocoa', 'main-action', 'worship:forest-worship'])
    t.refused('move:worker-0-1')
  })

  it.each([
    ['collect-cocoa', ['collect-cocoa']],
    ['worship', ['worship:forest-worship', 'worship-for:effect']],
    ['main-action', ['main-action', 'power-up:worker-0-0']],
  ])('TEO-TURN-03 after %s no second action and no second move is offered', (_action, answers) => {
    const t = game({ cocoa: 2, workers: ['alchemy 2', 'nobles 1', 'nobles 1'] }).play('move:worker-0-0', 'to:forest', ...answers)
    expect(t.question).toBe('end-turn')
    expect(t.answers).toEqual(['end-turn'])
    t.play('end-turn')
    expect(t.seat).toBe(1)
  })

  it('TEO-TURN-04 the action belongs to the board the worker reached', () => {
    // own workers wait on Forest and Stone Quarry, but the mover reached Decorations and has no gold
    const t = game({ workers: ['forest 2', 'forest 1', 'stone-quarry 1'] }).play('move:worker-0-0', 'to:decorations')
    expect(sorted(t.answers)).toEqual(['collect-cocoa', 'worship:decorations-worship'])
    expect(t.refused('worship:forest-worship').rule).toBe('TEO-TURN-04')
    expect(t.refused('main-action').rule).toBe('TEO-MAIN-DECO-01')
  })

  it('TEO-TURN-04 the action is taken with the worker that moved, not with a stronger one already there', () => {
    const t = game({ workers: ['gold-deposits 2', 'palace 5', 'nobles 1'] })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(3) // royal tile 01: power 2 + 1
    expect(t.worker('worker-0-0')).toBe('palace-left 2')
    expect(t.worker('worker-0-1')).toBe('palace 5')
  })

  describe('TEO-TURN-04 a power-up tile cannot make the mover ascend away before its action is done', () => {
    const raised = (...before: string[]) =>
      game({ workers: ['palace 5', 'forest 1', 'nobles 1'], tiles: ['disc-power-up-2-a'] })
        .play('move:worker-0-0', 'to:stone-quarry', ...before, 'use:disc-power-up-2-a')

    it('TEO-TURN-04 before the action is chosen', () => {
      const t = raised()
      expect(sorted(t.answers)).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2'])
      expect(t.refused('power-up:worker-0-0').rule).toBe('TEO-TURN-04')
    })

    it('TEO-TURN-04 after Worship is chosen and before the worker is locked', () => {
      const t = raised('worship:stone-quarry-worship')
      expect(sorted(t.answers)).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2'])
    })

    it('TEO-TURN-04 nor in two raises of a worker of power 4', () => {
      const t = game({ workers: ['palace 4', 'forest 1', 'nobles 1'], tiles: ['disc-power-up-2-a'] })
      t.play('move:worker-0-0', 'to:stone-quarry', 'use:disc-power-up-2-a', 'power-up:worker-0-0')
      expect(t.worker('worker-0-0')).toBe('stone-quarry 5')
      expect(t.offers('power-up:worker-0-0')).toBe(false)
    })
  })

  it('TEO-TURN-05 the light disc moves one space after the turn of the Last Player, and only then', () => {
    const t = table({ players: 3, position: { turn: 0 } })
    const light: unknown[] = []
    for (const seat of [0, 1, 2, 0]) {
      t.play(`move:worker-${seat}-${light.length < 3 ? 0 : 1}`, 'to:alchemy', 'collect-cocoa')
      expect(calendar(t)).toMatchObject({ light: light.at(-1) ?? 0 }) // not before the turn is over
      t.play('end-turn')
      light.push((calendar(t) as { light: number }).light)
    }
    expect(light).toEqual([0, 0, 1, 1])
    expect(t.log('calendar')).toMatchObject([{ rule: 'TEO-TURN-05', space: 1 }])
  })

  it('TEO-TURN-05 the Last Player is the one before the First Player, not the highest seat', () => {
    const t = table({ players: 3, position: { first: 2, turn: 1 } })
    t.play('move:worker-1-0', 'to:alchemy', 'collect-cocoa', 'end-turn')
    expect(calendar(t)).toMatchObject({ light: 1 })
  })

  it('TEO-TURN-05 the light disc moves after a free unlock too', () => {
    const t = table({ players: 2, position: { turn: 1, seats: [{}, { workers: ['palace-left 1', 'nobles 1', 'nobles 1'] }] } })
    t.play('free-unlock', 'end-turn')
    expect(calendar(t)).toMatchObject({ light: 1 })
  })

  it('TEO-TURN-06 without unlocked workers and without 3 cocoa only the free unlock is left', () => {
    const t = game({ cocoa: 2, workers: ['palace-left 1', 'palace-middle 1', 'forest-worship 1'] })
    expect(t.answers).toEqual(['free-unlock'])
  })

  it('TEO-TURN-06 without unlocked workers a player with 3 cocoa may pay and take a standard turn', () => {
    const t = game({ cocoa: 3, workers: ['palace-left 1', 'palace-middle 1', 'forest-worship 1'] })
    expect(sorted(t.answers)).toEqual(['free-unlock', 'unlock'])
    t.play('unlock')
    expect(sorted(t.answers)).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2'])
  })

  it('TEO-TURN-07 own discovery tiles may be used at every decision of a standard turn', () => {
    const t = game({ gold: 1, workers: ['stone-quarry 2', 'nobles 1', 'nobles 1'], tiles: ['disc-vp-4-a', 'disc-extra-worker-a'] })
    const tile = 'use:disc-vp-4-a'
    const open = [[t.question, t.offers(tile)]]
    const course = ['move:worker-0-0', 'to:alchemy', 'main-action', 'pay-fee', 'develop:tech-03', 'power-up:worker-0-0']
    for (const answer of course) {
      t.play(answer)
      open.push([t.question, t.offers(tile)])
    }
    const questions = ['turn', 'destination', 'action', 'main-action-fee', 'technology', 'power-up', 'end-turn']
    expect(open).toEqual(questions.map((question) => [question, true]))
    expect(t.play(tile).player(0).vp).toBe(5) // red step 1 of technology 03 gave 1
  })

  it('TEO-TURN-07 own tiles may be used before and after a free unlock, but unlocking cannot be bought then', () => {
    const t = game({ cocoa: 3, workers: ['palace-left 1', 'nobles 1', 'nobles 1'], tiles: ['disc-vp-4-a'] })
    expect(t.offers('use:disc-vp-4-a')).toBe(true)
    t.play('free-unlock')
    expect(sorted(t.answers)).toEqual(['end-turn', 'use:disc-vp-4-a'])
    expect(t.play('use:disc-vp-4-a').player(0).vp).toBe(4)
  })

  it('TEO-TURN-07 in a standard turn the unlocking may be bought, by the player whose turn it is', () => {
    const t = game({ cocoa: 3, workers: ['palace-left 1', 'forest 1', 'nobles 1'], tiles: ['disc-vp-4-a'] })
    expect(t.offers('unlock')).toBe(true)
    expect(() => t.play({ seat: 1, answer: 'unlock' })).toThrow('asked of 0, not of 1')
    expect(() => t.play({ seat: 1, answer: 'use:disc-vp-4-a' })).toThrow('asked of 0, not of 1')
  })
})

describe('the move', () => {
  it.each([
    ['palace', ['to:alchemy', 'to:forest', 'to:stone-quarry']],
    ['stone-quarry', ['to:alchemy', 'to:construction', 'to:forest']],
    ['forest', ['to:construction', 'to:decorations', 'to:nobles']],
    ['decorations', ['to:gold-deposits', 'to:nobles', 'to:palace']],
    ['gold-deposits', ['to:alchemy', 'to:palace', 'to:stone-quarry']],
  ])('TEO-MOVE-01 from %s a worker goes clockwise by 1, 2 or 3 boards', (from, expected) => {
    const t = game({ workers: [`${from} 1`, 'nobles 1', 'nobles 1'] }).play('move:worker-0-0')
    expect(sorted(t.answers)).toEqual(expected)
  })

  it('TEO-MOVE-01 distances follow the ring, not the numbers of the boards', () => {
    const ring = ['palace', 'nobles', 'gold-deposits', 'decorations', 'construction', 'stone-quarry', 'forest', 'alchemy']
    const t = game({ workers: ['construction 1'] }, { ring }).play('move:worker-0-0')
    expect(sorted(t.answers)).toEqual(['to:alchemy', 'to:forest', 'to:stone-quarry'])
  })

  it('TEO-MOVE-01 staying, going back and going further are illegal', () => {
    const t = game({ workers: ['forest 1', 'nobles 1', 'nobles 1'] }).play('move:worker-0-0')
    for (const [answer, reason] of [['to:forest', 'must-move'], ['to:alchemy', 'too-far'], ['to:gold-deposits', 'too-far']])
      expect(t.refused(answer)).toEqual(because(reason, 'TEO-MOVE-01'))
    expect(t.why('alchemy')).toEqual({ reason: 'too-far', rule: 'TEO-MOVE-01', need: 3, have: 7 })
    expect(t.why('gold-deposits')).toEqual({ reason: 'too-far', rule: 'TEO-MOVE-01', need: 3, have: 4 })
    expect(t.why('forest')).toEqual({ reason: 'must-move', rule: 'TEO-MOVE-01', need: 3, have: 8 })
  })

  it('TEO-MOVE-01 every own unlocked worker may be the one that moves, and only it moves', () => {
    const t = game({ workers: ['forest 1', 'alchemy 2', 'nobles 3', 'palace 3'] })
    expect(sorted(t.answers)).toEqual(['move:worker-0-0', 'move:worker-0-1', 'move:worker-0-2', 'move:worker-0-3'])
    t.play('move:worker-0-1', 'to:construction')
    expect(Object.values(t.player(0).workers)).toEqual(['forest 1', 'construction 2', 'nobles 3', 'palace 3'])
  })

  it('TEO-MOVE-02 workers on the way and at the goal block nothing', () => {
    const crowd = { workers: ['stone-quarry 1', 'alchemy 1', 'forest 1', 'forest 1'] }
    const t = table({
      players: 4,
      position: { seats: [{ workers: ['palace 1', 'stone-quarry 1', 'forest 1', 'forest 2'] }, crowd, crowd, crowd] },
    })
    t.play('move:worker-0-0')
    expect(sorted(t.answers)).toEqual(['to:alchemy', 'to:forest', 'to:stone-quarry'])
    t.play('to:forest', 'collect-cocoa')
    const onForest = [0, 1, 2, 3].flatMap((seat) => Object.values(t.player(seat).workers)).filter((place) => place.startsWith('forest '))
    expect(onForest).toHaveLength(9)
  })

  it('TEO-MOVE-03 a locked worker cannot be moved', () => {
    const t = game({ workers: ['palace-left 1', 'forest 1', 'forest-worship 1'] })
    expect(t.answers.filter((answer) => answer.startsWith('move:'))).toEqual(['move:worker-0-1'])
    expect(t.refused('move:worker-0-0')).toEqual(because('worker-locked', 'TEO-MOVE-03'))
    expect(t.refused('move:worker-0-2').rule).toBe('TEO-MOVE-03')
  })

  it.each([
    ['collect-cocoa', ['collect-cocoa'], 'stone-quarry 2'],
    ['worship', ['worship:stone-quarry-worship', 'worship-for:effect'], 'stone-quarry-worship 2'],
    ['main-action', ['main-action', 'power-up:worker-0-0'], 'stone-quarry 3'],
  ])('TEO-MOVE-04 after %s the worker stands where that action puts it', (_action, answers, place) => {
    const t = game({ workers: ['palace 2', 'nobles 1', 'nobles 1'] }).play('move:worker-0-0', 'to:stone-quarry')
    expect(t.worker('worker-0-0')).toBe('stone-quarry 2')
    expect(t.play(...answers).worker('worker-0-0')).toBe(place)
  })
})

describe('moves with discovery tiles', () => {
  const pair = (more: object = {}) =>
    game({ cocoa: 5, workers: ['alchemy 3', 'alchemy 5', 'nobles 1', 'forest-worship 1'], tiles: ['disc-double-move-a'], ...more })

  it('TEO-EDGE-25 the second worker must stand unlocked on the board of the first', () => {
    const t = game({ workers: ['forest 1', 'forest-worship 1', 'nobles 1', 'forest 3'], tiles: ['disc-double-move-a'] })
    t.play('move:worker-0-0', 'use:disc-double-move-a')
    expect(t.answers).toEqual(['along:worker-0-3'])
    t.refused('along:worker-0-1') // locked
    t.refused('along:worker-0-2') // on another board
    t.refused('along:worker-0-0') // the mover itself
  })

  it('TEO-EDGE-25 without a second worker there the tile is refused', () => {
    const t = game({ workers: ['forest 1', 'forest-worship 1', 'nobles 1'], tiles: ['disc-double-move-a'] }).play('move:worker-0-0')
    expect(t.refused('use:disc-double-move-a').message).toContain('tile-no-second-worker')
  })

  it('TEO-EDGE-25 neither of the two counts for the fee, both count as workers, the lower power decides', () => {
    const t = pair().play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'to:forest', 'main-action')
    // no fee; two workers of lowest power 3: 2 wood (one worker: 1 wood; lowest power 5: 3 wood and 2 cocoa)
    expect(t.player(0)).toMatchObject({ cocoa: 5, wood: 2 })
    expect(sorted(t.answers.filter((answer) => answer.startsWith('power-up:')))).toEqual(['power-up:worker-0-0', 'power-up:worker-0-1'])
    t.play('power-up:worker-0-0')
    expect(t.question).toBe('end-turn') // only one action
    expect(Object.values(t.player(0).workers)).toEqual(['forest 4', 'forest 5', 'nobles 1', 'forest-worship 1'])
  })

  it('TEO-EDGE-25 neither of the two counts as a colour for Collect Cocoa', () => {
    const t = pair().play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'to:forest', 'collect-cocoa')
    expect(t.player(0).cocoa).toBe(6)
  })

  it('TEO-EDGE-25 neither of the two may ascend to the Palace between naming and moving them', () => {
    const tiles = ['disc-double-move-a', 'disc-power-up-2-a']
    const named = pair({ tiles }).play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'use:disc-power-up-2-a')
    expect(named.offers('power-up:worker-0-1')).toBe(false)
    const mover = pair({ tiles }).play('move:worker-0-1', 'use:disc-double-move-a', 'along:worker-0-0', 'use:disc-power-up-2-a')
    expect(mover.offers('power-up:worker-0-1')).toBe(false)
  })

  it('TEO-EDGE-26 a double move into Worship locks the mover and leaves the other in the general area', () => {
    const t = game({ workers: ['alchemy 3', 'alchemy 5', 'nobles 1'], tiles: ['disc-double-move-a'] })
    t.play('move:worker-0-1', 'use:disc-double-move-a', 'along:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect')
    expect(t.worker('worker-0-1')).toBe('forest-worship 5')
    expect(t.worker('worker-0-0')).toBe('forest 3')
    expect(t.player(0).temples).toEqual({ blue: 0, red: 1, green: 0 }) // one worship, one step
    expect(t.question).toBe('end-turn')
  })

  it('TEO-EDGE-27 an unlimited move of 8 boards leads back; the mover is no colour there, other own workers are', () => {
    const round = (workers: string[]) =>
      game({ workers, tiles: ['disc-move-any-a'] }).play('move:worker-0-0', 'use:disc-move-any-a', 'to:forest', 'collect-cocoa')
    expect(round(['forest 1', 'nobles 1', 'nobles 1']).player(0).cocoa).toBe(1)
    expect(round(['forest 1', 'forest 1', 'forest 1']).player(0).cocoa).toBe(2)
  })

  it('TEO-EDGE-27 the fee of a Main Action back on the same board ignores the mover alone', () => {
    const t = game({ cocoa: 2, workers: ['forest 2', 'forest 3', 'nobles 1'], tiles: ['disc-move-any-a'] })
    t.play('move:worker-0-0', 'use:disc-move-any-a', 'to:forest', 'main-action')
    expect(t.player(0)).toMatchObject({ cocoa: 1, wood: 2 })
  })

  it('TEO-MOVE-01 the unlimited move reaches all eight boards, and ends with the turn', () => {
    const t = game({ workers: ['forest 1', 'nobles 1', 'nobles 1'], tiles: ['disc-move-any-a'] })
    t.play('move:worker-0-0', 'use:disc-move-any-a')
    expect(t.answers.filter((answer) => answer.startsWith('to:'))).toHaveLength(8)
    t.play('to:alchemy', 'collect-cocoa', 'end-turn')
    t.play('move:worker-1-0', 'to:palace', 'collect-cocoa', 'end-turn', 'move:worker-0-0')
    expect(sorted(t.answers)).toEqual(['to:construction', 'to:decorations', 'to:forest'])
  })
})

describe('"Why not?" in a turn', () => {
  const position = { cocoa: 0, workers: ['forest 1', 'forest-worship 1', 'palace 1'] }
  const rival = { workers: ['decorations-worship 1', 'nobles 1', 'nobles 1'] }
  const opened = (seat: object = position) => table({ players: 2, position: { turn: 0, seats: [seat, rival] } })

  it('TEO-MOVE-03 TEO-TURN-03 workers: a locked one, the one on the wheel, one of another player', () => {
    const t = opened()
    expect(t.why('worker-0-0').reason).toBe('allowed')
    expect(t.why('worker-0-1')).toMatchObject({ reason: 'worker-locked', rule: 'TEO-MOVE-03' })
    expect(t.why('worker-0-3')).toMatchObject({ reason: 'worker-on-wheel', rule: 'TEO-PSETUP-06' })
    expect(t.why('worker-1-1')).toMatchObject({ reason: 'others-worker', rule: 'TEO-TURN-03' })
  })

  it('TEO-TURN-01 everything, in the turn of another player', () => {
    const t = opened()
    for (const target of ['worker-1-1', 'worker-0-0', 'palace', 'palace-left'])
      expect(t.why(target, 1)).toMatchObject({ reason: 'not-your-turn', rule: 'TEO-TURN-01' })
  })

  it('TEO-TURN-03 boards before a worker is chosen: within reach of one, or of none', () => {
    const t = opened()
    expect(t.why('construction')).toMatchObject({ reason: 'choose-worker-first', rule: 'TEO-TURN-03' })
    expect(t.why('gold-deposits')).toMatchObject({ reason: 'too-far', rule: 'TEO-MOVE-01' })
  })

  it('TEO-TURN-04 a worship space while the chosen worker has yet to go there', () => {
    const t = opened()
    expect(t.why('palace-left')).toMatchObject({ reason: 'too-far' })
    expect(t.why('stone-quarry-worship').reason).toBe(t.why('stone-quarry').reason)
    t.play('move:worker-0-0')
    for (const [space, board] of [['palace-left', 'palace'], ['stone-quarry-worship', 'stone-quarry'], ['gold-deposits-worship', 'gold-deposits']])
      expect(t.why(space ?? '')).toMatchObject(
        t.answers.includes(`to:${board}`) ? { reason: 'worker-goes-first', rule: 'TEO-TURN-04' } : { reason: 'too-far', rule: 'TEO-MOVE-01' },
      )
    expect(t.why('forest-worship')).toMatchObject({ reason: 'own-worker-there', rule: 'TEO-WORSHIP-05' })
  })

  it('TEO-TURN-03 no second worker once one has moved', () => {
    const t = opened().play('move:worker-0-0', 'to:construction')
    expect(t.why('worker-0-2')).toMatchObject({ reason: 'already-moved', rule: 'TEO-TURN-03' })
    expect(t.why('worker-0-1')).toMatchObject({ reason: 'worker-locked', rule: 'TEO-MOVE-03' })
  })

  it('TEO-TURN-04 boards and worship spaces other than those of the board reached', () => {
    const t = opened().play('move:worker-0-0', 'to:nobles')
    expect(t.why('forest')).toMatchObject({ rule: 'TEO-TURN-04', reason: 'act-where-you-moved' })
    expect(t.why('palace-left')).toMatchObject({ rule: 'TEO-WORSHIP-01', reason: 'no-worship-here' })
    const there = opened().play('move:worker-0-0', 'to:decorations')
    expect(there.why('palace-left')).toMatchObject({ rule: 'TEO-TURN-04', reason: 'act-where-you-moved' })
  })

  it('TEO-WORSHIP-04 TEO-WORSHIP-05 a worship space held by another player without cocoa, or by oneself', () => {
    const t = opened().play('move:worker-0-0', 'to:decorations')
    expect(t.why('decorations-worship')).toEqual({ reason: 'bump-needs-cocoa', rule: 'TEO-WORSHIP-04', need: 1, have: 0 })
    const own = opened({ workers: ['alchemy 1', 'forest-worship 1', 'palace 1'] }).play('move:worker-0-0', 'to:forest')
    expect(own.why('forest-worship')).toMatchObject({ reason: 'own-worker-there', rule: 'TEO-WORSHIP-05' })
  })

  it('TEO-LOCK-03 TEO-LOCK-06 unlocking: not enough cocoa, nothing locked', () => {
    expect(opened().why('unlock')).toEqual({ reason: 'unlock-needs-cocoa', rule: 'TEO-LOCK-03', need: 3, have: 0 })
    const free = opened({ cocoa: 3, workers: ['forest 1', 'palace 1', 'palace 1'] })
    expect(free.why('unlock')).toMatchObject({ reason: 'nothing-locked', rule: 'TEO-LOCK-06' })
    expect(free.why('free-unlock')).toMatchObject({ reason: 'nothing-locked', rule: 'TEO-LOCK-06' })
  })

  it('TEO-TURN-04 asking changes nothing', () => {
    const t = opened().play('move:worker-0-0')
    const before = t.hash()
    for (const target of ['worker-0-1', 'forest', 'palace', 'decorations-worship', 'unlock', 'main-action']) t.why(target)
    expect(t.hash()).toBe(before)
    expect(() => t.why('atlantis')).toThrow('names no component')
  })
})
