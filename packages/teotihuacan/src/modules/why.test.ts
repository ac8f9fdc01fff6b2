// "Why not?" about the pieces and answers of modules while something else is asked.
import { describe, expect, it } from 'vitest'
import { type Table, table } from '../testing.ts'

type Fields = Readonly<Record<string, unknown>>

const seats = [{ cocoa: 5, workers: ['palace 1', 'forest 2', 'stone-quarry 1'] }, { cocoa: 5, workers: ['nobles 1', 'nobles 1', 'nobles 1'] }]
const laid = (modules: readonly string[], position: Fields = {}): Table => table({ modules, position: { seats, ...position } })
const told = (t: Table, ...targets: readonly string[]): unknown[] => targets.map((target) => [t.why(target).reason, t.why(target).rule])

describe('pieces of a module', () => {
  it('M7-12 owner tokens: by a step on their temple, taken, or not in this game', () => {
    const t = laid(['m6', 'm7'], { seats: [{ ...seats[0], temples: { red: 5 } }, seats[1]], mansion: { red: 0 } })
    expect(told(t, 'owner-token-blue', 'owner-token-red')).toEqual([['owner-token-by-temple-step', 'M7-12'], ['owner-token-taken', 'M7-12']])
    expect(laid(['m6']).why('owner-token-blue').reason).toBe('not-in-this-game')
  })

  it('M7-02 royal tiles of the Mansion: by worship when they lie there', () => {
    const t = laid(['m6', 'm7'], { royals: ['royal-a-10', 'royal-b-02', 'royal-c-01'] })
    expect([t.why('royal-a-10').reason, t.why('royal-b-11').reason]).toEqual(['royal-tile-by-worship', 'not-in-this-game'])
  })

  it('M8-12 altars and their spaces are reached instead of a turn', () => {
    const t = laid(['m6', 'm8']).play('move:worker-0-0')
    expect(told(t, 'altar-trade', 'altar-gift', 'altar-1-2-to-1')).toEqual(Array.from({ length: 3 }, () => ['shaman-instead-of-a-turn', 'M8-12']))
  })

  it('M9-18 to M9-20 regions: the way to settle them, or what is missing', () => {
    const t = laid(['m6', 'm9'], { empire: { warriors: { 'region-1': 0, 'region-2': 1 }, settled: { 'region-3': 1 } } })
    expect(told(t, 'region-1', 'region-2', 'region-3', 'region-12', 'teotihuacan')).toEqual([
      ['settled-by-the-main-action-of-conquest', 'M9-18'], ['no-own-warrior-there', 'M9-19'], ['region-is-settled', 'M9-20'], ['region-cannot-be-settled', 'M9-20'],
      ['region-cannot-be-settled', 'M9-20'],
    ])
    expect(laid(['m6']).why('region-1').reason).toBe('not-in-this-game')
  })

  it('M9-03 special masks: by settling, in hand, with another, or not in this game', () => {
    const t = laid(['m6', 'm9'], { empire: { settled: { 'region-5': 1 } } })
    expect(told(t, 'mask-special-gold-a', 'mask-special-jade-a').map((row) => (row as string[])[0])).toEqual(['tile-of-another-player', 'special-mask-by-settling'])
    expect(laid(['m6', 'm9'], { empire: { settled: { 'region-5': 0 } } }).why('mask-special-gold-a').reason).toBe('masks-are-never-used')
    expect(laid(['m6']).why('mask-special-gold-a').reason).toBe('not-in-this-game')
  })

  it('M10-10 M10-13 common workers: no power, one mover, moved already, turn taken', () => {
    const commonWorkers = ['palace', 'forest', 'alchemy']
    const own = [{ cocoa: 5, workers: ['palace 1', 'forest 2', 'away'] }, { cocoa: 5, workers: ['nobles 1', 'forest-worship 1', 'away'] }]
    const moving = laid(['m10'], { seats: own, commonWorkers }).play('move:worker-0-0')
    expect(moving.why('common-0').reason).toBe('mover-chosen')
    expect(moving.play('to:stone-quarry').why('common-0').reason).toBe('already-moved')
    expect(moving.play('main-action').why('common-0')).toMatchObject({ reason: 'common-worker-has-no-power', rule: 'M10-10' })
    const free = laid(['m10'], { seats: own, commonWorkers, turn: 1 }).play('free-unlock')
    expect(free.why('common-0').reason).toBe('turn-taken')
    expect(laid(['m6']).why('common-0').reason).toBe('worker-not-in-play')
  })
})

describe('answers of a module', () => {
  it('GD-05 GD-07 GD-08 stepping back and using tiles again need their tile', () => {
    const used = ['disc-vp-4-a', 'gd-obsidian-3-a']
    const t = laid(['m6'], { seats: [{ ...seats[0], used, workers: ['palace 1', 'forest 2', 'stone-quarry-worship 1'] }, seats[1]] })
    expect(told(t, 'step-back:worker-0-0', 'step-back:worker-1-0', 'step-back:worker-0-2', 'back-to:forest', 'reuse:disc-vp-4-a', 'reuse:gd-obsidian-3-a')).toEqual([
      ['step-back-by-tile', 'GD-05'], ['others-worker', 'TEO-TURN-03'], ['worker-locked', 'TEO-MOVE-03'], ['step-back-by-tile', 'GD-05'], ['reuse-by-tile', 'GD-07'],
      ['great-tiles-are-not-reused', 'GD-08'],
    ])
    expect(t.play('move:worker-0-0').why('step-back:worker-0-0')).toMatchObject({ reason: 'acting-worker-stays', rule: 'GD-05' })
  })

  it('GD-11 M7-14 M7-15 M9-10 M9-18 lowering power, claim markers, marching and conquest come with their question', () => {
    const t = laid(['m6', 'm7', 'm9'])
    expect(told(t, 'lower-power:worker-0-1', 'claim-step:pay', 'march:region-1', 'conquest:build').map((row) => (row as string[])[0])).toEqual([
      'power-lowered-for-a-tile', 'claim-step-at-worship', 'warriors-move-when-pushed', 'settled-by-the-main-action-of-conquest',
    ])
  })
})
