import { describe, expect, it } from 'vitest'
import { heightOf, nearest, snaps, tapped } from './snap.ts'

describe('the answer sheet', () => {
  it('rests where it is let go, at the nearest height', () => {
    for (const snap of snaps) expect(nearest(heightOf(snap, 700) + 20, 700)).toBe(snap)
  })

  it('fits a low room', () => {
    expect(snaps.map((snap) => heightOf(snap, 120))).toEqual([120, 66, 120])
  })

  it('opens and closes by a tap', () => {
    expect(tapped('peek')).toBe('half')
    expect(tapped('full')).toBe('peek')
  })
})
