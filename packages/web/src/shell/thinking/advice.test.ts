import { describe, expect, it } from 'vitest'
import { adviceFor } from './advice.ts'

const report = (costs: readonly number[], end = 0, luck = 0) => ({
  seat: 0, end, luck, cost: costs.reduce((sum, cost) => sum + cost, 0), costly: [], decisions: costs.map((cost, entry) => ({ entry, margin: 0, cost })),
})

describe('advice', () => {
  it('praises who lost little, and names luck where it decided', () => {
    expect(adviceFor(report([1, 1, 1]), [])).toEqual({ kind: 'well' })
    expect(adviceFor(report([1, 1, 1], -20, -18), [])).toEqual({ kind: 'luck' })
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
