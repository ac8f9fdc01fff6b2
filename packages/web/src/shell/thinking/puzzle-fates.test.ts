import { describe, expect, it } from 'vitest'
import { fatesIn, withFate } from './puzzle-fates.ts'

describe('what became of puzzles', () => {
  it('is kept puzzle by puzzle, and what was solved stays solved', () => {
    const tried = withFate({}, 'a', 'tried')
    expect(withFate(tried, 'b', 'solved')).toEqual({ a: 'tried', b: 'solved' })
    expect(withFate(withFate(tried, 'a', 'solved'), 'a', 'tried')).toEqual({ a: 'solved' })
  })

  it('forgets the oldest first, and takes nothing from what is spoilt', () => {
    const many = Array.from({ length: 900 }, (_, n) => `puzzle ${n}`).reduce((fates, id) => withFate(fates, id, 'tried'), fatesIn(null))
    expect(Object.keys(many)).toHaveLength(800)
    expect(many['puzzle 0']).toBeUndefined()
    expect(fatesIn('{"a": "solved", "b": 3')).toEqual({})
    expect(fatesIn('{"a": "solved", "b": 3}')).toEqual({ a: 'solved' })
  })
})
