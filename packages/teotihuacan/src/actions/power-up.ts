// Power-ups, and those a main action gives.
import { again, argumentOf, call, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { DONE, POWER_UP, workerNames } from '../answers.ts'
import { tell } from '../events.ts'
import { affords, affordsFreely, payable, payCost, tellLost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { OTHERS_WORKER, PAID_POWER_UP_COCOA, POWER_UP_ELSEWHERE, POWER_UP_LOCKED, POWER_UP_MANDATORY, PRICE_BLOCKS } from '../reasons.ts'
import { type G, packCost } from '../rules.ts'
import { ACTION_BOARD, COCOA, PHASE, POWERING, TECHS_BEFORE, WORKER_AT, WORKER_POWER } from '../state.ts'
import { offerOwnWorkers, ownWorkersOn, restRefusal, seatOf } from '../workers.ts'
import { ascend } from './ascend.ts'
import { mayUseTile } from './discoveries.ts'

export const ASCENDING = 6

const U = locals('seat', 'worker')

/** TEO-POWER-01; TEO-ASC-01: power 6 is the ascension. */
export const powerUp = procedure('power-up', U, [
  function raise(g, f) {
    const { s } = g
    const worker = s[f + U.worker]
    const power = ++s[WORKER_POWER + worker]
    tell(g, 'power-up', 'TEO-POWER-01', s[f + U.seat], 'worker', workerNames[worker], 'power', power)
    if (power === ASCENDING) call(g, ascend, s[f + U.seat], worker)
  },
])

/** TEO-MAIN-11: own unlocked workers on the board of the action. */
function boardPowerUpRefusal(g: G, seat: number, worker: number): Refusal {
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  const resting = restRefusal(g, worker, POWER_UP_LOCKED)
  return resting !== OK || g.s[WORKER_AT + worker] === g.s[ACTION_BOARD] ? resting : POWER_UP_ELSEWHERE
}

function offerOwn(g: G, seat: number): void {
  offerOwnWorkers(g, seat, POWER_UP)
  offer(g, DONE)
}

const P = locals('seat', 'left', 'made')

/** TEO-MAIN-12: the first power-up is mandatory, the second optional; then as many paid ones as were made (TEO-TECH-12, -13). */
export const powerUpsOfAction = procedure('power-ups-of-action', P, [
  ask({
    kind: 'power-up',
    candidates: (g, _f, seat) => offerOwn(g, seat),
    refuse(g, f, answer, seat) {
      if (answer === DONE) return g.s[f + P.made] > 0 ? OK : refuse(g, POWER_UP_MANDATORY, 1, 0)
      return boardPowerUpRefusal(g, seat, argumentOf(answer))
    },
    take(g, f, answer, seat) {
      if (answer === DONE) return
      g.s[f + P.left]--
      g.s[f + P.made]++
      again(g, f)
      call(g, powerUp, seat, argumentOf(answer))
    },
    settles(g, f) {
      const { s } = g
      s[PHASE] = POWERING
      if (s[f + P.left] === 0) return true
      if (ownWorkersOn(g, s[f + P.seat], s[ACTION_BOARD]) > 0) return false
      tellLost(g, s[f + P.seat], 'power-up', s[f + P.left], 'TEO-POWER-04')
      return true
    },
  }),
  ask({
    kind: 'paid-power-up',
    candidates: (g, _f, seat) => offerOwn(g, seat),
    refuse(g, _f, answer, seat) {
      if (answer === DONE) return OK
      const refusal = boardPowerUpRefusal(g, seat, argumentOf(answer))
      if (refusal !== OK || affordsFreely(g, seat, PAID_POWER_UP)) return refusal
      return affords(g, seat, PAID_POWER_UP) ? PRICE_BLOCKS : refuse(g, PAID_POWER_UP_COCOA, 1, payable(g, seat, COCOA))
    },
    take(g, f, answer, seat) {
      if (answer === DONE) return
      g.s[f + P.made]--
      again(g, f)
      call(g, powerUp, seat, argumentOf(answer))
      payCost(g, seat, PAID_POWER_UP, 'TEO-TECH-12')
    },
    settles(g, f) {
      // TEO-TECH-13, -14: once for each power-up of this action, with a worker still there
      const { s, rules } = g
      const seat = s[f + P.seat]
      if (s[f + P.made] === 0 || ownWorkersOn(g, seat, s[ACTION_BOARD]) === 0) return true
      for (const technology of rules.extraPowerUp)
        if ((s[TECHS_BEFORE] & (1 << technology)) !== 0) return !affordsFreely(g, seat, PAID_POWER_UP) && !mayUseTile(g, seat)
      return true
    },
  }),
])

const PAID_POWER_UP = packCost({ cocoa: 1 })
