// The power of a standing shaman: one more worker in the main action of the board it points to.
import { locals } from '@tollan/kernel'
import { MOST_COUNTED } from '../../actions/discoveries.ts'
import { boardNames } from '../../answers.ts'
import { tell } from '../../events.ts'
import type { BoardCount, G } from '../../rules.ts'
import { ACTION_BOARD, BOARDS, COUNTED, COUNTING, FOREST, PALACE } from '../../state.ts'
import { boardBeside, NOWHERE, SHAMAN_AT, SHAMAN_HELPS, SHAMAN_STANDS } from './state.ts'

/** Whether a seat's shaman stands on a space that points to the board. */
function standsTowards(g: G, seat: number, board: number): boolean {
  const at = g.s[SHAMAN_AT + seat]
  return at !== NOWHERE && g.s[SHAMAN_STANDS + seat] === 1 && boardBeside(g, at) === board
}

/** M8-18: the boards with a main action; the Palace has none (M8-20). */
export const shamanCounts: readonly BoardCount[] = Array.from({ length: BOARDS - PALACE }, (_, i) => ({
  board: FOREST + i,
  count: (g, seat) => (standsTowards(g, seat, FOREST + i) ? 1 : 0),
}))

function help(g: G, seat: number): void {
  g.s[SHAMAN_HELPS] = 1
  tell(g, 'shaman-helps', 'M8-18', seat, 'board', boardNames[g.s[ACTION_BOARD]])
}

/** A shaman moved or raised after the announcement counts while workers are still being counted (TEO-MAIN-09). */
export function joinAction(g: G, seat: number): void {
  const { s } = g
  if (s[COUNTING] === 0 || s[SHAMAN_HELPS] === 1 || !standsTowards(g, seat, s[ACTION_BOARD])) return
  help(g, seat)
  if (s[COUNTED] >= MOST_COUNTED) return
  s[COUNTED]++
  tell(g, 'counted', 'M8-18', seat, 'n', s[COUNTED])
}

/** Lays a shaman down: it gives nothing until it is moved or raised (M8-19, M8-21). */
export function layDown(g: G, seat: number, rule: string): void {
  g.s[SHAMAN_STANDS + seat] = 0
  tell(g, 'shaman-lies', rule, seat)
}

const M = locals('seat')

/** M8-19: the use is automatic. */
export function shamanHelps(g: G, f: number): void {
  g.s[SHAMAN_HELPS] = 0
  if (standsTowards(g, g.s[f + M.seat], g.s[ACTION_BOARD])) help(g, g.s[f + M.seat])
}

export function shamanLiesDown(g: G, f: number): void {
  if (g.s[SHAMAN_HELPS] === 0) return
  g.s[SHAMAN_HELPS] = 0
  layDown(g, g.s[f + M.seat], 'M8-19')
}

/** M8-20, for games with the Mansion: what a standing shaman adds to the value of the royal tile; lay it down afterwards with `layDown`. */
export const mansionBonus = (g: G, seat: number): number => (standsTowards(g, seat, PALACE) ? 1 : 0)
