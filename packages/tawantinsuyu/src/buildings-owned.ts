// Who owns which Building.
import { countSet, has } from '@tollan/kernel'
import type { G, P } from './rules.ts'
import { BUILDING_WORDS, BUILT, BUILT_DOWN, PRODUCTIONS } from './state.ts'

export const builtBy = (seat: number): number => BUILT + seat * BUILDING_WORDS
export const builtDownBy = (seat: number): number => BUILT_DOWN + seat * BUILDING_WORDS

/** Whether a seat owns the Passive Building Zn and it works for the seat (TAW-BLD-01, TAW-SOLO-25). */
export const ownsPassive = (g: P, seat: number, n: number): boolean => has(g.s, builtBy(seat), PRODUCTIONS + n - 1) && !g.rules.ways[seat].automa

/** The seat Zn works for, -1 for nobody. */
export function ownerOfPassive(g: G, n: number): number {
  for (let seat = 0; seat < g.rules.seats; seat++) if (ownsPassive(g, seat, n)) return seat
  return -1
}

const PRODUCTION_BITS = (1 << PRODUCTIONS) - 1

/** Face-up Production Buildings as bits. */
export const faceUpProductions = (g: G, seat: number): number => g.s[builtBy(seat)] & PRODUCTION_BITS
/** Only Production Buildings are ever turned down. */
export const faceDownProductions = (g: G, seat: number): number => g.s[builtDownBy(seat)]
export const buildingsBuilt = (g: G, seat: number): number => countSet(g.s, builtBy(seat), BUILDING_WORDS)
