import { describe, expect, it } from 'vitest'
import type { Tableau } from '@tollan/tawantinsuyu'
import { verdictOf } from './verdict.ts'

const ended = (mine: number, hers: number, place: number): string | undefined =>
  verdictOf({ over: true, axomamma: {}, seats: [{ vp: mine, place }, { vp: hers, place: 3 - place }] } as unknown as Tableau, 120)?.says

describe('the end of a solo game in words', () => {
  it('TAW-SOLO-68 TAW-EDGE-43 says which of the two conditions failed', () => {
    expect(ended(121, 120, 1)).toBe('taw.verdict.won')
    expect(ended(119, 100, 2)).toBe('taw.verdict.few')
    expect(ended(130, 130, 2)).toBe('taw.verdict.behind')
    expect(ended(100, 130, 2)).toBe('taw.verdict.both')
  })

  it('says nothing of other games', () => expect(verdictOf({ over: true, seats: [] }, 120)).toBeNull())
})
