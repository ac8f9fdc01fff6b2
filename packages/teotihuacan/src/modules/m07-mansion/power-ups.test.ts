// The power-up of a claim marker's owner, also in another player's turn.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

const modules = ['m6', 'm7']
const ROYALS = ['royal-c-01', 'royal-b-02', 'royal-a-04']
const nobles = ['nobles 1', 'nobles 1', 'nobles 1']
const claimed = { blue: 4 }

interface Around {
  readonly own?: object
  readonly other?: object
  readonly players?: number
  readonly modules?: readonly string[]
  readonly position?: object
  readonly chance?: readonly string[]
}

/** Seat 0 (power 2, no cocoa) worships on the left royal tile, 01, with a claim marker of `owner`. */
function worship(owner: number, { own = {}, other = {}, players = 2, chance = [], position = {}, ...around }: Around = {}): Table {
  const seats = [{ temples: claimed, workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'], ...own }, { temples: claimed, workers: nobles, ...other }]
  const laid = { royals: ROYALS, mansion: { blue: owner }, seats, ...position }
  const t = table({ players, modules: [...modules, ...(around.modules ?? [])], chance, position: laid })
  return t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

describe('the owner of the marker', () => {
  it('M7-15 is asked in another player\'s turn and powers up one worker for free', () => {
    const t = worship(1)
    expect([t.question, t.seat]).toEqual(['claim-power-up', 1])
    expect(t.answers).toEqual(['power-up:worker-1-0', 'power-up:worker-1-1', 'power-up:worker-1-2', 'no-power-up'])
    t.play({ seat: 1, answer: 'power-up:worker-1-1' })
    expect(t.player(1)).toMatchObject({ cocoa: 0, workers: { 'worker-1-0': 'nobles 1', 'worker-1-1': 'nobles 2', 'worker-1-2': 'nobles 1' } })
    expect([t.question, t.seat]).toEqual(['claim-step', 0])
    expect(t.play('claim-step:not-now').seat).toBe(0) // and only one
    expect(t.question).toBe('end-turn')
  })

  it('M7-15 may decline', () => {
    const t = worship(1).play({ seat: 1, answer: 'no-power-up' })
    expect(Object.values(t.player(1).workers)).toEqual(['nobles 1', 'nobles 1', 'nobles 1', 'wheel 3'])
    expect(t.log('power-up')).toEqual([])
  })

  it('M7-15 may be the worshipper', () => {
    const t = worship(0)
    expect([t.question, t.seat]).toEqual(['claim-power-up', 0])
    expect(t.play('power-up:worker-0-1').worker('worker-0-1')).toBe('nobles 2')
  })

  it('M7-15 nobody without a marker is asked', () => {
    const t = worship(1, { players: 3, position: { mansion: { blue: 1 } } })
    t.play({ seat: 1, answer: 'no-power-up' }, 'claim-step:not-now')
    expect([t.question, t.seat]).toEqual(['end-turn', 0])
  })

  it('M7-16 any own worker in play, also a locked one, not the one on the wheel', () => {
    const t = worship(1, { other: { workers: ['forest-worship 2', 'palace-middle 4', 'alchemy 1'] } })
    expect(t.refused('power-up:worker-1-3').rule).toBe('M7-16')
    expect(t.answers).toHaveLength(4)
    expect(t.play('power-up:worker-1-0').worker('worker-1-0')).toBe('forest-worship 3')
  })

  it('M7-16 the worshipping worker itself', () => {
    const t = worship(0).play('power-up:worker-0-0')
    expect(t.worker('worker-0-0')).toBe('palace-left 3')
  })

  it('M7-16 never a worker of somebody else', () => {
    expect(worship(1).refused('power-up:worker-0-1').message).toContain('not possible now')
  })

  it('M7-17 the royal effect uses the power the worker was placed with; the power-up comes after it', () => {
    const t = worship(0)
    expect(t.player(0).cocoa).toBe(2 + 1) // before the power-up is asked
    t.play('power-up:worker-0-0', 'claim-step:not-now')
    expect(t.player(0).cocoa).toBe(3)
    expect(t.worker('worker-0-0')).toBe('palace-left 3')
  })

  it('M7-17 with the tile first the power-up waits for the royal effect', () => {
    const seats = [{ cocoa: 1, temples: claimed, workers: ['gold-deposits 2', 'nobles 1', 'nobles 1'] }, { workers: nobles }]
    const position = { royals: ROYALS, mansion: { blue: 0 }, discoveries: { palace: 'gd-mask-a' }, seats }
    const t = table({ players: 2, modules, chance: ['draw-discovery:gd-mask-b'], position })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:both', 'first:tile', 'take:gd-mask-a')
    expect(t.question).toBe('claim-power-up')
    expect(t.player(0)).toMatchObject({ cocoa: 3, tiles: ['gd-mask-a'] })
  })

  it('TEO-DISC-09 M7-15 the owner uses no discovery tile in another player\'s turn', () => {
    const t = worship(1, { other: { tiles: ['disc-vp-4-a'] } })
    expect(t.answers.filter((answer) => answer.startsWith('use:'))).toEqual([])
    expect(worship(0, { own: { tiles: ['disc-vp-4-a'] } }).offers('use:disc-vp-4-a')).toBe(true)
  })
})

describe('an ascension by the marker', () => {
  const strong = { workers: ['nobles 5', 'forest-worship 5', 'alchemy 1'], avenue: 0 }

  it('M7-15 M7-18 in another player\'s turn: Avenue, new worker, reward and calendar step are the owner\'s', () => {
    const t = worship(1, { other: strong }).play('power-up:worker-1-0')
    expect([t.question, t.seat]).toEqual(['ascension-reward', 1])
    expect(t.worker('worker-1-0')).toBe('palace 1')
    t.play({ seat: 1, answer: 'reward:ascend-cocoa-5' })
    expect(t.player(1)).toMatchObject({ cocoa: 5, avenue: 1 })
    expect(t.player(0)).toMatchObject({ cocoa: 3, avenue: 0 })
    expect(t.summary()['calendar']).toMatchObject({ light: 1 })
    expect([t.question, t.seat]).toEqual(['claim-step', 0])
  })

  it('M7-18 the owner chooses temples, tiles and payments of the ascension, also the fourth worker', () => {
    const other = { ...strong, cocoa: 3, temples: { blue: 4, red: 4 } }
    const t = worship(1, { other, position: { discoveries: { 'red-5': 'disc-resources-2-a' } } })
    t.play('power-up:worker-1-0')
    t.play({ seat: 1, answer: 'reward:ascend-temple-2' }, { seat: 1, answer: 'temple:red' }, { seat: 1, answer: 'take:disc-resources-2-a' })
    t.play({ seat: 1, answer: 'temple:red' })
    expect(t.player(1)).toMatchObject({ cocoa: 0, temples: { red: 6 }, tiles: ['disc-resources-2-a'], avenue: 1 })
    expect(t.summary()['mansion']).toMatchObject({ claims: { 'palace-left': 1, 'palace-middle': 1 }, markersLeft: [3, 1] })
    expect(t.seat).toBe(0)
    const fourth = worship(1, { other: strong }).play('power-up:worker-1-0', { seat: 1, answer: 'reward:ascend-worker' })
    expect(fourth.worker('worker-1-3')).toBe('palace 3')
  })

  it('M7-18 the grey space of the Avenue is offered to the owner', () => {
    const position = { discoveries: { 'avenue-3': 'disc-resources-2-a' } }
    const t = worship(1, { other: { ...strong, avenue: 2 }, position }).play('power-up:worker-1-0')
    expect([t.question, t.seat]).toEqual(['grey-space', 1])
    expect(t.play({ seat: 1, answer: 'take:disc-resources-2-a' }).player(1).tiles).toEqual(['disc-resources-2-a'])
  })

  it('M7-19 a locked worker leaves its worship space and stands unlocked on the Mansion', () => {
    const t = worship(1, { other: strong }).play('power-up:worker-1-1', 'reward:ascend-vp-5')
    expect(t.worker('worker-1-1')).toBe('palace 1')
    t.play('claim-step:not-now', 'end-turn')
    expect(t.offers('move:worker-1-1')).toBe(true)
    expect(t.why('free-unlock').reason).toBe('nothing-locked')
  })

  it('M7-19 also the worshipping worker, whose tile can still be taken', () => {
    const seats = [{ cocoa: 1, temples: claimed, workers: ['gold-deposits 5', 'nobles 1', 'nobles 1'] }, { workers: nobles }]
    const position = { royals: ROYALS, mansion: { blue: 0 }, discoveries: { palace: 'gd-mask-a' }, seats }
    const t = table({ players: 2, modules, chance: ['draw-discovery:gd-mask-b'], position })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:both', 'first:effect', 'power-up:worker-0-0', 'reward:ascend-vp-5')
    expect(t.player(0)).toMatchObject({ cocoa: 6, vp: 5 }) // royal tile 01 with the power of 5 it was placed with
    expect(t.worker('worker-0-0')).toBe('palace 1')
    t.play('claim-step:not-now', 'take:gd-mask-a', 'claim-step:not-now')
    expect(t.player(0).tiles).toEqual(['gd-mask-a'])
    expect(t.question).toBe('end-turn')
  })

  it('M7-18 TEO-EDGE-49 it can trigger an eclipse in the active player\'s turn: it is scored after the next round', () => {
    const dark = 11
    const t = worship(1, { other: strong, position: { round: 4, calendar: { light: dark - 1, dark } } })
    t.play('power-up:worker-1-0', 'reward:ascend-vp-5')
    expect(t.summary()['calendar']).toMatchObject({ light: dark, due: 5, eclipses: 0 })
    t.play('claim-step:not-now', 'end-turn')
    expect([t.question, t.seat]).toEqual(['turn', 1])
    const turn = (seat: number, worker: string, to: string): void => {
      expect(t.seat).toBe(seat)
      t.play(`move:${worker}`, `to:${to}`, 'collect-cocoa', 'end-turn')
    }
    turn(1, 'worker-1-2', 'construction')
    turn(0, 'worker-0-1', 'gold-deposits')
    expect(t.log('eclipse')).toEqual([])
    turn(1, 'worker-1-2', 'decorations')
    expect(t.log('eclipse')).toHaveLength(1)
  })

  it('M7-18 TEO-EDGE-49 TEO-DARK-01 with Dark Eclipse it is scored after the active player\'s turn', () => {
    const dark = 11
    const t = worship(1, { modules: ['dark-eclipse'], other: strong, position: { calendar: { light: dark - 1, dark } } })
    t.play('power-up:worker-1-0', 'reward:ascend-vp-5', 'claim-step:not-now')
    expect(t.log('eclipse')).toEqual([])
    t.play('end-turn')
    expect(t.log('eclipse')).toHaveLength(1)
  })
})
