// The ignore-cocoa tile cancels the cocoa of one transaction (TEO-DISC-28).
import { amountOf, nextIn, offer } from '@tollan/kernel'
import { IGNORE } from '../answers.ts'
import type { G } from '../rules.ts'
import { COCOA, DISC_WORDS } from '../state.ts'
import { effectOp, heldBy } from './discoveries.ts'

/** Offers every held ignore-cocoa tile. */
export function offerIgnoring(g: G, seat: number): void {
  const set = heldBy(seat)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1))
    if (effectOp(g, tile) === 'ignore-cocoa') offer(g, IGNORE | tile)
}

export const anyCocoaIn = (cost: number): boolean => amountOf(cost, COCOA) > 0
export const withoutCocoa = (cost: number): number => cost & ~15
