import { describe, expect, it } from 'vitest'
import { alongTurns, apart, ticks } from './curve-marks.ts'

describe('the curve of a game', () => {
  it('numbers no two decisions at one place', () => {
    const marks = apart([{ n: 2, x: 10, y: 90 }, { n: 1, x: 12, y: 92 }, { n: 3, x: 8, y: 88 }, { n: 4, x: 60, y: 50 }], 110)
    expect(marks.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    for (const [i, one] of marks.entries()) for (const other of marks.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(15)
    expect(marks[0]).toEqual({ n: 1, x: 12, y: 92 })
    expect(marks.every(({ y }) => y > 0 && y < 110)).toBe(true)
  })

  it('runs by turns, whatever was decided in each', () => {
    expect(alongTurns([0, 2, 2, 2, 5])).toEqual([0, 2, 2 + 1 / 3, 2 + 2 / 3, 5, 6])
    expect(alongTurns([])).toEqual([1])
  })

  it('names turns at equal distances', () => {
    expect(ticks(58, 8)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(41, 5)).toEqual([0, 10, 20, 30])
    expect(ticks(3, 5)).toEqual([0, 1, 2])
  })
})
