import { describe, expect, it } from 'vitest'
import { adviceFor } from './advice.ts'

const report = (costs: readonly number[], end = 0, draws = 0, others = 0) => ({
  seat: 0, end, draws, others, cost: costs.reduce((sum, cost) => sum + cost, 0), costly: [], decisions: costs.map((cost, entry) => ({ entry, turn: entry, margin: 0, cost })),
})

describe('advice', () => {
  it('praises who lost little, and names luck or the others where they decided', () => {
    expect(adviceFor(report([1, 1, 1]), [])).toEqual({ kind: 'well' })
    expect(adviceFor(report([1, 1, 1], -20, -18), [])).toEqual({ kind: 'luck' })
    expect(adviceFor(report([1, 1, 1], -20, -3, -15), [])).toEqual({ kind: 'others' })
    expect(adviceFor(report([1, 1, 1], -2, 3, 1), [])).toEqual({ kind: 'well' })
  })

  it('scolds nobody who won clearly by much more than decisions cost', () => {
    const gaps = [{ source: 'temples', own: 10, strong: 30 }]
    expect(adviceFor(report([15, 15, 10], 84), gaps)).toEqual({ kind: 'well' })
    expect(adviceFor(report([15, 15, 10], 50), gaps)).toEqual({ kind: 'source', gap: gaps[0] })
    expect(adviceFor(report([15, 15, 10], 3), [])).toEqual({ kind: 'spread' })
  })

  it('looks at the part of the game that cost most', () => {
    expect(adviceFor(report([20, 1, 1]), [])).toEqual({ kind: 'opening' })
    expect(adviceFor(report([1, 1, 20]), [])).toEqual({ kind: 'ending' })
    expect(adviceFor(report([10, 10, 10]), [])).toEqual({ kind: 'spread' })
  })

  it('names the source with the largest gap to a strong player', () => {
    const gaps = [{ source: 'masks', own: 5, strong: 9 }, { source: 'temples', own: 10, strong: 30 }]
    expect(adviceFor(report([5, 10, 5]), gaps)).toEqual({ kind: 'source', gap: gaps[1] })
  })
})
