import { describe, expect, it } from 'vitest'
import { share } from './share.ts'

describe('what did not change', () => {
  const before = { boards: [{ id: 'forest', fee: 1 }, { id: 'palace', fee: 0 }], seats: [{ vp: 3, goods: { wood: 1 } }], turn: 0, none: null }

  it('keeps its object', () => {
    const after = structuredClone({ ...before, turn: 1, boards: [{ id: 'forest', fee: 2 }, { id: 'palace', fee: 0 }] })
    const shown = share(before, after)
    expect(shown).toEqual(after)
    expect(shown).not.toBe(before)
    expect(shown.boards).not.toBe(before.boards)
    expect(shown.boards[0]).not.toBe(before.boards[0])
    expect(shown.boards[1]).toBe(before.boards[1])
    expect(shown.seats).toBe(before.seats)
  })

  it('is everything when nothing changed', () => {
    expect(share(before, structuredClone(before))).toBe(before)
  })

  it('is not what became longer, shorter, another kind or nothing', () => {
    expect(share([1, 2], [1])).toEqual([1])
    expect(share([1], [1, 2])).toEqual([1, 2])
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(share([], {})).toEqual({})
    expect(share({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
    expect(share(null, { a: 1 })).toEqual({ a: 1 })
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  })
})
