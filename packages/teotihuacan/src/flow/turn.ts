// A person's turn: a standard turn or the free unlock (TEO-TURN-02).
import { type AnytimeAction, argumentOf, call, goTo, locals, OK, offer, type Refusal, refuse, verbOf } from '@tollan/kernel'
import { collectCocoa } from '../actions/cocoa.ts'
import { mainAction, mainRefusal } from '../actions/main-action.ts'
import { worship, worshipRefusal } from '../actions/worship.ts'
import { COLLECT, END_TURN, FREE_UNLOCK, MAIN, MOVE, TO, UNLOCK, WORSHIP } from '../answers.ts'
import { grantBenefits } from '../effects.ts'
import { tell } from '../events.ts'
import { affordsCocoa, payable, payCocoa } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import {
  NO_WORSHIP_HERE, NOTHING_LOCKED, OTHERS_WORKER, SAME_BOARD, TOO_FAR, UNLOCK_COCOA, UNLOCK_FREE_TURN, UNLOCK_NOT_NOW, UNLOCK_STANDARD_TURN, WORKER_LOCKED,
} from '../reasons.ts'
import type { G } from '../rules.ts'
import {
  ACTION_BOARD, AFTER_FREE_UNLOCK, BEFORE_MOVE, BOARDS, COCOA, COUNTED, COUNTING, DISCOUNT, DOUBLED, ENDING, IDLE, MOVED, MOVER, MOVING, OTHER_TURN,
  PALACE, PHASE, PLAIN, POWERING, REACH, SECOND, SLOT_OF, SPACE_BOARD, SPACES, TECHS_BEFORE, WORKER_AT,
} from '../state.ts'
import { distance, lockedWorkers, offerOwnWorkers, restRefusal, seatOf, unlockAll } from '../workers.ts'
import { tellMove } from '../tell-move.ts'

const NORMAL_REACH = 3 // TEO-MOVE-01
export const UNLOCK_PRICE = 3 // TEO-LOCK-03

export function moverRefusal(g: G, seat: number, worker: number): Refusal {
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  return restRefusal(g, worker, WORKER_LOCKED)
}

/** TEO-MOVE-01, TEO-DISC-24: clockwise by 1 up to the mover's reach. */
export function destinationRefusal(g: G, worker: number, board: number): Refusal {
  const { s } = g
  const from = s[WORKER_AT + worker]
  const far = distance(s[SLOT_OF + from], s[SLOT_OF + board])
  if (far <= s[REACH]) return OK
  return refuse(g, from === board ? SAME_BOARD : TOO_FAR, s[REACH], far)
}

/** Whether a move clockwise ends on the Palace or goes past it; leaving it does not count (TEO-TECH-02, -06). */
export function comesToPalace(g: G, from: number, board: number): boolean {
  const { s } = g
  return s[SLOT_OF + from] - s[SLOT_OF + PALACE] + distance(s[SLOT_OF + from], s[SLOT_OF + board]) >= BOARDS
}

/** Moves the mover (and a worker moved along) and pays technologies that watch the Palace (TEO-TECH-02 to -06). */
function moveTo(g: G, seat: number, board: number): void {
  const { s, rules } = g
  const from = s[WORKER_AT + s[MOVER]]
  s[WORKER_AT + s[MOVER]] = board
  tellMove(g, 'TEO-MOVE-01', seat, s[MOVER])
  if (s[SECOND] >= 0) {
    s[WORKER_AT + s[SECOND]] = board
    tellMove(g, 'TEO-DISC-21', seat, s[SECOND])
  }
  if (!rules.parts.passesPalace(g, from, board)) return
  grantBenefits(g, seat, rules.passBenefits)
  if (s[SECOND] >= 0) grantBenefits(g, seat, rules.passBenefits) // TEO-TECH-04: per worker
}

const T = locals('seat')

export const personTurn = procedure('turn', T, [
  function begin(g) {
    resetTurn(g)
    g.s[PHASE] = BEFORE_MOVE
  },
  ask({
    kind: 'turn',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, MOVE)
      offer(g, FREE_UNLOCK)
      for (const option of g.rules.parts.turnOptions) option.candidates(g, seat)
    },
    refuse(g, _f, answer, seat) {
      for (const option of g.rules.parts.turnOptions) if (verbOf(option.verb) === verbOf(answer)) return option.refuse(g, seat, answer)
      if (answer === FREE_UNLOCK) return lockedWorkers(g, seat) > 0 ? OK : NOTHING_LOCKED // TEO-LOCK-06
      return moverRefusal(g, seat, argumentOf(answer))
    },
    take(g, f, answer, seat) {
      if (answer === FREE_UNLOCK) {
        unlockAll(g, seat) // TEO-LOCK-05
        tell(g, 'free-unlock', 'TEO-LOCK-05', seat)
        g.s[PHASE] = AFTER_FREE_UNLOCK
        goTo(g, f, 'end-turn')
        return
      }
      for (const option of g.rules.parts.turnOptions)
        if (verbOf(option.verb) === verbOf(answer)) {
          goTo(g, f, 'actionDone')
          option.take(g, f, seat, answer)
          return
        }
      g.s[MOVER] = argumentOf(answer)
      g.s[PHASE] = MOVING
    },
  }),
  ask({
    kind: 'destination',
    candidates(g) {
      for (let board = PALACE; board <= BOARDS; board++) offer(g, TO | board)
    },
    refuse: (g, _f, answer) => g.rules.parts.destination(g, g.s[MOVER], argumentOf(answer)),
    take(g, _f, answer, seat) {
      const board = argumentOf(answer)
      g.s[PHASE] = MOVED
      g.s[ACTION_BOARD] = board
      moveTo(g, seat, board)
    },
  }),
  ask({
    kind: 'action',
    candidates(g) {
      offer(g, COLLECT)
      for (let space = 0; space < SPACES; space++) if (SPACE_BOARD[space] === g.s[ACTION_BOARD]) offer(g, WORSHIP | space)
      offer(g, MAIN)
    },
    refuse(g, _f, answer, seat) {
      if (answer === COLLECT) return OK // TEO-COCOA-01
      if (answer === MAIN) return mainRefusal(g, seat, g.s[ACTION_BOARD])
      const space = argumentOf(answer)
      for (const more of g.rules.parts.worshipRefusals) if (more(g, seat, space) !== OK) return more(g, seat, space)
      return SPACE_BOARD[space] === g.s[ACTION_BOARD] ? worshipRefusal(g, seat, space) : NO_WORSHIP_HERE
    },
    take(g, _f, answer, seat) {
      if (answer === COLLECT) collectCocoa(g, seat, g.s[ACTION_BOARD])
      else if (answer === MAIN) call(g, mainAction, seat)
      else call(g, worship, seat, argumentOf(answer))
    },
  }),
  function actionDone(g) {
    g.s[PHASE] = ENDING
  },
  ask({
    kind: 'end-turn',
    candidates: (g) => offer(g, END_TURN),
    take: (g) => resetTurn(g),
  }),
])

/** Nothing of a turn outlives it. */
export function resetTurn(g: G): void {
  const { s } = g
  s[PHASE] = IDLE
  s[MOVER] = -1
  s[SECOND] = -1
  s[REACH] = NORMAL_REACH
  s[ACTION_BOARD] = 0
  s[COUNTED] = 0
  s[COUNTING] = 0
  s[TECHS_BEFORE] = 0
  s[PLAIN] = 0
  s[DISCOUNT] = 0
  s[DOUBLED] = 0
}

/** TEO-LOCK-12: when own workers may be unlocked for cocoa. */
const unlockPhases: readonly number[] = [BEFORE_MOVE, MOVING, MOVED, POWERING, ENDING]

/** TEO-LOCK-02, -03: all own locked workers for 3 cocoa, in a standard turn. */
export const payToUnlock: AnytimeAction<G> = {
  id: 'unlock',
  verb: UNLOCK,
  candidates: (g) => offer(g, UNLOCK),
  refuse(g, seat) {
    const phase = g.s[PHASE]
    if (phase === AFTER_FREE_UNLOCK) return UNLOCK_FREE_TURN
    if (phase === OTHER_TURN) return UNLOCK_STANDARD_TURN
    if (lockedWorkers(g, seat) === 0) return NOTHING_LOCKED
    if (!unlockPhases.includes(phase)) return UNLOCK_NOT_NOW
    return affordsCocoa(g, seat, UNLOCK_PRICE) ? OK : refuse(g, UNLOCK_COCOA, UNLOCK_PRICE, payable(g, seat, COCOA))
  },
  take(g, seat) {
    payCocoa(g, seat, UNLOCK_PRICE, 'TEO-LOCK-03')
    unlockAll(g, seat)
    tell(g, 'unlock', 'TEO-LOCK-02', seat)
    for (const paid of g.rules.parts.unlockPaid) paid(g, seat)
  },
}
