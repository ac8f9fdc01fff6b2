import { describe, expect, it } from 'vitest'
import { firstOfLast, type LogTurn } from './log.ts'

const turnOf = (...lines: readonly number[]): LogTurn => ({
  turn: 1, owner: 0, from: 0, first: undefined, last: undefined, open: [],
  parts: lines.map((n) => ({ heading: 'turn', lines: Array.from({ length: n }, (_, at) => ({ entry: 0, at, event: { type: 'moved', rule: 'TEO-MOV-01' }, amounts: [] })) })),
})

describe('the last turns of the log', () => {
  const turns = [turnOf(90), turnOf(3, 4), turnOf(5), turnOf(2)]
  const first = (lines: number): number => firstOfLast(turns, lines)

  it('are whole, and have so many lines together', () => {
    expect([2, 3, 7, 8, 14, 15].map(first)).toEqual([3, 2, 2, 1, 1, 0])
  })
  it('are all of them when there are no more', () => {
    expect(first(999)).toBe(0)
    expect(firstOfLast([], 5)).toBe(0)
  })
})
