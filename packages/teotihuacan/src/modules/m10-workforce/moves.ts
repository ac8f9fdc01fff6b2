// Moving a common worker: a further choice of a turn, and the double move.
import { argumentOf, goTo, offer, OK, openQuestion, type Refusal, refuse } from '@tollan/kernel'
import { keys, workerNames } from '../../answers.ts'
import { turnTaken } from '../../verb-reasons.ts'
import { add } from '../../explain.ts'
import { comesToPalace, destinationRefusal } from '../../flow/turn.ts'
import { ALREADY_MOVED, MOVER_CHOSEN, NOT_ASKED_NOW, reasons, TURN_TAKEN, WORKER_AWAY } from '../../reasons.ts'
import type { G, TurnOption } from '../../rules.ts'
import { BOARD_AT, BOARDS, COMMON, COMMONS, MOVED, MOVER, MOVING, PALACE, PHASE, SECOND, SLOT_OF, WORKER_AT } from '../../state.ts'
import { distance, isCommon } from '../../workers.ts'

const names = workerNames.slice(COMMON)
const MOVE_COMMON = keys.list('move-common', names)
const ONE_BOARD = reasons.add('common-worker-moves-one-board', 'M10-13')
const NEVER_WORSHIPS = reasons.add('common-worker-never-worships', 'M10-15')
const NO_POWER = reasons.add('common-worker-has-no-power', 'M10-10')
const OWN_ONLY = reasons.add('unlimited-move-for-own-workers', 'M10-26')

/** M10-13: any one common worker instead of an own one. */
export const moveCommonWorker: TurnOption = {
  verb: MOVE_COMMON,
  candidates(g) {
    for (let i = 0; i < COMMONS; i++) offer(g, MOVE_COMMON | i)
  },
  refuse: () => OK,
  take(g, f, _seat, answer) {
    g.s[MOVER] = COMMON + argumentOf(answer)
    g.s[PHASE] = MOVING
    goTo(g, f, 'destination')
  },
}

/** Whether only common workers move: a double move with an own one goes by the rules of own workers (M10-24, -25). */
const onlyCommons = (g: G, worker: number): boolean => isCommon(g, worker) && (g.s[SECOND] < 0 || isCommon(g, g.s[SECOND]))

/** M10-13, -14: exactly one board on; the Palace may be skipped. */
export function commonDestination(g: G, worker: number, board: number): Refusal {
  const { s } = g
  if (!onlyCommons(g, worker)) return destinationRefusal(g, worker, board)
  const from = s[SLOT_OF + s[WORKER_AT + worker]]
  const far = distance(from, s[SLOT_OF + board])
  if (far === 1 || (far === 2 && s[BOARD_AT + (from % BOARDS) + 1] === PALACE)) return OK
  return refuse(g, ONE_BOARD, 1, far)
}

/** M10-27: stopping on the Palace counts, skipping it does not. */
export const commonPassesPalace = (g: G, from: number, board: number): boolean =>
  onlyCommons(g, g.s[MOVER]) ? board === PALACE : comesToPalace(g, from, board)

/** M10-15, -16: also when it was moved together with an own worker. */
export const commonNeverWorships = (g: G): Refusal => (isCommon(g, g.s[MOVER]) || isCommon(g, g.s[SECOND]) ? NEVER_WORSHIPS : OK)

/** M10-26. */
export const ownWorkersOnly = (g: G, worker: number): Refusal => (isCommon(g, worker) ? OWN_ONLY : OK)

/** "Why not?" about a common worker the open question does not mention. */
add(names, (g: G, _seat: number, i: number): Refusal => {
  if (!isCommon(g, COMMON + i)) return WORKER_AWAY
  if (openQuestion(g)?.kind.includes('power-up') === true) return NO_POWER
  if (turnTaken(g)) return TURN_TAKEN
  return g.s[PHASE] >= MOVED ? ALREADY_MOVED : g.s[PHASE] === MOVING ? MOVER_CHOSEN : NOT_ASKED_NOW
})
