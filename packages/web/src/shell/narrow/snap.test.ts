import { describe, expect, it } from 'vitest'
import { fitted, type Held, heightOf, nearest, snaps, tapped } from './snap.ts'

describe('the answer sheet', () => {
  it('rests where it is let go, at the nearest height', () => {
    for (const snap of snaps) expect(nearest(heightOf(snap, 700) + 20, 700)).toBe(snap)
  })

  it('fits a low room', () => {
    expect(snaps.map((snap) => heightOf(snap, 120))).toEqual([120, 66, 120])
  })

  const held = (all: number, more: Partial<Held> = {}): Held => ({ all, ends: [], free: 0, grows: true, ...more })

  it('is no higher than what it holds, and never lower than a peek', () => {
    expect(fitted('half', 700, held(290))).toBe(290)
    expect(fitted('half', 700, held(2000))).toBe(385)
    expect(fitted('full', 700, held(90))).toBe(200)
    expect(fitted('peek', 700, held(90))).toBe(200)
    expect(fitted('peek', 800, held(90))).toBe(256)
  })

  it('shows all lines of a peek where they fit, and cuts none where they do not', () => {
    expect(fitted('peek', 700, held(310))).toBe(310)
    expect(fitted('peek', 700, held(600, { ends: [150, 201, 252, 303, 354] }))).toBe(303)
    expect(fitted('half', 700, held(600, { ends: [150, 201, 252, 303, 354, 405] }))).toBe(354)
    expect(fitted('peek', 700, held(600, { ends: [150, 340] }))).toBe(340) // a line higher than the room a peek may take
  })

  it('leaves the board its room where the board is chosen from, but cuts no line for that', () => {
    expect(fitted('peek', 700, held(600, { grows: false, ends: [146, 205, 260] }))).toBe(205)
  })

  it('takes what lies empty above a peek, for lines that are there', () => {
    expect(fitted('peek', 700, held(290, { grows: false, free: 150 }))).toBe(290)
    expect(fitted('peek', 700, held(600, { grows: false, free: 150 }))).toBe(350)
    expect(fitted('peek', 700, held(290, { grows: false, free: -20 }))).toBe(200)
  })

  it('opens and closes by a tap', () => {
    expect(tapped('peek')).toBe('half')
    expect(tapped('full')).toBe('peek')
  })
})
