// A person's turn: Feast, High Priest, main choice, end of turn (TAW-TURN-02).
import { argumentOf, beginTurn, call, endTurn, leave, locals, OK, offer, type Refusal, verbOf } from '@tollan/kernel'
import { PLACE_HIGH_PRIEST, PLACE_WORKER, sectionNames, SIDE, sideNames } from '../answers.ts'
import { armyCardsLeft, train } from '../actions/army-cards.ts'
import { drawGodCards, godCardsLeft } from '../actions/god-cards.ts'
import { movePriest } from '../actions/high-priest.ts'
import { placeable, placeWorker } from '../actions/place-worker.ts'
import { numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { NO_NOMAD, NO_SPACE_PAYABLE, NO_SUCH_WORKER, NOTHING_TO_PRAY, NOTHING_TO_TRAIN, SIDE_TWICE } from '../reasons.ts'
import type { G } from '../rules.ts'
import {
  BOUND, CARD, CHOOSING, ENDING, FEAST_HOLDER, FEASTS_RESOLVED, FIRST_IN_SEGMENT, ICONS_USED, MOVER, PHASE, PLACING, PRIEST_AT, ROLE, ROLES, SECTIONS, SIDE_DONE, SIDING,
  SPACE, TASK_NAMED, TASKS_LEFT,
} from '../state.ts'
import { nomadCount, poolOf, recruitNomads, workerOfRole } from '../workers.ts'
import { endOfTurn } from './end-of-turn.ts'
import { feast } from './feast.ts'

export const MOVE = 0
export const PRAY = 1
export const TRAIN = 2
export const RECRUIT = 3

export const isGameOver = (g: G): boolean => g.s[FEASTS_RESOLVED] >= numbers.feasts

/** TAW-TURN-06, -08: two different side actions, each of which can do something. */
function sideRefusal(g: G, side: number): Refusal {
  if (g.s[SIDE_DONE] === side) return SIDE_TWICE
  if (side === PRAY) return godCardsLeft(g) ? OK : NOTHING_TO_PRAY
  if (side === TRAIN) return armyCardsLeft(g) ? OK : NOTHING_TO_TRAIN
  if (side === RECRUIT) return nomadCount(g) > 0 ? OK : NO_NOMAD
  return OK
}

function performSide(g: G, seat: number, side: number): void {
  tell(g, 'side-action', 'TAW-TURN-06', seat, 'side', sideNames[side])
  if (side === MOVE) call(g, movePriest, seat)
  else if (side === PRAY) call(g, drawGodCards, seat, numbers.pray)
  else if (side === TRAIN) call(g, train, seat)
  else call(g, recruitNomads, seat, 1)
}

const T = locals('seat')

export const personTurn = procedure('turn', T, [
  function begin(g, f) {
    const seat = g.s[f + T.seat]
    beginTurn(g, seat)
    resetTurn(g)
    if (g.s[FEAST_HOLDER] === seat) call(g, feast, seat)
  },
  function unlessOver(g, f) {
    if (isGameOver(g)) {
      endTurn(g)
      leave(g, f)
    } else g.s[PHASE] = CHOOSING
  },
  ask({
    kind: 'high-priest',
    candidates(g) {
      for (let section = 0; section < SECTIONS; section++) offer(g, PLACE_HIGH_PRIEST | section)
    },
    take: (g, _f, answer, seat) => placePriest(g, seat, argumentOf(answer)),
    settles: (g, f) => g.s[PRIEST_AT + g.s[f + T.seat]] >= 0,
  }),
  ask({
    kind: 'turn',
    candidates(g) {
      for (let role = 0; role < ROLES; role++) offer(g, PLACE_WORKER | role)
      for (let side = 0; side < 4; side++) offer(g, SIDE | side)
    },
    refuse(g, _f, answer, seat) {
      const argument = argumentOf(answer)
      if (verbOf(answer) === verbOf(SIDE)) return sideRefusal(g, argument)
      if (workerOfRole(g, poolOf(seat), argument) < 0) return NO_SUCH_WORKER
      return placeable(g, seat, argument) ? OK : NO_SPACE_PAYABLE
    },
    take(g, _f, answer, seat) {
      const { s } = g
      if (verbOf(answer) === verbOf(SIDE)) {
        s[PHASE] = SIDING
        s[SIDE_DONE] = argumentOf(answer)
        performSide(g, seat, argumentOf(answer))
        return
      }
      s[PHASE] = PLACING
      s[BOUND] = 1
      s[MOVER] = workerOfRole(g, poolOf(seat), argumentOf(answer))
      call(g, placeWorker, seat)
    },
  }),
  // TAW-TURN-07: chosen when the first is fully resolved
  ask({
    kind: 'second-side-action',
    candidates(g) {
      for (let side = 0; side < 4; side++) offer(g, SIDE | side)
    },
    refuse: (g, _f, answer) => sideRefusal(g, argumentOf(answer)),
    take: (g, _f, answer, seat) => performSide(g, seat, argumentOf(answer)),
    settles(g) {
      if (g.s[SIDE_DONE] < 0) return true
      for (let side = 0; side < 4; side++) if (sideRefusal(g, side) === OK) return false
      return true
    },
  }),
  function finishTurn(g, f) {
    g.s[PHASE] = ENDING
    call(g, endOfTurn, g.s[f + T.seat])
  },
])

/** TAW-TURN-03, -04: this placement triggers nothing. */
export function placePriest(g: G, seat: number, section: number): void {
  g.s[PRIEST_AT + seat] = section
  tell(g, 'priest-placed', 'TAW-TURN-03', seat, 'section', sectionNames[section])
}

/** Nothing of a turn outlives it. */
export function resetTurn(g: G): void {
  const { s } = g
  s[MOVER] = -1
  s[ROLE] = -1
  s[SPACE] = -1
  s[CARD] = -1
  s[FIRST_IN_SEGMENT] = 0
  s[BOUND] = 0
  s[TASKS_LEFT] = 0
  s[ICONS_USED] = 0
  s[TASK_NAMED] = 0
  s[SIDE_DONE] = -1
}

