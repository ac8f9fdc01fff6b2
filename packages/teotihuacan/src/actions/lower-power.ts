// A worker gives up power: a price some tiles ask for besides goods.
import { argumentOf, locals, OK, type Refusal, refuse } from '@tollan/kernel'
import { keys, workerNames } from '../answers.ts'
import { tell } from '../events.ts'
import { explainVerbs } from '../verb-reasons.ts'
import { ask, procedure } from '../procedures.ts'
import { OTHERS_WORKER, reasons, WORKER_LOCKED } from '../reasons.ts'
import type { G } from '../rules.ts'
import { WORKER_POWER, WORKERS } from '../state.ts'
import { isUnlocked, offerOwnWorkers, restRefusal, seatOf } from '../workers.ts'

const LOWER = keys.list('lower-power', workerNames)
const TOO_WEAK = reasons.add('worker-too-weak-to-lower', 'GD-11')
const LOWER_FOR_TILE = reasons.add('power-lowered-for-a-tile', 'GD-11')
export const NO_WORKER_TO_LOWER = reasons.add('no-worker-to-lower', 'GD-11')

const LEAST_POWER = 1

explainVerbs({ 'lower-power': () => LOWER_FOR_TILE })

/** A worker of power 1 cannot be lowered. */
function lowerRefusal(g: G, seat: number, worker: number, by: number): Refusal {
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  if (!isUnlocked(g, worker)) return restRefusal(g, worker, WORKER_LOCKED)
  const power = g.s[WORKER_POWER + worker]
  return power - by >= LEAST_POWER ? OK : refuse(g, TOO_WEAK, LEAST_POWER + by, power)
}

/** Whether a seat has an unlocked worker that can lose this much power. */
export function canLower(g: G, seat: number, by: number): boolean {
  if (by === 0) return true
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (lowerRefusal(g, seat, w, by) === OK) return true
  return false
}

const L = locals('seat', 'by')

export const lowerPower = procedure('lower-power', L, [
  ask({
    kind: 'lower-power',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, LOWER)
    },
    refuse: (g, f, answer, seat) => lowerRefusal(g, seat, argumentOf(answer), g.s[f + L.by]),
    take(g, f, answer, seat) {
      const worker = argumentOf(answer)
      g.s[WORKER_POWER + worker] -= g.s[f + L.by]
      tell(g, 'power-lowered', 'GD-11', seat, 'worker', workerNames[worker], 'power', g.s[WORKER_POWER + worker])
    },
    anytime: false, // the price has been agreed: nothing fits before it is paid
  }),
])
