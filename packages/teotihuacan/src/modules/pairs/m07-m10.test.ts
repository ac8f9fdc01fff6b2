import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../testing.ts'

/** Seat 0 worships on royal tile 01 with a worker of power 2 while common workers stand where they are put. */
function worshipping(modules: readonly string[], ...commonWorkers: string[]): Table {
  const seats = [{ workers: ['gold-deposits 2', 'forest 1', 'away'] }, { workers: ['forest 1', 'forest 1', 'away'] }]
  const position = { seats, royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'], commonWorkers }
  return table({ players: 2, modules, position }).play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
}

describe('common workers in the Mansion', () => {
  it('M10-29 count as one own worker there, at most one in total', () => {
    const mansion = ['m6', 'm7', 'm10']
    expect(worshipping(mansion, 'nobles', 'nobles', 'nobles').player(0).cocoa).toBe(3)
    expect(worshipping(mansion, 'palace', 'nobles', 'nobles').player(0).cocoa).toBe(4)
    expect(worshipping(mansion, 'palace', 'palace', 'palace').player(0).cocoa).toBe(4)
    expect(worshipping(['m6', 'm10'], 'palace', 'palace', 'palace').player(0).cocoa).toBe(3)
  })
})

describe('common workers and the Mansion', () => {
  const arrive = (modules: readonly string[], own: readonly string[], commons: readonly string[], rest: object = {}): Table => {
    const seats = [{ temples: { blue: 4 }, workers: own }, { workers: ['forest 1', 'forest 1', 'away'] }]
    return table({ players: 2, modules, position: { seats, royals: ['royal-c-01', 'royal-b-06', 'royal-a-04'], commonWorkers: commons, ...rest } })
  }
  const mansion = ['m6', 'm7', 'm10']

  it('M10-29 M7-07 beside own workers they add one more', () => {
    const t = arrive(mansion, ['gold-deposits 2', 'palace 1', 'away'], ['palace', 'palace', 'nobles'])
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect(t.player(0).cocoa).toBe(2 + 1 + 1 + 1)
  })

  it('M10-16 M7-06 a common worker that stops there only collects cocoa; skipping it is no stop', () => {
    const t = arrive(mansion, ['gold-deposits 2', 'forest 1', 'away'], ['gold-deposits', 'nobles', 'nobles']).play('move-common:common-0')
    expect([...t.answers].sort()).toEqual(['to:palace', 'to:stone-quarry'])
    t.play('to:palace')
    expect(t.answers).toEqual(['collect-cocoa'])
  })

  it('M10-10 M7-15 the power-up of a claim marker goes to own workers only', () => {
    const t = arrive(mansion, ['gold-deposits 2', 'forest 1', 'away'], ['palace', 'nobles', 'nobles'], { mansion: { blue: 0 } })
    t.play('move:worker-0-0', 'to:palace', 'worship:palace-left', 'worship-for:effect')
    expect([t.question, t.answers]).toEqual(['claim-power-up', ['power-up:worker-0-0', 'power-up:worker-0-1', 'no-power-up']])
  })
})
