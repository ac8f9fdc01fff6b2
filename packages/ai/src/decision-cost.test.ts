import { describe, expect, it } from 'vitest'
import { isSame, measuredCost, roughCost } from './decision-cost.ts'

describe('what a decision cost', () => {
  it('is what differences have in common beyond their luck', () => {
    expect(measuredCost([4, 4, 4, 4])).toBe(4)
    expect(measuredCost([2, 6, 2, 6])).toBeCloseTo(4 - Math.sqrt(16 / 3 / 4))
    expect(measuredCost([-30, 30, -28, 32])).toBe(0) // one more point on average may be luck
    expect(measuredCost([])).toBe(0)
  })

  it('is nothing by a rough look that found little', () => {
    expect(roughCost(1.5)).toBe(0)
    expect(roughCost(7)).toBe(5)
  })

  it('is nothing where the same was played, up to a draw', () => {
    expect(isSame([1, 2, 3], [1, 2])).toBe(true)
    expect(isSame([1, 2], [1, 2, 3])).toBe(true)
    expect(isSame([1, 2], [1, 3])).toBe(false)
  })
})
