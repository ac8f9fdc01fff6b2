import { describe, expect, it } from 'vitest'
import { dock } from './dock.ts'

const box = (left: number, top: number, width: number, height: number): { left: number; top: number; width: number; height: number } => ({ left, top, width, height })
const wide = { view: { width: 1440, height: 900 }, head: 38, column: box(1160, 44, 272, 764), sheet: box(252, 758, 900, 50), work: null, target: null, height: 260 }
const phone = { view: { width: 390, height: 844 }, head: 44, answers: box(0, 726, 390, 60), column: box(0, 672, 390, 114), sheet: box(0, 672, 390, 50), work: null, height: 250 }

describe('where the card stands', () => {
  it('at the foot of the column of the answers, never higher than they end', () => {
    expect(dock({ ...wide, answers: box(1160, 220, 272, 130) })).toEqual({ left: 1160, width: 272, bottom: 92, most: 452, inColumn: true, inTheWay: false })
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
    expect(high.bottom).toBe(844 - 60 - 250)
  })

  it('above a sheet that fills most of a phone, and above answers at the foot of the points', () => {
    const high = dock({ ...phone, answers: box(0, 398, 390, 388), sheet: box(0, 398, 390, 388), target: null })
    expect(high).toMatchObject({ left: 8, bottom: 844 - 392, most: 332 })
    const points = dock({ ...phone, answers: box(2, 494, 386, 290), sheet: box(2, 90, 386, 694), target: null })
    expect(points.bottom).toBe(844 - 488)
  })

  it('ends above its subject where it would cover it at the head of the page too', () => {
    const { bottom, most } = dock({ ...phone, target: box(10, 300, 60, 300) })
    expect(most).toBe(230)
    expect(844 - bottom).toBe(290)
  })

  it('says so where there is room neither above nor below its subject', () => {
    const crowded = { ...phone, answers: box(0, 398, 390, 388), sheet: box(0, 398, 390, 388) }
    expect(dock({ ...crowded, target: box(4, 157, 57, 82) }).covers).toBe(true)
    expect(dock({ ...phone, target: box(10, 300, 60, 60) }).covers).toBeUndefined()
  })

  it('beside the answers of a phone on its side', () => {
    const answers = box(500, 83, 344, 307)
    const { left, width } = dock({ view: { width: 844, height: 390 }, head: 44, answers, column: answers, sheet: answers, work: null, target: null, height: 200 })
    expect(left + width).toBeLessThan(500)
  })

  it('over no button of the board where something is laid out, wherever its subject is', () => {
    const work = box(8, 470, 374, 106)
    for (const target of [null, box(20, 120, 60, 60), box(20, 380, 60, 60)]) {
      const { bottom, most, inTheWay } = dock({ ...phone, work, target, height: 500 })
      expect(844 - bottom).toBeLessThan(work.top)
      expect(most).toBeLessThan(work.top)
      expect(inTheWay).toBe(true)
    }
    const beside = box(344, 90, 148, 200)
    const answers = box(500, 83, 344, 307)
    const { left, width } = dock({ view: { width: 844, height: 390 }, head: 44, answers, column: answers, sheet: answers, work: beside, target: null, height: 200 })
    expect(left + width).toBeLessThan(beside.left)
  })

  it('stands somewhere when there is nothing to stand beside', () => {
    expect(dock({ ...phone, answers: null, column: null, sheet: null, target: null })).toMatchObject({ left: 8, bottom: 8 })
  })
})
