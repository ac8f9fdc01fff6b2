import { describe, expect, it } from 'vitest'
import { type Box, place } from './place.ts'

const view = { width: 1440, height: 900 }
const card = { width: 420, height: 384 }
const meets = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

describe('a card beside a thing', () => {
  it('covers neither the thing nor anything outside the window, wherever the thing lies', () => {
    for (let left = 0; left <= 1400; left += 100)
      for (let top = 0; top <= 860; top += 86) {
        const anchor = { left, top, width: 32, height: 40 }
        const placed = place(anchor, card, view)
        const box = { ...card, left: placed.left, top: placed.top }
        expect(meets(box, anchor), `${left} ${top} ${placed.side}`).toBe(false)
        expect(box.left >= 8 && box.top >= 8 && box.left + box.width <= 1432 && box.top + box.height <= 892, `${left} ${top}`).toBe(true)
      }
  })

  it('points its arrow at the middle of the thing', () => {
    const placed = place({ left: 100, top: 400, width: 32, height: 40 }, card, view)
    expect(placed).toMatchObject({ side: 'right', left: 146 })
    expect(placed.top + placed.arrow).toBe(420)
    expect(place({ left: 700, top: 10, width: 32, height: 20 }, { width: 900, height: 300 }, view)).toMatchObject({ side: 'below' })
  })

  it('goes to the other side at an edge, and keeps the arrow off its corners', () => {
    const placed = place({ left: 1380, top: 4, width: 32, height: 20 }, card, view)
    expect(placed).toMatchObject({ side: 'left', top: 8, arrow: 20 })
  })

  it('stays in a window that is too small for it', () => {
    const placed = place({ left: 10, top: 10, width: 300, height: 500 }, card, { width: 390, height: 600 })
    expect(placed.left).toBe(8)
    expect(placed.top).toBeGreaterThanOrEqual(8)
  })
})
