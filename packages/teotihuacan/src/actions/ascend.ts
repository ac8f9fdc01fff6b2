// Ascension: the four steps in their order (TEO-ASC-11).
import { argumentOf, call, locals, OK, offer, refuse } from '@tollan/kernel'
import { REWARD, workerNames } from '../answers.ts'
import { ascensionRewards } from '../content/index.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { advanceCalendar } from '../flow/calendar.ts'
import { affords, affordsFreely, payable, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { PRICE_BLOCKS, REWARD_COCOA, REWARD_TEMPLE, REWARD_WORKER } from '../reasons.ts'
import type { G } from '../rules.ts'
import { COCOA, PALACE, WHEEL, WORKER_AT, WORKER_POWER, WORKERS } from '../state.ts'
import { avenueStep } from './avenue.ts'
import { anyStepPossible } from './temples.ts'

const A = locals('seat', 'worker')

export const ascend = procedure('ascend', A, [
  function walkTheAvenue(g, f) {
    tell(g, 'ascend', 'TEO-ASC-01', g.s[f + A.seat], 'worker', workerNames[g.s[f + A.worker]])
    call(g, avenueStep, g.s[f + A.seat]) // TEO-ASC-02
  },
  function returnAsNewWorker(g, f) {
    g.s[WORKER_AT + g.s[f + A.worker]] = PALACE // TEO-ASC-03
    g.s[WORKER_POWER + g.s[f + A.worker]] = 1
  },
  function takeReward(g, f) {
    call(g, g.rules.ways[g.s[f + A.seat]].ascensionReward, g.s[f + A.seat]) // TEO-ASC-04
  },
  function timePasses(g, f) {
    advanceCalendar(g, g.s[f + A.seat], 'TEO-ASC-10')
  },
])

/** The worker on the ascension wheel, or -1. */
function wheelWorker(g: G, seat: number): number {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (g.s[WORKER_AT + w] === WHEEL) return w
  return -1
}

/** TEO-ASC-09: the fourth worker comes to the Palace with its power of 3. */
export function enterFourthWorker(g: G, seat: number): void {
  const worker = wheelWorker(g, seat)
  if (worker < 0) return
  g.s[WORKER_AT + worker] = PALACE
  tell(g, 'fourth-worker', 'TEO-ASC-09', seat, 'worker', workerNames[worker])
}

const R = locals('seat')

export const chooseReward = procedure('ascension-reward', R, [
  ask({
    kind: 'ascension-reward',
    candidates(g) {
      for (let reward = 0; reward < ascensionRewards.length; reward++) offer(g, REWARD | reward)
    },
    refuse(g, _f, answer, seat) {
      const reward = argumentOf(answer)
      const cost = g.rules.rewardCost[reward]
      const node = g.rules.effects[g.rules.rewardEffect[reward]]
      if (node.op === 'all' && wheelWorker(g, seat) < 0) return REWARD_WORKER
      if (!affords(g, seat, cost)) return refuse(g, REWARD_COCOA, cost & 15, payable(g, seat, COCOA))
      if (!affordsFreely(g, seat, cost)) return PRICE_BLOCKS
      return node.op === 'temple' && !anyStepPossible(g, seat) ? REWARD_TEMPLE : OK
    },
    take(g, _f, answer, seat) {
      const reward = argumentOf(answer)
      call(g, resolve, seat, g.rules.rewardEffect[reward])
      payCost(g, seat, g.rules.rewardCost[reward], ascensionRewards[reward].rule)
    },
  }),
])
