// Whether a seat could still change what it owns before answering: by an own-turn free action or by Z15 (TAW-ASK-03, -04).
import { OWNER, type Refusal } from '@tollan/kernel'
import { affords, owned } from './goods.ts'
import { ownsPassive } from './buildings-owned.ts'
import { CLIMB_GOLD, NO_ARMY_CARD, NO_BUILDING, NO_STATUE, STEPS_STONE } from './reasons.ts'
import { packCost, type G } from './rules.ts'
import { ARMY_HAND, CORN, GOLD, STONE } from './state.ts'

export const callCost = packCost({ potato: 1 })

export const canChange = (g: G, seat: number): boolean =>
  ownsPassive(g, seat, 15) && (owned(g, seat, STONE) >= 2 || owned(g, seat, GOLD) >= 1 || owned(g, seat, CORN) >= 2)

/** TAW-FREE-01: Army cards in hand, in one's own turn. */
export const canTrade = (g: G, seat: number): boolean => g.s[OWNER] === seat && g.s[ARMY_HAND + seat] !== 0

/** Public facts only: the number of Army cards in hand, resources, Buildings. */
export function mayStir(g: G, seat: number): boolean {
  if (g.s[OWNER] === seat && ownsPassive(g, seat, 19) && affords(g, seat, callCost)) return true
  return canTrade(g, seat) || canChange(g, seat)
}

const isOfGoods = (refusal: Refusal): boolean => refusal === NO_BUILDING || refusal === NO_STATUE || refusal === STEPS_STONE || refusal === CLIMB_GOLD

/** Whether what stands against something could be gone after an any-time action: a question is left out only if nothing could. */
export const couldBeLifted = (g: G, seat: number, refusal: Refusal): boolean =>
  refusal === NO_ARMY_CARD ? canTrade(g, seat) : isOfGoods(refusal) && mayStir(g, seat)
