import { fastRandom } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { chanceBy, type Curve } from './chance.ts'
import { fittedCurve } from './reliability.ts'

describe('a chance to win', () => {
  it('is fitted to what became of forecasts', () => {
    const real: Curve = { scatter: [20, 6], tooHigh: [9, 2] }
    const random = fastRandom(7)
    const forecasts = Array.from({ length: 20_000 }, () => {
      const [margin, gone] = [random(81) - 40, random(101) / 100]
      return { margin, gone, won: random(10_000) < 10_000 * chanceBy(real, margin, gone) ? 1 : 0 }
    })
    const { scatter, tooHigh } = fittedCurve(forecasts)
    for (const [found, wanted] of [[scatter, real.scatter], [tooHigh, real.tooHigh]] as const)
      for (const [at, points] of found.entries()) expect(Math.abs(points - wanted[at])).toBeLessThanOrEqual(1)
  })
})
