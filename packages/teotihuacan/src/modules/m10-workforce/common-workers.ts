// Common workers: where they stand and what they count for.
import type { G, P } from '../../rules.ts'
import { COMMON, COMMONS, MOVER, SECOND, WORKER_AT, WORKER_POWER, WORKERS } from '../../state.ts'
import { isInPlay } from '../../workers.ts'
import { workforceTable } from './content.ts'

/** M10-17, -19: one more own worker on a board where common workers stand, however many. The pair with M7 needs it (M10-29). */
export function commonAsOwn(g: G, board: number): number {
  for (let w = COMMON; w < COMMON + COMMONS; w++) if (g.s[WORKER_AT + w] === board) return 1
  return 0
}

/** Whether a worker stands on a board and did not just arrive there. */
const wasOn = (g: P, worker: number, board: number): boolean =>
  g.s[WORKER_AT + worker] === board && worker !== g.s[MOVER] && worker !== g.s[SECOND]

/** M10-12: common workers make the active player's colour present; with own workers there it is one colour. */
export function commonColour(g: P, board: number, seat: number): number {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (wasOn(g, w, board)) return 0
  for (let w = COMMON; w < COMMON + COMMONS; w++) if (wasOn(g, w, board)) return 1
  return 0
}

/** M10-18. */
export const powerAlone = (g: G, _seat: number, board: number): number => commonAsOwn(g, board) * workforceTable.powerAlone

/** M10-21: one more worker with the power of the weakest anywhere, a locked one included. */
export function weakestAnywhere(g: P, seat: number): number {
  let weakest = 0
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++)
    if (isInPlay(g, w) && (weakest === 0 || g.s[WORKER_POWER + w] < weakest)) weakest = g.s[WORKER_POWER + w]
  return weakest
}
