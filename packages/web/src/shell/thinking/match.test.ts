import { describe, expect, it } from 'vitest'
import type { Scene } from '../../engine/protocol.ts'
import { isMatch, isMatchOf, withPerson } from './match.ts'

describe('a match', () => {
  it('is a game at which everybody thinks', () => {
    expect(isMatchOf({ levels: ['visitor', 'ruler'] })).toBe(true)
    expect(isMatchOf({ levels: ['visitor', null] })).toBe(false)
    expect(isMatchOf({ levels: [] })).toBe(false)
    expect(isMatchOf({})).toBe(false)
  })

  it('is none any more when a person takes a seat', () => {
    expect(withPerson({ levels: ['visitor', 'ruler'], styles: [null, 'weaver'] }, 1)).toEqual({ levels: ['visitor', null], styles: [null, null] })
    expect(withPerson({ levels: ['visitor', 'ruler'] }, 0)).toEqual({ levels: [null, 'ruler'] })
  })

  it('is looked at from no seat', () => {
    const seenFrom = (viewer: number): { readonly newest: Scene } => ({ newest: { viewer } as Scene })
    expect(isMatch({ thinkers: [0, 1], ...seenFrom(-2) })).toBe(true)
    expect(isMatch({ thinkers: [1], ...seenFrom(0) })).toBe(false)
    expect(isMatch({ thinkers: [], ...seenFrom(-2) })).toBe(false) // a table on the network
  })
})
