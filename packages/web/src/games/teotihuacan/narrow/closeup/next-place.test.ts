import { describe, expect, it } from 'vitest'
import { type Looking, nextPlace } from './next-place.ts'

const forest: Looking = { kind: 'action', zone: null, at: 'forest', place: 'forest', isBoard: true }

describe('what a phone looks at', () => {
  it('follows the worker from the board it left to the one where it acts', () => {
    expect(nextPlace({ ...forest, kind: 'destination' })).toBeNull()
    expect(nextPlace({ ...forest, at: 'nobles' })).toBe('nobles')
  })

  it('opens no close-up of its own while a person looks at the whole', () => {
    expect(nextPlace({ ...forest, place: null, isBoard: false })).toBeNull()
  })

  it('goes where a question is answered, and back to the whole afterwards', () => {
    expect(nextPlace({ ...forest, kind: 'technology', at: 'alchemy', place: null, isBoard: false })).toBe('alchemy')
    expect(nextPlace({ ...forest, kind: 'rotation' })).toBe('pyramid')
    expect(nextPlace({ ...forest, kind: 'march', zone: 'empire' })).toBe('empire')
    expect(nextPlace({ ...forest, kind: 'end-turn', place: 'empire', isBoard: false })).toBeNull()
    expect(nextPlace({ ...forest, kind: 'turn' })).toBeNull()
  })

  it('stays where it is while nobody is asked', () => {
    expect(nextPlace({ ...forest, kind: undefined, at: 'nobles' })).toBe('forest')
  })
})
