import { describe, expect, it } from 'vitest'
import { dock } from './dock.ts'

const box = (left: number, top: number, width: number, height: number): { left: number; top: number; width: number; height: number } => ({ left, top, width, height })
const wide = { view: { width: 1440, height: 900 }, column: box(1160, 44, 272, 764), sheet: box(252, 758, 900, 50), target: null, height: 260 }
const phone = { view: { width: 390, height: 844 }, answers: box(0, 726, 390, 60), column: box(0, 672, 390, 114), sheet: box(0, 672, 390, 50), height: 250 }

describe('where the card stands', () => {
  it('at the foot of the column of the answers, never higher than they end', () => {
    expect(dock({ ...wide, answers: box(1160, 220, 272, 130) })).toEqual({ left: 1160, width: 272, bottom: 92, most: 452, inColumn: true })
  })

  it('leaves the column when the answers fill it', () => {
    expect(dock({ ...wide, answers: box(1160, 220, 272, 500) }).inColumn).toBe(false)
  })

  it('above the sheet of a phone', () => {
    expect(dock({ ...phone, target: null })).toMatchObject({ left: 8, width: 374, bottom: 844 - 666 })
  })

  it('at the head of the page when it would lie over what it points at', () => {
    const low = dock({ ...phone, target: box(10, 300, 60, 60) })
    const high = dock({ ...phone, target: box(10, 560, 60, 60) })
    expect(low.bottom).toBe(844 - 666)
    expect(high.bottom).toBe(844 - 64 - 250)
  })

  it('beside the answers of a phone on its side', () => {
    const answers = box(500, 83, 344, 307)
    const { left, width } = dock({ view: { width: 844, height: 390 }, answers, column: answers, sheet: answers, target: null, height: 200 })
    expect(left + width).toBeLessThan(500)
  })

  it('stands somewhere when there is nothing to stand beside', () => {
    expect(dock({ ...phone, answers: null, column: null, sheet: null, target: null })).toMatchObject({ left: 8, bottom: 8 })
  })
})
