import { describe, expect, it } from 'vitest'
import { isGoodMoment, markFrom, stranger } from './install-moment.ts'

describe('the offer to install', () => {
  it('waits for the second visit or the end of a game', () => {
    expect(isGoodMoment({ ...stranger, visits: 1 })).toBe(false)
    expect(isGoodMoment({ ...stranger, visits: 2 })).toBe(true)
    expect(isGoodMoment({ ...stranger, visits: 1, finished: true })).toBe(true)
  })

  it('is declined for good', () => {
    expect(isGoodMoment({ visits: 9, finished: true, declined: true })).toBe(false)
  })

  it('begins anew where nothing can be read', () => {
    expect(markFrom(null)).toEqual(stranger)
    expect(markFrom('{')).toEqual(stranger)
    expect(markFrom('{"visits":3}')).toEqual({ ...stranger, visits: 3 })
  })
})
