// Buildings for Axomamma: a random one of a type for a price of her own.
import { bits, EMPTY, locals, offer, packed } from '@tollan/kernel'
import { gainBuilding } from '../actions/construct.ts'
import { kindOfSlot, PASSIVE_KIND, PRODUCTION_KIND } from '../actions/market.ts'
import { RANDOM_BUILDING } from '../answers.ts'
import { faceUpProductions } from '../buildings-owned.ts'
import { axomammaNumbers } from '../content/index.ts'
import { PRINTED } from '../effect-nodes.ts'
import { affords, payCost } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { MARKET, MARKET_SLOTS, STONE } from '../state.ts'
import { randomly } from './chances.ts'

// which type: the one she lacks, or the type of the action space
export const AS_NEEDED = 0
export const A_PRODUCTION = 1
export const A_PASSIVE = 2

/** TAW-SOLO-60, -70: stone instead of the printed cost, gold when stone is short. */
const costOf = (g: G, cost: number): number => (cost === PRINTED ? packed(STONE, g.rules.parts.difficulty.buildingStone) : cost)

/** TAW-SOLO-53: a Production Building while she has fewer than two face-up, else a Passive one. */
function kindWanted(g: G, seat: number, type: number): number {
  if (type === AS_NEEDED) return bits(faceUpProductions(g, seat)) < axomammaNumbers.produceBuildings ? PRODUCTION_KIND : PASSIVE_KIND
  return type === A_PRODUCTION ? PRODUCTION_KIND : PASSIVE_KIND
}

function offerKind(g: G, kind: number): void {
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (kindOfSlot(slot) === kind && g.s[MARKET + slot] !== EMPTY) offer(g, RANDOM_BUILDING | g.s[MARKET + slot])
}

/** Whether the Market shows a Building of the type and she can pay for it. */
export function canErect(g: G, seat: number, cost: number, type: number): boolean {
  const kind = kindWanted(g, seat, type)
  if (!affords(g, seat, costOf(g, cost))) return false
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (kindOfSlot(slot) === kind && g.s[MARKET + slot] !== EMPTY) return true
  return false
}

const B = locals('seat', 'cost', 'type', 'building')

const ruleOf = (g: G, f: number): string => (g.s[f + B.cost] === PRINTED ? 'TAW-SOLO-60' : 'TAW-SOLO-53')

export const erectHers = procedure('axomamma-building', B, [
  randomly(
    'axomamma-building',
    ruleOf,
    (g, f) => {
      const { s } = g
      const seat = s[f + B.seat]
      if (canErect(g, seat, s[f + B.cost], s[f + B.type])) offerKind(g, kindWanted(g, seat, s[f + B.type]))
    },
    (g, f, building) => {
      const { s } = g
      s[f + B.building] = building + 1
      payCost(g, s[f + B.seat], costOf(g, s[f + B.cost]), ruleOf(g, f))
    },
  ),
  function erect(g, f) {
    if (g.s[f + B.building] > 0) gainBuilding(g, g.s[f + B.seat], g.s[f + B.building] - 1)
  },
])
