import { describe, expect, it } from 'vitest'
import { stripOf, tableShape, wideSize } from './table-shape.ts'

const look = { columns: [236, 900, 272], rows: [38, 706, 50, 78], strip: 56 } as const
const at = (width: number, height: number) => tableShape(look, width, height)

describe('the shape of the table', () => {
  it('is drawn for 1440 x 900', () => {
    expect(wideSize(look)).toEqual([1440, 900])
    expect(at(1440, 900)).toEqual({ shape: 'wide', scale: 1, low: null })
  })

  it('scales down to 1280 and up to one and a half', () => {
    expect(at(1280, 800)).toEqual({ shape: 'wide', scale: 1280 / 1440, low: null })
    expect(at(1920, 1080)).toEqual({ shape: 'wide', scale: 1.2, low: null })
    expect(at(3840, 2160)).toEqual({ shape: 'wide', scale: 1.5, low: null })
  })

  it.each([[1280, 640], [1280, 720], [1366, 657], [1366, 768], [1440, 780], [1536, 730]])('fits %i x %i: text keeps its size, the board gives way', (width, height) => {
    const shape = at(width, height)
    if (shape.shape !== 'wide' || shape.low === null) throw new Error('not low')
    const [bar, board] = look.rows
    expect(shape.scale).toBeCloseTo(width / 1440)
    expect(shape.low).toBeGreaterThan(0.8)
    expect((bar + board * shape.low + look.strip + 16) * shape.scale).toBeLessThanOrEqual(height + 0.01)
    expect(at(width, 639).shape).toBe('two-columns')
  })

  it('keeps an own area that has no strip', () => {
    expect(stripOf(look)).toBe(56)
    expect(stripOf({ rows: look.rows })).toBe(78)
  })

  it('falls to two columns, and zoomed or on a phone to one', () => {
    expect(at(1024, 768)).toEqual({ shape: 'two-columns' })
    expect(at(720, 450)).toEqual({ shape: 'sideways' }) // 1440 x 900 at 200 %
    expect(at(390, 844)).toEqual({ shape: 'narrow' })
    expect(at(844, 390)).toEqual({ shape: 'sideways' })
    expect(at(820, 1180)).toEqual({ shape: 'tablet' })
    expect(at(195, 422)).toEqual({ shape: 'column' }) // a phone at 200 %
    expect(at(568, 320)).toEqual({ shape: 'narrow' }) // too little for two things side by side
  })
})
