import { describe, expect, it } from 'vitest'
import { FINAL_MS, SETTLE_MS, slipGuard } from './slip.ts'

describe('what is hit just after the page has changed', () => {
  it('is a slip until people could have seen the change, longer where nothing can be taken back', () => {
    let now = 1000
    const guard = slipGuard(() => now)
    expect(guard.isSlip(FINAL_MS)).toBe(false)
    guard.changed()
    expect(guard.isSlip(SETTLE_MS)).toBe(true)
    now += SETTLE_MS
    expect(guard.isSlip(SETTLE_MS)).toBe(false)
    expect(guard.isSlip(FINAL_MS)).toBe(true)
    now += FINAL_MS
    expect(guard.isSlip(FINAL_MS)).toBe(false)
    guard.changed()
    expect(guard.isSlip(SETTLE_MS)).toBe(true)
  })
})
