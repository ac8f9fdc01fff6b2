// Ascension: Avenue step, new die on the Palace, one reward, calendar step.
import { describe, expect, it } from 'vitest'
import { DUE, LIGHT } from '../state.ts'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>
const rewards = ['vp-5', 'cocoa-5', 'temple-1', 'temple-2', 'worker'].map((reward) => `reward:ascend-${reward}`)

/** Seat 0 with a worker of power 5 on the Palace. */
const ready = (mine: Fields = {}, more: Fields = {}): Table =>
  table({ seed: 1, position: { seats: [{ workers: ['palace 5', 'nobles 1', 'nobles 1'], ...mine }], ...more } })

/** It moves to the Stone Quarry, takes the main action (2 stone) and is powered up. */
const ascend = (mine: Fields = {}, more: Fields = {}): Table =>
  ready(mine, more).play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0')

const goods = (t: Table): readonly number[] => [t.player(0).cocoa, t.player(0).wood, t.player(0).stone, t.player(0).gold, t.player(0).vp]
const calendar = (t: Table): readonly number[] => [t.g.s[LIGHT], t.g.s[DUE]]

describe('the steps of an ascension', () => {
  it('TEO-ASC-01 a worker that reaches power 6 ascends at once, before anything else', () => {
    const t = ascend({ workers: ['palace 5', 'stone-quarry 3', 'stone-quarry 2'], cocoa: 1 })
    expect([t.question, t.log('ascend').map((event) => event['worker'])]).toEqual(['ascension-reward', ['worker-0-0']])
    const four = ready({ workers: ['palace 4'] }).play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0')
    expect([four.question, four.log('ascend'), four.worker('worker-0-0')]).toEqual(['end-turn', [], 'stone-quarry 5'])
  })

  it('TEO-ASC-01 a die that shows 6 cannot be powered up once more before it has returned', () => {
    const t = ready({ avenue: 2, tiles: ['disc-power-up-2-a', 'disc-power-up-2-b'] }, { discoveries: { 'avenue-3': 'mask-4-a' } })
    t.play('use:disc-power-up-2-a', 'power-up:worker-0-0')
    expect(t.question).toBe('grey-space')
    t.play('use:disc-power-up-2-b')
    expect(t.answers).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2'])
  })

  it('TEO-ASC-02 step 1 is one Avenue step, with the right to a tile on a grey space', () => {
    expect(ascend({ avenue: 4 }).player(0).avenue).toBe(5)
    const t = ascend({ avenue: 5, wood: 1 }, { discoveries: { 'avenue-6': ['mask-4-a', 'mask-1-a'] } })
    expect([t.question, t.player(0).avenue, t.answers]).toEqual(['grey-space', 6, ['take:mask-4-a', 'decline']])
    t.play('take:mask-4-a')
    expect([t.question, t.player(0).tiles, t.player(0).wood]).toEqual(['ascension-reward', ['mask-4-a'], 0])
  })

  it('TEO-ASC-02 at the end of the Avenue only this step is lost', () => {
    const t = ascend({ avenue: 9 })
    expect([t.question, t.player(0).avenue, t.log('avenue-step')]).toEqual(['ascension-reward', 9, []])
    expect(calendar(t.play('reward:ascend-vp-5'))).toEqual([1, 0])
  })

  it('TEO-ASC-03 step 2: the die goes to the general area of the Palace with power 1, unlocked', () => {
    const t = ascend().play('reward:ascend-vp-5')
    expect(t.player(0).workers).toEqual(
      { 'worker-0-0': 'palace 1', 'worker-0-1': 'nobles 1', 'worker-0-2': 'nobles 1', 'worker-0-3': 'wheel 3' },
    )
    expect(t.refused('unlock').rule).toBe('TEO-LOCK-06')
  })

  it('TEO-ASC-04 step 3: exactly one of the five rewards is chosen', () => {
    const t = ascend({ cocoa: 3 })
    expect(t.answers).toEqual(rewards)
    expect(t.play('reward:ascend-vp-5').question).toBe('end-turn')
  })

  it('TEO-ASC-10 step 4: the light disc moves one space, also for others than the Last Player', () => {
    const t = ascend({}, { calendar: { light: 3 } })
    expect(calendar(t)).toEqual([3, 0])
    expect(calendar(t.play('reward:ascend-vp-5'))).toEqual([4, 0])
    expect(t.log('calendar').map((event) => event.rule)).toEqual(['TEO-ASC-10'])
    expect(calendar(t.play('end-turn'))).toEqual([4, 0])
  })

  it('TEO-ASC-11 the steps come in this order; cocoa of the reward is too late for a tile of step 1', () => {
    const discoveries = { 'avenue-3': 'disc-avenue-a' }
    const helped = ascend({ avenue: 2, tiles: ['disc-temple-red-a'] }, { discoveries })
    expect([helped.answers, helped.worker('worker-0-0')]).toEqual([['decline', 'use:disc-temple-red-a'], 'stone-quarry 6'])
    expect(helped.refused('take:disc-avenue-a').rule).toBe('TEO-DISC-03')
    const t = ascend({ avenue: 2 }, { discoveries }) // nothing in hand could bring the price: not asked
    expect([t.worker('worker-0-0'), t.question]).toEqual(['palace 1', 'ascension-reward'])
    t.play('reward:ascend-cocoa-5')
    expect([t.question, t.player(0).tiles, t.player(0).cocoa]).toEqual(['end-turn', [], 5])
    const order = t.events.map((event) => event.type)
    expect(order.slice(order.indexOf('ascend'))).toEqual(['ascend', 'avenue-step', 'gain', 'calendar'])
  })
})

describe('rewards', () => {
  it('TEO-ASC-05 5 VP', () => {
    expect(goods(ascend().play('reward:ascend-vp-5'))).toEqual([0, 0, 2, 0, 5])
  })

  it('TEO-ASC-06 5 cocoa', () => {
    expect(goods(ascend().play('reward:ascend-cocoa-5'))).toEqual([5, 0, 2, 0, 0])
  })

  it('TEO-ASC-07 one step on a temple of choice', () => {
    const t = ascend({ temples: { red: 1 } }).play('reward:ascend-temple-1')
    expect(t.answers).toEqual(['temple:blue', 'temple:red', 'temple:green'])
    t.play('temple:red')
    expect([t.question, t.player(0).temples, goods(t)]).toEqual(['end-turn', { blue: 0, red: 2, green: 0 }, [0, 0, 2, 0, 1]])
  })

  it('TEO-ASC-08 3 cocoa for two temple steps, on one temple or on two', () => {
    const paid = (): Table => ascend({ cocoa: 4 }).play('reward:ascend-temple-2')
    expect(paid().player(0).cocoa).toBe(1)
    const one = paid().play('temple:red', 'temple:red')
    expect([one.question, one.player(0).temples]).toEqual(['end-turn', { blue: 0, red: 2, green: 0 }])
    const two = paid().play('temple:green', 'temple:red')
    expect([two.question, two.player(0).temples, goods(two)]).toEqual(['end-turn', { blue: 0, red: 1, green: 1 }, [2, 0, 2, 0, 1]])
  })

  it('TEO-ASC-08 with fewer than 3 cocoa the two steps are refused', () => {
    const t = ascend({ cocoa: 2 })
    expect(t.answers).toEqual(rewards.filter((reward) => !reward.endsWith('temple-2')))
    expect(t.refused('reward:ascend-temple-2').rule).toBe('TEO-ASC-08')
    expect(t.why('reward:ascend-temple-2')).toMatchObject({ reason: 'reward-needs-cocoa', need: 3, have: 2 })
  })

  it('TEO-ASC-08 TEO-ASC-14 the two steps are for sale also when the ascension comes from a tile', () => {
    const t = ready({ cocoa: 3, tiles: ['disc-power-up-2-a'] }).play('use:disc-power-up-2-a', 'power-up:worker-0-0')
    expect(t.answers).toEqual(rewards)
    expect(t.play('reward:ascend-temple-2').player(0).cocoa).toBe(0)
  })

  it('TEO-ASC-09 the fourth worker comes to the Palace with power 3, and 2 cocoa', () => {
    const t = ascend().play('reward:ascend-worker')
    expect(t.player(0).workers).toEqual(
      { 'worker-0-0': 'palace 1', 'worker-0-1': 'nobles 1', 'worker-0-2': 'nobles 1', 'worker-0-3': 'palace 3' },
    )
    expect([t.question, goods(t), calendar(t)]).toEqual(['end-turn', [2, 0, 2, 0, 0], [1, 0]])
  })

  it('TEO-ASC-09 with four workers in play, locked ones included, it is refused', () => {
    const t = ascend({ cocoa: 3, workers: ['palace 5', 'nobles 1', 'nobles 1', 'forest-worship 2'] })
    expect(t.answers.filter((key) => key.startsWith('reward:'))).toEqual(rewards.slice(0, 4))
    expect(t.refused('reward:ascend-worker').rule).toBe('TEO-ASC-09')
  })

  it('TEO-EDGE-05 the fourth worker is offered once per game, even if that very worker ascends later', () => {
    const t = ready({
      workers: ['palace 5', 'forest 5', 'nobles 1'], tiles: ['disc-power-up-2-a', 'disc-power-up-2-b', 'disc-power-up-2-c'],
    })
    t.play('use:disc-power-up-2-a', 'power-up:worker-0-0', 'reward:ascend-worker', 'power-up:worker-0-1')
    expect(t.offers('reward:ascend-worker')).toBe(false)
    t.play(
      'reward:ascend-vp-5', 'use:disc-power-up-2-b', 'power-up:worker-0-3', 'power-up:worker-0-3', 'use:disc-power-up-2-c',
      'power-up:worker-0-3',
    )
    expect([t.question, t.offers('reward:ascend-worker')]).toEqual(['ascension-reward', false])
    t.play('reward:ascend-vp-5')
    expect([t.worker('worker-0-3'), t.log('fourth-worker').length]).toEqual(['palace 1', 1])
  })

  it('TEO-ASC-07 TEO-ASC-08 temple rewards are not offered when no temple step is possible', () => {
    const t = ascend({ cocoa: 3, temples: { blue: 11, red: 11, green: 11 } })
    expect(t.answers).toEqual(['reward:ascend-vp-5', 'reward:ascend-cocoa-5', 'reward:ascend-worker'])
    expect(t.refused('reward:ascend-temple-1').rule).toBe('TEO-TEMPLE-11')
  })
})

describe('several ascensions, and the calendar', () => {
  const busy = {
    cocoa: 5, technologies: ['tech-13'], tiles: ['disc-power-up-2-a'], workers: ['palace 5', 'stone-quarry 5', 'stone-quarry 4'],
  }

  /** Power-up of the main action, technology 13 and the tile: an ascension by each in one turn. */
  function three(light: number): Table {
    const t = ready(busy, { calendar: { light, dark: 10 } }).play('move:worker-0-0', 'to:stone-quarry', 'main-action')
    t.play('power-up:worker-0-0', 'reward:ascend-vp-5', 'power-up:worker-0-2', 'power-up:worker-0-1', 'reward:ascend-cocoa-5')
    t.play('use:disc-power-up-2-a', 'power-up:worker-0-2', 'reward:ascend-temple-1', 'temple:red', 'power-up:worker-0-0')
    return t
  }

  it('TEO-ASC-12 TEO-EDGE-04 each ascension has its own Avenue step, reward and calendar step', () => {
    const t = three(2)
    // 5 VP of the board's cell, 5 of a reward, 1 of red 1; 1 cocoa for the fee and 1 for technology 13
    expect([t.question, t.log('ascend').length, t.player(0).avenue, calendar(t)]).toEqual(['end-turn', 3, 3, [5, 0]])
    expect(goods(t)).toEqual([8, 0, 4, 0, 11])
    expect(t.player(0).workers).toMatchObject({ 'worker-0-0': 'palace 2', 'worker-0-1': 'palace 1', 'worker-0-2': 'palace 1' })
  })

  it('TEO-ASC-12 TEO-EDGE-04 steps beyond the dark disc are lost, and the eclipse waits for its time', () => {
    const t = three(9)
    expect([t.question, t.seat, calendar(t)]).toEqual(['end-turn', 0, [10, 2]])
    expect(t.log('calendar').length).toBe(1)
    expect([t.log('eclipse-triggered').length, t.log('eclipse')]).toEqual([1, []])
    expect(t.play('end-turn').question).toBe('turn')
    expect(t.seat).toBe(1)
  })

  it('TEO-EDGE-09 while an eclipse is pending the disc stays; everything else is as usual', () => {
    const t = ascend({ avenue: 2, wood: 1 }, { calendar: { light: 10, dark: 10, due: 2 }, discoveries: { 'avenue-3': 'mask-4-a' } })
    expect(t.offers('take:mask-4-a')).toBe(true)
    t.play('take:mask-4-a', 'reward:ascend-vp-5')
    expect([t.player(0).avenue, t.player(0).tiles, t.player(0).vp, t.worker('worker-0-0')]).toEqual([3, ['mask-4-a'], 5, 'palace 1'])
    expect([calendar(t), t.log('calendar'), t.log('eclipse-triggered')]).toEqual([[10, 2], [], []])
  })
})

describe('the new die', () => {
  const quietTurn = (t: Table, worker: string, board: string): Table => t.play(`move:${worker}`, `to:${board}`, 'collect-cocoa', 'end-turn')

  it('TEO-ASC-13 it moves in later turns and counts as a colour on the Palace', () => {
    const onlyMine = {
      seats: [{ workers: ['palace 5', 'gold-deposits 1', 'nobles 1'] }, { workers: ['forest 1', 'forest 1', 'forest 1'] }],
    }
    const turn = (): Table => {
      const t = table({ seed: 1, position: onlyMine })
        .play('move:worker-0-0', 'to:stone-quarry', 'main-action', 'power-up:worker-0-0', 'reward:ascend-vp-5', 'end-turn')
      return quietTurn(t, 'worker-1-0', 'construction')
    }
    expect(turn().play('move:worker-0-0', 'to:alchemy').worker('worker-0-0')).toBe('alchemy 1')
    expect(turn().play('move:worker-0-1', 'to:palace', 'collect-cocoa').player(0).cocoa).toBe(2)
  })

  it('TEO-ASC-13 the power-up tile may raise it in the same turn', () => {
    const t = ascend({ tiles: ['disc-power-up-2-a'] })
      .play('reward:ascend-vp-5', 'use:disc-power-up-2-a', 'power-up:worker-0-0', 'power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('palace 3')
  })

  it('TEO-ASC-14 outside a main action, by the tile, all steps are the same', () => {
    const t = ready(
      { avenue: 2, wood: 1, tiles: ['disc-power-up-2-a'], workers: ['forest 5', 'nobles 1'] }, { discoveries: { 'avenue-3': 'mask-4-a' } },
    )
    t.play('use:disc-power-up-2-a', 'power-up:worker-0-0', 'take:mask-4-a')
    expect(t.worker('worker-0-0')).toBe('palace 1')
    t.play('reward:ascend-worker', 'power-up:worker-0-1')
    expect([t.question, t.player(0).avenue, t.player(0).tiles, t.player(0).cocoa, calendar(t)]).toEqual(
      ['turn', 3, ['mask-4-a'], 2, [1, 0]],
    )
    expect(t.worker('worker-0-3')).toBe('palace 3')
  })

  it('TEO-ASC-15 placing the die or the fourth worker on the Palace is no movement: technology 01 pays nothing', () => {
    const t = ascend({ technologies: ['tech-01'] }).play('reward:ascend-worker')
    expect(t.player(0).cocoa).toBe(2)
    const moved = ready({ technologies: ['tech-01'], workers: ['gold-deposits 1'] }).play('move:worker-0-0', 'to:palace')
    expect(moved.player(0).cocoa).toBe(1)
  })

  it('TEO-ASC-03 TEO-ASC-14 a worker about to worship cannot ascend away from its worship', () => {
    const t = ready({ tiles: ['disc-power-up-2-a'], workers: ['alchemy 5', 'nobles 1', 'nobles 1'] })
    t.play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'use:disc-power-up-2-a')
    expect(t.answers).toEqual(['power-up:worker-0-1', 'power-up:worker-0-2'])
  })

  it('TEO-ASC-03 TEO-DISC-21 no ascension tears a double move apart: both workers start on one board', () => {
    const mine = { tiles: ['disc-double-move-a', 'disc-power-up-2-a'], workers: ['forest 5', 'forest 5', 'nobles 1'] }
    const named = ready(mine).play('move:worker-0-0', 'use:disc-double-move-a', 'along:worker-0-1', 'use:disc-power-up-2-a')
    expect(named.answers).toEqual(['power-up:worker-0-2'])
    const leaving = ready({ ...mine, avenue: 2, wood: 1 }, { discoveries: { 'avenue-3': 'mask-4-a' } })
    leaving.play('move:worker-0-0', 'use:disc-power-up-2-a', 'power-up:worker-0-0')
    expect([leaving.question, leaving.answers]).toEqual(['grey-space', ['take:mask-4-a', 'decline']])
  })
})
