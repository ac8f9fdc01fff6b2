// The Market of Buildings: two Production and two Passive slots, filled from two stacks.
import { argumentOf, call, EMPTY, has, locals, nextIn, offer, restart, take } from '@tollan/kernel'
import { buildingNames, DRAW_BUILDING } from '../answers.ts'
import { tell } from '../events.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { BUILDING_STACK, BUILDING_UNDER, BUILDING_WORDS, BUILDINGS, MARKET, MARKET_SLOTS, PRODUCTIONS } from '../state.ts'

export const PRODUCTION_KIND = 0
export const PASSIVE_KIND = 1
export const kindOf = (building: number): number => (building < PRODUCTIONS ? PRODUCTION_KIND : PASSIVE_KIND)
/** Slots 0 and 1 hold Production Buildings, 2 and 3 Passive ones. */
export const kindOfSlot = (slot: number): number => slot >> 1
export const ALL_SLOTS = 15

const firstOf = (kind: number): number => (kind === PRODUCTION_KIND ? 0 : PRODUCTIONS)
const endOf = (kind: number): number => (kind === PRODUCTION_KIND ? PRODUCTIONS : BUILDINGS)

/** Buildings of a kind in their face-down pile, without those that went under it. */
function hasPile(g: G, kind: number): boolean {
  const first = nextIn(g.s, BUILDING_STACK, BUILDING_WORDS, firstOf(kind))
  return first >= 0 && first < endOf(kind)
}

export function stackOfKind(g: G, kind: number): number {
  const { s } = g
  let n = 0
  for (let building = firstOf(kind); building < endOf(kind); building++) if (has(s, BUILDING_STACK, building)) n++
  for (let i = 0; i < BUILDINGS && s[BUILDING_UNDER + i] !== EMPTY; i++) if (kindOf(s[BUILDING_UNDER + i]) === kind) n++
  return n
}

/** Every Building of both stacks. */
export function eachInStacks(g: G, found: (building: number) => void): void {
  const { s } = g
  for (let building = 0; building < BUILDINGS; building++) if (has(s, BUILDING_STACK, building)) found(building)
  for (let i = 0; i < BUILDINGS && s[BUILDING_UNDER + i] !== EMPTY; i++) found(s[BUILDING_UNDER + i])
}

/** Everybody saw the Building: it goes under its stack face-down. */
export function putBuildingUnder(g: G, building: number): void {
  const { s } = g
  let i = 0
  while (s[BUILDING_UNDER + i] !== EMPTY) i++
  s[BUILDING_UNDER + i] = building
}

function takeFromUnder(g: G, kind: number): number {
  const { s } = g
  for (let i = 0; i < BUILDINGS && s[BUILDING_UNDER + i] !== EMPTY; i++) {
    const building = s[BUILDING_UNDER + i]
    if (kindOf(building) !== kind) continue
    for (let k = i; k + 1 < BUILDINGS; k++) s[BUILDING_UNDER + k] = s[BUILDING_UNDER + k + 1]
    s[BUILDING_UNDER + BUILDINGS - 1] = EMPTY
    return building
  }
  return EMPTY
}

export function emptySlots(g: G, mask: number, kind: number): number {
  let n = 0
  for (let slot = 0; slot < MARKET_SLOTS; slot++) if (((mask >> slot) & 1) === 1 && kindOfSlot(slot) === kind && g.s[MARKET + slot] === EMPTY) n++
  return n
}

const R = locals('mask', 'slot')

function show(g: G, slot: number, building: number): void {
  g.s[MARKET + slot] = building
  tell(g, 'building-revealed', 'TAW-EOT-09', -1, 'building', buildingNames[building])
}

/** Fills the empty slots of a mask, one after another; a slot whose stack is empty stays empty (TAW-EOT-09). */
const refillMarket = procedure('refill-market', R, [
  chance(
    'draw-building',
    (g, f) => {
      const kind = kindOfSlot(g.s[f + R.slot])
      for (let building = firstOf(kind); building < endOf(kind); building++) if (has(g.s, BUILDING_STACK, building)) offer(g, DRAW_BUILDING | building)
    },
    (g, f, answer) => {
      take(g.s, BUILDING_STACK, argumentOf(answer))
      show(g, g.s[f + R.slot], argumentOf(answer))
    },
    (g, f) => !wants(g, f) || !hasPile(g, kindOfSlot(g.s[f + R.slot])),
  ),
  function next(g, f) {
    const { s } = g
    if (wants(g, f)) {
      const building = takeFromUnder(g, kindOfSlot(s[f + R.slot]))
      if (building !== EMPTY) show(g, s[f + R.slot], building)
    }
    do s[f + R.slot]++
    while (s[f + R.slot] < MARKET_SLOTS && !wants(g, f))
    if (s[f + R.slot] < MARKET_SLOTS) restart(g, f)
  },
])

const wants = (g: G, f: number): boolean => ((g.s[f + R.mask] >> g.s[f + R.slot]) & 1) === 1 && g.s[MARKET + g.s[f + R.slot]] === EMPTY

/** Fills the empty slots of a mask before the next step; the caller changes nothing of the Market in between. */
export function fillMarket(g: G, mask: number): void {
  for (let slot = 0; slot < MARKET_SLOTS; slot++)
    if (((mask >> slot) & 1) === 1 && g.s[MARKET + slot] === EMPTY) {
      call(g, refillMarket, mask, slot)
      return
    }
}
