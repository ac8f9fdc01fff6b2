import { describe, expect, it } from 'vitest'
import type { Box } from '../float/place.ts'
import { ARROW, arrowAt, NOD } from './arrow.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const view = { width: 1000, height: 600 }
const ring = box(400, 300, 60, 40)

describe('the arrow of the guide', () => {
  it('stands in the middle above what it points at, with room to nod', () => {
    expect(arrowAt(ring, [], view)).toEqual({ side: 'above', box: box(417, 300 - 6 - ARROW.height - NOD, 26, ARROW.height + NOD), scale: 1 })
  })

  it('goes to the first side without words', () => {
    const above = box(380, 280, 100, 12)
    const below = box(380, 345, 100, 12)
    const left = box(300, 310, 95, 12)
    expect(arrowAt(ring, [above], view)?.side).toBe('below')
    expect(arrowAt(ring, [above, below], view)?.side).toBe('left')
    expect(arrowAt(ring, [above, below, left], view)?.side).toBe('right')
  })

  it('moves along a side, and gets smaller, before it gives up', () => {
    const wide = box(400, 300, 300, 40)
    const beside = [box(380, 200, 15, 300), box(705, 200, 100, 300), box(380, 342, 400, 20)]
    expect(arrowAt(wide, [...beside, box(500, 280, 90, 12)], view)).toMatchObject({ side: 'above', box: { left: 462 } })
    expect(arrowAt(wide, [...beside, box(400, 266, 300, 8)], view)).toMatchObject({ side: 'above', scale: 0.65 })
    expect(arrowAt(wide, [...beside, box(400, 284, 300, 12)], view)).toBeNull()
  })

  it('never leaves the window', () => {
    expect(arrowAt(box(10, 4, 60, 40), [], view)?.side).toBe('below')
    expect(arrowAt(box(0, 0, 1000, 600), [], view)).toBeNull()
  })
})
