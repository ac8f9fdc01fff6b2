// Owner tokens, claim markers and what they give.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

const modules = ['m6', 'm7']
const onNobles = { workers: ['nobles 1', 'nobles 1', 'nobles 1'] }
const ROYALS = ['royal-c-01', 'royal-b-02', 'royal-a-04']
const mover = ['gold-deposits 2', 'nobles 1', 'nobles 1']

interface Around {
  readonly seats?: readonly object[]
  readonly mansion?: object
  readonly modules?: readonly string[]
  readonly position?: object
  readonly players?: number
  readonly chance?: readonly string[]
}

const play = ({ seats = [], mansion, position = {}, players = 2, chance = [], ...around }: Around): Table =>
  table({
    players,
    modules: around.modules ?? modules,
    chance,
    position: { royals: ROYALS, seats, ...(mansion === undefined ? {} : { mansion }), ...position },
  })

/** Seat 0 uses a temple tile for one step on the temple. */
const climb = (temple: string, from: number, around: Around = {}): Table => {
  const tile = `disc-temple-${temple}-a`
  return play({ ...around, seats: [{ temples: { [temple]: from }, tiles: [tile], workers: mover }, ...(around.seats ?? [])] }).play(`use:${tile}`)
}

describe('owner tokens', () => {
  it.each([['blue', 4, 'palace-left'], ['red', 5, 'palace-middle'], ['green', 3, 'palace-right']] as const)(
    'M7-04 M7-12 M7-13 the first on %s step %i takes the token and claims %s',
    (temple, step, space) => {
      const t = climb(temple, step - 1)
      if (temple === 'blue') t.play('gain:1-gold')
      expect(t.summary()['mansion']).toMatchObject({ claims: { [space]: 0 }, markersLeft: [2, 3] })
      expect(t.log('owner-token')).toMatchObject([{ seat: 0, rule: 'M7-12', temple }])
      expect(t.log('claim')).toMatchObject([{ seat: 0, rule: 'M7-13', space }])
      expect(t.why(`owner-token-${temple}`)).toMatchObject({ rule: 'M7-12', reason: 'owner-token-taken' })
      expect((t.summary()['mansion'] as Record<string, string[]>)['tokensOnTemples']).not.toContain(temple)
    },
  )

  it.each([['blue', 3], ['red', 4], ['green', 2]] as const)('M7-12 nothing on %s step %i', (temple, step) => {
    const t = climb(temple, step - 1)
    if (temple === 'blue') t.play('gain:1-gold')
    expect(t.player(0).temples[temple]).toBe(step)
    expect(t.summary()['mansion']).toMatchObject({ claims: {}, markersLeft: [3, 3] })
  })

  it('M7-12 in addition to the printed reward, or to the discovery tile', () => {
    const discoveries = { 'red-5': 'disc-resources-2-a' }
    const reward = climb('red', 4, { position: { discoveries } }).play('printed-reward')
    expect(reward.player(0)).toMatchObject({ vp: 2, tiles: [] })
    const tile = climb('red', 4, { position: { discoveries: { 'red-5': 'disc-vp-4-a' } }, seats: [] })
    expect(tile.question).toBe('turn') // no gold for the tile: the reward without a question
    for (const t of [reward, tile]) expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 0 } })
    const taken = climb('red', 4, { position: { discoveries } }).play('take:disc-resources-2-a')
    expect(taken.player(0)).toMatchObject({ vp: 0, tiles: ['disc-resources-2-a'] })
    expect([taken.question, taken.answers.includes('use:disc-resources-2-a')]).toEqual(['tile-moment', true])
    expect(taken.play('done').summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 0 } })
  })

  it('M7-12 only the first player: who comes later gets the reward alone', () => {
    const t = climb('red', 4, { seats: [{ temples: { red: 6 } }], mansion: { red: 1 } })
    expect(t.player(0)).toMatchObject({ vp: 2, temples: { red: 5 } })
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 1 }, markersLeft: [3, 2] })
    expect(t.log('owner-token')).toEqual([])
  })

  it('M7-12 the second main step of green has no token', () => {
    const t = climb('green', 5, { seats: [{ temples: { green: 4 } }], mansion: { green: 1 } })
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-right': 1 } })
  })

  it('M7-12 a tile used while the step is being resolved carries the token along', () => {
    const seat = { temples: { red: 4 }, tiles: ['disc-temple-red-a', 'disc-temple-red-b'], workers: mover }
    const t = play({ seats: [seat], position: { discoveries: { 'red-5': 'disc-resources-2-a' } } })
    t.play('use:disc-temple-red-a', 'use:disc-temple-red-b', 'printed-reward')
    expect(t.player(0).temples.red).toBe(6)
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-middle': 0 }, markersLeft: [2, 3] })
  })

  it('M7-12 a claim without its step is no legal position', () => {
    expect(() => play({ mansion: { blue: 0 } })).toThrow('M7-12')
    expect(() => play({ mansion: { blue: 2 } })).toThrow('mansion.blue')
  })
})

/** Seat 0 worships on the left royal tile (01, blue) with power 2; the blue temple is claimed. */
const worship = (owner: number, seat: object = {}, around: Around = {}): Table => {
  const own = { temples: { blue: 4 }, workers: mover, ...seat }
  const [other = {}, ...more] = around.seats ?? []
  const seats = [own, { temples: { blue: 4 }, ...onNobles, ...other }, ...more]
  return play({ mansion: { blue: owner }, ...around, seats }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

describe('the temple step of a claimed royal tile', () => {
  it('M7-14 before the effect, for 1 cocoa', () => {
    const t = worship(0, { cocoa: 1 })
    expect([t.question, t.seat, t.answers]).toEqual(['claim-step', 0, ['claim-step:pay', 'claim-step:not-now']])
    t.play('claim-step:pay')
    expect(t.player(0)).toMatchObject({ cocoa: 0, temples: { blue: 5 } })
    t.play('gain:2-gold', 'no-power-up')
    expect(t.player(0)).toMatchObject({ cocoa: 3, gold: 2 })
    expect(t.question).toBe('end-turn') // once only
  })

  it('M7-14 or after it, paid with what it gave', () => {
    const t = worship(0, { cocoa: 0 })
    expect(t.question).toBe('claim-power-up')
    t.play('no-power-up')
    expect(t.player(0).cocoa).toBe(3)
    expect(t.question).toBe('claim-step')
    t.play('claim-step:pay', 'gain:2-wood')
    expect(t.player(0)).toMatchObject({ cocoa: 2, wood: 2, temples: { blue: 5 } })
    expect(t.question).toBe('end-turn')
  })

  it('M7-14 it is an option: declined before and after', () => {
    const t = worship(0, { cocoa: 1 }).play('claim-step:not-now', 'no-power-up', 'claim-step:not-now')
    expect(t.player(0)).toMatchObject({ cocoa: 4, temples: { blue: 4 } })
    expect(t.question).toBe('end-turn')
  })

  it.each([['palace-middle', 'red', 5], ['palace-right', 'green', 3]] as const)('M7-14 %s leads to %s', (space, temple, step) => {
    const seats = [{ cocoa: 1, temples: { [temple]: step }, workers: mover }, onNobles]
    const t = play({ seats, mansion: { [temple]: 0 } }).play('move:worker-0-0', 'to:palace', `worship:${space}`, 'worship-for:effect')
    expect(t.play('claim-step:pay').player(0).temples[temple]).toBe(step + 1)
  })

  it('M7-14 anybody may pay, whoever owns the marker', () => {
    const t = worship(1, { cocoa: 1, temples: { blue: 0 } })
    expect([t.question, t.seat]).toEqual(['claim-step', 0])
    expect(t.play('claim-step:pay').player(0).temples.blue).toBe(1)
  })

  it('M7-14 not without a claim marker, and not on the other royal tiles', () => {
    const seats = [{ cocoa: 5, temples: { blue: 4 }, workers: mover }, { temples: { blue: 4 }, ...onNobles }]
    const without = play({ seats }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(without.question).toBe('end-turn')
    const other = play({ seats, mansion: { blue: 0 } }).play('move:worker-0-0', 'to:palace', 'worship:palace-right', 'worship-for:effect')
    expect(other.question).toBe('end-turn')
    const forest = play({ seats: [{ ...seats[0], workers: ['stone-quarry 2', 'nobles 1', 'nobles 1'] }, onNobles], mansion: { blue: 0 } })
    expect(forest.play('move:worker-0-0', 'to:forest', 'worship:forest-worship', 'worship-for:effect').question).toBe('end-turn')
  })

  it('M7-14 not without cocoa, and not where no step can be made', () => {
    const poor = worship(0, { workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'] }, { position: { royals: ['royal-a-04', ...ROYALS.slice(0, 2)] } })
    expect(poor.play('no-power-up').question).toBe('end-turn')
    const top = worship(0, { cocoa: 5, temples: { blue: 11 } })
    expect(top.play('no-power-up').question).toBe('end-turn')
    const blocked = worship(0, { cocoa: 5, temples: { blue: 10 } }, { seats: [{ temples: { blue: 11 } }] })
    expect(blocked.play('no-power-up').question).toBe('end-turn')
  })

  it('M7-14 TEO-DISC-11 a tile in hand may bring the cocoa; declining is possible', () => {
    const t = (): Table => worship(0, { cocoa: 0, tiles: ['disc-cocoa-4-a'] })
    expect([t().question, t().answers]).toEqual(['claim-step', ['claim-step:not-now', 'use:disc-cocoa-4-a']])
    expect(t().why('claim-step:pay')).toMatchObject({ reason: 'claim-step-needs-cocoa', need: 1, have: 0 })
    expect(t().play('use:disc-cocoa-4-a', 'claim-step:pay').player(0)).toMatchObject({ cocoa: 3, temples: { blue: 5 } })
    expect(t().play('claim-step:not-now').question).toBe('claim-power-up')
  })

  it('M7-14 TEO-DISC-30 an ignore-cocoa tile does not pay it', () => {
    const t = worship(0, { cocoa: 1, tiles: ['disc-free-cocoa-a'] })
    expect(t.answers).toEqual(['claim-step:pay', 'claim-step:not-now'])
    for (const target of ['ignore-cocoa:disc-free-cocoa-a', 'use:disc-free-cocoa-a', 'disc-free-cocoa-a'])
      expect(t.why(target)).toMatchObject({ reason: 'tile-waives-other-prices', rule: 'TEO-DISC-32' })
    expect(t.refused('ignore-cocoa:disc-free-cocoa-a').rule).toBe('TEO-DISC-32')
  })

  it('M7-14 with both benefits it fits before, between and after', () => {
    const start = () => {
      const seats = [{ cocoa: 4, temples: { blue: 4 }, workers: mover }, onNobles]
      const chance = ['draw-discovery:gd-mask-b']
      const t = play({ seats, mansion: { blue: 0 }, position: { discoveries: { palace: 'gd-mask-a' } }, chance })
      return t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:both')
    }
    const effectFirst = start().play('first:effect', 'claim-step:not-now', 'no-power-up', 'claim-step:not-now', 'take:gd-mask-a')
    effectFirst.play('claim-step:pay', 'gain:2-gold')
    const tileFirst = start().play('first:tile', 'claim-step:not-now', 'take:gd-mask-a', 'claim-step:pay', 'gain:2-gold', 'no-power-up')
    for (const t of [effectFirst, tileFirst]) {
      expect(t.question).toBe('end-turn')
      expect(t.player(0)).toMatchObject({ cocoa: 4 - 1 - 1 + 3, gold: 2, temples: { blue: 5 }, tiles: ['gd-mask-a'] })
    }
  })

  it('M7-14 a marker placed by the worship itself comes too late', () => {
    const seats = [{ cocoa: 3, temples: { blue: 3 }, workers: mover }, onNobles]
    const t = play({ seats, position: { royals: ['royal-c-08', ...ROYALS.slice(1)] } })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    t.play('again', 'temple:blue', 'gain:1-gold')
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-left': 0 } })
    expect(t.question).toBe('end-turn')
  })

  it('M7-14 a step that was not bought is gone with its worship', () => {
    const other = { cocoa: 5, workers: ['gold-deposits 1', 'stone-quarry 1', 'nobles 1'] }
    const start = () => worship(0, { cocoa: 1 }, { seats: [other] }).play('claim-step:not-now', 'no-power-up', 'claim-step:not-now', 'end-turn')
    const royal = start().play('move:worker-1-0', 'to:palace', 'worship:palace-right', 'worship-for:effect') // not claimed
    expect([royal.question, royal.seat]).toEqual(['end-turn', 1])
    const forest = start().play('move:worker-1-1', 'to:forest', 'worship:forest-worship', 'worship-for:effect')
    expect([forest.question, forest.seat]).toEqual(['end-turn', 1])
  })
})
