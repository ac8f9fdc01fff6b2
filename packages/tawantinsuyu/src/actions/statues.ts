// Statues: built for stone and gold, given up in Worship.
import { argumentOf, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { BUILD_STATUE, DECLINE, statueNames } from '../answers.ts'
import { numbers, statueCosts } from '../content/index.ts'
import { PRINTED } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { affords, payCost, score } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { LARGE_STATUE_COST, NO_STATUE, STATUE_COST, STATUE_GONE, STATUE_SIZE } from '../reasons.ts'
import { type G, type P, packCost } from '../rules.ts'
import { GODS, LARGE, SMALL, STATUE, STATUE_LEFT, STATUES } from '../state.ts'
import { couldBeLifted } from '../stirring.ts'
import { performed } from './performed.ts'

export const statuePrices: readonly number[] = [packCost(statueCosts.small), packCost(statueCosts.large)]
export const sizeOf = (kind: number): number => (kind < GODS ? SMALL : LARGE)

export const statueCost = (cost: number, kind: number): number => (cost === PRINTED ? statuePrices[sizeOf(kind)] : cost)

export function statueRefusal(g: G, seat: number, kind: number, cost: number, sizes: number): Refusal {
  if (((sizes >> sizeOf(kind)) & 1) === 0) return STATUE_SIZE
  if (g.s[STATUE_LEFT + kind] === 0) return STATUE_GONE
  if (affords(g, seat, statueCost(cost, kind))) return OK
  return refuse(g, sizeOf(kind) === SMALL ? STATUE_COST : LARGE_STATUE_COST, statueCost(cost, kind))
}

/** Whether a Statue of these sizes can be built for this price. */
export function anyStatueRefusal(g: G, seat: number, cost: number, sizes: number): Refusal {
  for (let kind = 0; kind < STATUES; kind++) if (statueRefusal(g, seat, kind, cost, sizes) === OK) return OK
  return anyLeft(g, sizes) ? NO_STATUE : STATUE_GONE
}

function anyLeft(g: G, sizes: number): boolean {
  for (let kind = 0; kind < STATUES; kind++) if (((sizes >> sizeOf(kind)) & 1) === 1 && g.s[STATUE_LEFT + kind] > 0) return true
  return false
}

const B = locals('seat', 'cost', 'sizes', 'kind')

/** TAW-TASK-STATUE-01 to -04. */
export const buildStatue = procedure('build-statue', B, [
  ask({
    kind: 'statue',
    candidates(g) {
      for (let kind = 0; kind < STATUES; kind++) offer(g, BUILD_STATUE | kind)
      offer(g, DECLINE)
    },
    refuse(g, f, answer, seat) {
      if (answer === DECLINE) return OK
      return statueRefusal(g, seat, argumentOf(answer), g.s[f + B.cost], g.s[f + B.sizes])
    },
    take(g, f, answer, seat) {
      if (answer === DECLINE) return
      performed(g, seat)
      g.s[f + B.kind] = argumentOf(answer) + 1
      payCost(g, seat, statueCost(g.s[f + B.cost], argumentOf(answer)), 'TAW-TASK-STATUE-02')
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + B.seat]
      const refusal = anyStatueRefusal(g, seat, s[f + B.cost], s[f + B.sizes])
      return refusal !== OK && !couldBeLifted(g, seat, refusal)
    },
  }),
  function build(g, f) {
    if (g.s[f + B.kind] > 0) gainStatue(g, g.s[f + B.seat], g.s[f + B.kind] - 1)
  },
])

/** TAW-GOD-11: a Statue scores however it was gained. */
export function gainStatue(g: G, seat: number, kind: number): void {
  g.s[STATUE_LEFT + kind]--
  g.s[STATUE + seat * STATUES + kind]++
  tell(g, 'statue', 'TAW-TASK-STATUE-01', seat, 'statue', statueNames[kind])
  score(g, seat, numbers.statueVp[sizeOf(kind)], 'TAW-GOD-11')
}

/** Whether a seat owns a Statue of a god, small or large (TAW-GOD-01). */
export const ownsStatueOf = (g: P, seat: number, god: number): boolean =>
  g.s[STATUE + seat * STATUES + god] > 0 || g.s[STATUE + seat * STATUES + GODS + god] > 0
