import { describe, expect, it } from 'vitest'
import { agreement } from './accuracy.ts'

describe('what is claimed about decisions', () => {
  it('is compared by correlation and bias', () => {
    const claims = [1, 2, 3, 4].map((measured) => ({ measured, claimed: 2 * measured + 1 }))
    expect(agreement(claims).correlation).toBeCloseTo(1)
    expect(agreement(claims).bias).toBeCloseTo(3.5)
    expect(agreement(claims.map(({ claimed, measured }) => ({ claimed: -claimed, measured }))).correlation).toBeCloseTo(-1)
  })
})
