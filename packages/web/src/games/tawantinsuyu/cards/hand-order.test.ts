import type { GameEvent } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { asDrawn, inOrder } from './hand-order.ts'

const known = { godOf: (card: string) => card.replace(/-\d+$/, ''), opens: (card: string) => ({ 'god-hook-1': 3, 'god-cross-2': 5 })[card] ?? 0 }

describe('the hand', () => {
  it('lies as it was drawn: what came last is last, what was there from the beginning first', () => {
    const came = (type: string, card: string): { events: GameEvent[] } => ({ events: [{ type, seat: 0, rule: '', card }] })
    const told = [came('god-card-seen', 'god-cross-2'), came('god-card-taken', 'god-spiral-1'), came('god-card-seen', 'god-hook-1')]
    expect(asDrawn(['god-hook-1', 'god-spiral-1', 'god-cross-2', 'god-zigzag-3'], told)).toEqual(['god-zigzag-3', 'god-cross-2', 'god-spiral-1', 'god-hook-1'])
  })

  it('lies by god, or by what it opens', () => {
    const hand = ['god-spiral-1', 'god-hook-1', 'god-cross-2', 'god-hook-9']
    expect(inOrder(hand, 'drawn', known)).toEqual(hand)
    expect(inOrder(hand, 'god', known)).toEqual(['god-cross-2', 'god-hook-1', 'god-hook-9', 'god-spiral-1'])
    expect(inOrder(hand, 'opens', known)).toEqual(['god-cross-2', 'god-hook-1', 'god-hook-9', 'god-spiral-1'])
    expect(inOrder(['god-spiral-1', 'god-hook-1'], 'opens', known)).toEqual(['god-hook-1', 'god-spiral-1'])
  })
})
