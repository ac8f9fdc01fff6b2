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
