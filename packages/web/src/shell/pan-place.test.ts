import { describe, expect, it } from 'vitest'
import { clamped, home, moved, zoomed } from './pan-place.ts'

const frame = { width: 900, height: 700 }

describe('a zoomed zone', () => {
  it('keeps the point under the fingers', () => {
    const place = zoomed(home, 2, 300, 200)
    expect(place).toEqual({ scale: 2, x: -300, y: -200 })
    expect(zoomed(place, 0.5, 300, 200)).toEqual(home)
  })

  it('is never smaller than the frame, nor larger than four times', () => {
    expect(zoomed(home, 0.1, 10, 10).scale).toBe(1)
    expect(zoomed(home, 100, 10, 10).scale).toBe(4)
  })

  it('never shows what lies beside it', () => {
    expect(clamped(moved(zoomed(home, 2, 0, 0), 50, -9999), frame)).toEqual({ scale: 2, x: 0, y: -700 })
    expect(clamped({ scale: 1, x: 40, y: -40 }, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})
