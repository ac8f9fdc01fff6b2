// Collect Cocoa: always possible, everywhere.
import { COCOA } from '../state.ts'
import { grantBenefits } from '../effects.ts'
import { gainGood } from '../goods.ts'
import type { G, P } from '../rules.ts'
import { coloursOn } from '../workers.ts'

/** TEO-COCOA-02: the colours already there, plus 1. */
export const cocoaYield = (g: P, seat: number, board: number): number => coloursOn(g, board, seat) + 1

export function collectCocoa(g: G, seat: number, board: number): void {
  gainGood(g, seat, COCOA, cocoaYield(g, seat, board), 'TEO-COCOA-02')
  grantBenefits(g, seat, g.rules.collectBenefits)
}
