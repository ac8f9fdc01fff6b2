// The end: points, then cocoa, then the order tokens.
import { tell } from '../events.ts'
import type { G, P } from '../rules.ts'
import { FIRST, PLACE, VP } from '../state.ts'

/** TEO-PSETUP-02 to -04: 1 for the First Player, counted clockwise. */
export const orderToken = (g: P, seat: number): number => ((seat - g.s[FIRST] + g.rules.seats) % g.rules.seats) + 1

/** TEO-END-04: the lower token wins. */
export const lowerToken = (g: G, seat: number): number => -orderToken(g, seat)

/** Whether seat a ends before seat b (TEO-END-02 to -04). */
function beats(g: G, a: number, b: number): boolean {
  const { s } = g
  if (s[VP + a] !== s[VP + b]) return s[VP + a] > s[VP + b]
  for (const value of g.rules.parts.tieBreaks) if (value(g, a) !== value(g, b)) return value(g, a) > value(g, b)
  return false
}

export function rankPlayers(g: G): void {
  for (let seat = 0; seat < g.rules.seats; seat++) {
    let place = 1
    for (let other = 0; other < g.rules.seats; other++) if (other !== seat && beats(g, other, seat)) place++
    g.s[PLACE + seat] = place
    tell(g, 'final-place', 'TEO-END-02', seat, 'place', place, 'vp', g.s[VP + seat])
  }
}
