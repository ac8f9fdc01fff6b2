import { describe, expect, it } from 'vitest'
import { fitted, heightOf, nearest, snaps, tapped } from './snap.ts'

describe('the answer sheet', () => {
  it('rests where it is let go, at the nearest height', () => {
    for (const snap of snaps) expect(nearest(heightOf(snap, 700) + 20, 700)).toBe(snap)
  })

  it('fits a low room', () => {
    expect(snaps.map((snap) => heightOf(snap, 120))).toEqual([120, 66, 120])
  })

  it('is no higher than what it holds, and never lower than a peek', () => {
    expect(fitted('half', 700, 290)).toBe(290)
    expect(fitted('half', 700, 2000)).toBe(385)
    expect(fitted('full', 700, 90)).toBe(200)
    expect(fitted('peek', 700, 2000)).toBe(200)
    expect(fitted('peek', 800, 2000)).toBe(256)
  })

  it('takes what lies empty above a peek, for lines that are there', () => {
    expect(fitted('peek', 700, 290, 150)).toBe(290)
    expect(fitted('peek', 700, 600, 150)).toBe(350)
    expect(fitted('peek', 700, 290, -20)).toBe(200)
  })

  it('opens and closes by a tap', () => {
    expect(tapped('peek')).toBe('half')
    expect(tapped('full')).toBe('peek')
  })
})
