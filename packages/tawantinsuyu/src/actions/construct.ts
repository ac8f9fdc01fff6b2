// Erecting a Building, with the exchange of Market Buildings for a God card.
import { again, argumentOf, call, EMPTY, EVERYBODY, locals, OK, offer, put, type Refusal, refuse, verbOf } from '@tollan/kernel'
import { buildingNames, DECLINE, DONE, ERECT, EXCHANGE, SWAP } from '../answers.ts'
import { builtBy } from '../buildings-owned.ts'
import { PRINTED } from '../effect-nodes.ts'
import { tell } from '../events.ts'
import { affords, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { BUILDING_COST, EXCHANGE_ONCE, MARKET_EMPTY, NO_BUILDING, NOT_ON_MARKET } from '../reasons.ts'
import type { G } from '../rules.ts'
import { EXCHANGED, MARKET, MARKET_SLOTS, PHASE, SETTING_UP } from '../state.ts'
import { couldBeLifted } from '../stirring.ts'
import { handSize, offerHand, returnUnseen } from './god-cards.ts'
import { ALL_SLOTS, eachInStacks, emptySlots, fillMarket, kindOf, putBuildingUnder, stackOfKind } from './market.ts'
import { performed } from './performed.ts'

const costOf = (g: G, cost: number, building: number): number => (cost === PRINTED ? g.rules.buildingCost[building] : cost)

export function slotOf(g: G, building: number): number {
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (g.s[MARKET + slot] === building) return slot
  return -1
}

function erectRefusal(g: G, seat: number, building: number, cost: number): Refusal {
  if (slotOf(g, building) < 0) return NOT_ON_MARKET
  return affords(g, seat, costOf(g, cost, building)) ? OK : refuse(g, BUILDING_COST, costOf(g, cost, building))
}

const marketEmpty = (g: G): boolean => {
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (g.s[MARKET + slot] !== EMPTY) return false
  return true
}

function anyPayable(g: G, seat: number, cost: number): boolean {
  for (let slot = 0; slot < MARKET_SLOTS; slot++)
    if (g.s[MARKET + slot] !== EMPTY && erectRefusal(g, seat, g.s[MARKET + slot], cost) === OK) return true
  return false
}

/** What lies in the stacks is public: everything else is seen. */
function anyPayableAfterExchange(g: G, seat: number, cost: number): boolean {
  let found = false
  eachInStacks(g, (building) => {
    found ||= affords(g, seat, costOf(g, cost, building))
  })
  return found
}

/** TAW-COUNT-11: a Building that can be paid, or a God card in hand and a Building in the stacks that could be paid after an exchange. */
export function constructRefusal(g: G, seat: number, cost: number): Refusal {
  if (marketEmpty(g)) return MARKET_EMPTY
  return anyPayable(g, seat, cost) || (handSize(g, seat) > 0 && anyPayableAfterExchange(g, seat, cost)) ? OK : NO_BUILDING
}

const C = locals('seat', 'cost', 'unused', 'exchanged', 'building')

function offerMarket(g: G, verb: number): void {
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (g.s[MARKET + slot] !== EMPTY) offer(g, verb | g.s[MARKET + slot])
}

/** TAW-TASK-BUILD-01 to -07. */
export const construct = procedure('construct', C, [
  ask({
    kind: 'building',
    candidates(g, _f, seat) {
      offerMarket(g, ERECT)
      offerHand(g, seat, EXCHANGE)
      offer(g, DECLINE)
    },
    refuse(g, f, answer, seat) {
      if (answer === DECLINE) return OK
      if (verbOf(answer) === verbOf(ERECT)) return erectRefusal(g, seat, argumentOf(answer), g.s[f + C.cost])
      if (marketEmpty(g)) return MARKET_EMPTY
      return g.s[f + C.exchanged] === 0 ? OK : EXCHANGE_ONCE
    },
    take(g, f, answer, seat) {
      const { s } = g
      if (answer === DECLINE) return
      performed(g, seat) // an exchange is part of the task (TAW-TASK-BUILD-07)
      if (verbOf(answer) === verbOf(ERECT)) {
        s[f + C.building] = argumentOf(answer) + 1
        payCost(g, seat, costOf(g, s[f + C.cost], argumentOf(answer)), 'TAW-TASK-BUILD-01')
        return
      }
      s[f + C.exchanged] = 1
      returnUnseen(g, seat, argumentOf(answer))
      again(g, f)
      call(g, exchange, seat)
    },
    settles(g, f) {
      const { s } = g
      const seat = s[f + C.seat]
      if (anyPayable(g, seat, s[f + C.cost])) return false
      const refusal = s[f + C.exchanged] === 0 ? constructRefusal(g, seat, s[f + C.cost]) : marketEmpty(g) ? MARKET_EMPTY : NO_BUILDING
      return refusal !== OK && !couldBeLifted(g, seat, refusal)
    },
    seenBy: (_g, _f, answer, seat) => (verbOf(answer) === verbOf(EXCHANGE) ? seat : EVERYBODY), // TAW-HIDE-14
  }),
  function erect(g, f) {
    const building = g.s[f + C.building] - 1
    if (building >= 0) gainBuilding(g, g.s[f + C.seat], building)
  },
])

/** TAW-TASK-BUILD-01, -02: face-up into the own area; the slot waits for the end of the turn. */
export function gainBuilding(g: G, seat: number, building: number): void {
  g.s[MARKET + slotOf(g, building)] = EMPTY
  put(g.s, builtBy(seat), building)
  tell(g, 'building', 'TAW-TASK-BUILD-01', seat, 'building', buildingNames[building])
}

const X = locals('seat', 'mask')

function setAside(g: G, f: number, building: number, place: number): void {
  const slot = slotOf(g, building)
  g.s[f + X.mask] |= 1 << slot
  g.s[MARKET + slot] = EMPTY
  g.s[EXCHANGED + place] = building
  tell(g, 'building-exchanged', 'TAW-TASK-BUILD-06', g.s[f + X.seat], 'building', buildingNames[building])
}

/** TAW-TASK-BUILD-06: one or two Buildings, under their stacks in the order they are named. */
const exchange = procedure('exchange', X, [
  ask({
    kind: 'exchange-first',
    candidates: (g) => offerMarket(g, SWAP),
    take: (g, f, answer) => setAside(g, f, argumentOf(answer), 0),
  }),
  ask({
    kind: 'exchange-second',
    candidates(g) {
      offerMarket(g, SWAP)
      offer(g, DONE)
    },
    take(g, f, answer) {
      if (answer !== DONE) setAside(g, f, argumentOf(answer), 1)
    },
    settles: (g) => marketEmpty(g),
  }),
  function shortStacksFirst(g, f) {
    const { s } = g
    if (s[PHASE] !== SETTING_UP) s[f + X.mask] = ALL_SLOTS // in set-up the other slots wait (TAW-SETUP-29)
    for (let kind = 0; kind < 2; kind++) if (stackOfKind(g, kind) < emptySlots(g, s[f + X.mask], kind)) goUnder(g, kind)
    fillMarket(g, s[f + X.mask])
  },
  function putUnder(g) {
    for (let kind = 0; kind < 2; kind++) goUnder(g, kind)
  },
])

function goUnder(g: G, kind: number): void {
  for (let i = 0; i < 2; i++) {
    const building = g.s[EXCHANGED + i]
    if (building === EMPTY || kindOf(building) !== kind) continue
    putBuildingUnder(g, building)
    g.s[EXCHANGED + i] = EMPTY
  }
}

