import type { Tableau } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { panelOnTop } from './panel-place.ts'

const at = (slot: number): boolean => {
  const boards = Array.from({ length: 8 }, (_, i) => ({ id: `board-${i + 1}`, slot: i + 1 }))
  return panelOnTop({ tableau: { boards, moving: { board: `board-${slot}` } } as unknown as Tableau })
}

describe('the question panel', () => {
  it('stands away from the board that acts', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(at)).toEqual([false, false, true, true, true, true, true, false])
    expect(at(9)).toBe(false) // no worker is under way
  })
})
