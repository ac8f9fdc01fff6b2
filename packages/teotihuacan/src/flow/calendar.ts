// The calendar: the light disc runs towards the dark one.
import { tell } from '../events.ts'
import type { G } from '../rules.ts'
import { COMPLETE, DARK, DUE, LIGHT, ROUND } from '../state.ts'

/** TEO-CAL-03 to -06: reached in round r, scored after the Last Player's turn of round r + 1. */
function trigger(g: G, seat: number): void {
  g.s[DUE] = g.s[ROUND] + 1
  tell(g, 'eclipse-triggered', 'TEO-CAL-03', seat, 'after-round', g.s[DUE])
}

/** One space on; while an eclipse is pending the disc stays (TEO-CAL-02, -03). */
export function advanceCalendar(g: G, seat: number, rule: string): void {
  const { s } = g
  if (s[DUE] !== 0) return
  s[LIGHT]++
  tell(g, 'calendar', rule, seat, 'space', s[LIGHT])
  if (s[LIGHT] === s[DARK]) trigger(g, seat)
}

/** TEO-MAIN-CONSTR-14, TEO-CAL-08, -09: the coming eclipse is the last. */
export function pyramidCompleted(g: G, seat: number): void {
  const { s } = g
  s[COMPLETE] = 1
  tell(g, 'pyramid-complete', 'TEO-MAIN-CONSTR-14', seat)
  if (s[DUE] !== 0) return
  s[LIGHT] = s[DARK]
  trigger(g, seat)
}
