// Construction: pyramid tiles, one after the other.
import { argumentOf, EMPTY, goTo, leave, locals, OK, offer, packed, type Refusal, refuse } from '@tollan/kernel'
import { BUILD, BUILD_AT, DONE, SAVE, TURNED } from '../answers.ts'
import { pyramidLevels, pyramidSlots, pyramidTiles } from '../content/index.ts'
import { tell } from '../events.ts'
import { pyramidCompleted } from '../flow/calendar.ts'
import { refillPyramid } from '../flow/draws.ts'
import { affords, payCost, score, tellLost } from '../goods.ts'
import { coverByPyramid, pyramidMatch, scoreMatch } from '../icons.ts'
import { ask, procedure } from '../procedures.ts'
import { extraWorkerTiles, mayUseTile, MOST_COUNTED } from './discoveries.ts'
import { BUILD_AT_LEAST_ONE, BUILD_COST, DISCOUNT_USELESS, NO_PYRAMID_TILE, PYRAMID_COMPLETE, SLOT_TAKEN, SLOT_UNSUPPORTED } from '../reasons.ts'
import { type G, type MainAction, packCost } from '../rules.ts'
import { COMPLETE, CONSTRUCTION, COUNTED, DISCOUNT, PYR_DISPLAY, PYR_SLOTS, PYR_TILE, PYR_TURN, STONE, TECHS, TRACK, WOOD } from '../state.ts'

const DISPLAY = 3
const TOP_LEVEL = 4
const slotNumber = new Map(pyramidSlots.map((slot, i) => [slot.id, i]))
const supports: readonly (readonly number[])[] = pyramidSlots.map((slot) => slot.supports.map((id) => slotNumber.get(id) ?? -1))
export const levelOf: readonly number[] = pyramidSlots.map((slot) => slot.level)
export const levelVp: readonly number[] = [0, ...pyramidLevels.map((level) => level.vp)]
const levelCost: readonly number[] = [0, ...pyramidLevels.map((level) => packCost(level.cost))]

const NO_DISCOUNT = 0
const LESS = [0, packed(WOOD, 1), packed(STONE, 1)] as const // by answer of SAVE

/** TEO-MAIN-CONSTR-16: a step at the end of the track is lost. */
export function trackStep(g: G, seat: number, rule: string): void {
  if (g.s[TRACK + seat] >= g.rules.pyramidTrackEnd) return tellLost(g, seat, 'pyramid-step', 1, 'TEO-MAIN-CONSTR-16')
  g.s[TRACK + seat]++
  tell(g, 'pyramid-track', rule, seat, 'position', g.s[TRACK + seat])
}

/** TEO-MAIN-CONSTR-04 to -07: whether a slot is free and carried. */
export function slotRefusal(g: G, slot: number): Refusal {
  if (g.s[PYR_TILE + slot] !== EMPTY) return SLOT_TAKEN
  for (const below of supports[slot]) if (g.s[PYR_TILE + below] === EMPTY) return SLOT_UNSUPPORTED
  return OK
}

const useful = (level: number, save: number): boolean => save === NO_DISCOUNT || (levelCost[level] & (15 * LESS[save])) !== 0

function affordsLevel(g: G, seat: number, level: number): boolean {
  if (affords(g, seat, levelCost[level])) return true
  if (g.s[DISCOUNT] === 0) return false
  return (useful(level, 1) && affords(g, seat, levelCost[level] - LESS[1])) || affords(g, seat, levelCost[level] - LESS[2])
}

export function buildRefusal(g: G, seat: number, slot: number): Refusal {
  const refusal = slotRefusal(g, slot)
  if (refusal !== OK) return refusal
  return affordsLevel(g, seat, levelOf[slot]) ? OK : refuse(g, BUILD_COST, levelCost[levelOf[slot]])
}

function someSlot(g: G, seat: number): Refusal {
  let best: Refusal = PYRAMID_COMPLETE
  let need = 0
  for (let slot = 0; slot < PYR_SLOTS; slot++) {
    const refusal = buildRefusal(g, seat, slot)
    if (refusal === OK) return OK
    if (refusal === BUILD_COST && best !== BUILD_COST) {
      best = refusal
      need = g.need
    }
  }
  return refuse(g, best, need)
}

/** Whether another tile can be paid, or could be with tiles in hand (TEO-DISC-11). */
function mayBuildMore(g: G, seat: number): boolean {
  const refusal = someSlot(g, seat)
  return refusal === OK || (refusal === BUILD_COST && mayUseTile(g, seat))
}

function shown(g: G): number {
  let n = 0
  for (let i = 0; i < DISPLAY; i++) if (g.s[PYR_DISPLAY + i] !== EMPTY) n++
  return n
}

export const constructionLocals = locals('seat', 'placed', 'tile', 'slot', 'turn')
const C = constructionLocals

const construct = procedure('construction', C, [
  ask({
    kind: 'pyramid-tile',
    candidates(g) {
      for (let i = 0; i < DISPLAY; i++) if (g.s[PYR_DISPLAY + i] !== EMPTY) offer(g, BUILD | g.s[PYR_DISPLAY + i])
      offer(g, DONE)
    },
    refuse(g, f, answer, seat) {
      if (answer === DONE) return g.s[f + C.placed] > 0 ? OK : refuse(g, BUILD_AT_LEAST_ONE, 1, 0) // TEO-MAIN-CONSTR-01
      return g.s[f + C.placed] < g.s[COUNTED] ? someSlot(g, seat) : NO_PYRAMID_TILE
    },
    take(g, f, answer) {
      if (answer === DONE) leave(g, f)
      else g.s[f + C.tile] = argumentOf(answer)
    },
  }),
  ask({
    kind: 'pyramid-space',
    candidates(g) {
      for (let slot = 0; slot < PYR_SLOTS; slot++) offer(g, BUILD_AT | slot)
    },
    refuse: (g, _f, answer, seat) => buildRefusal(g, seat, argumentOf(answer)),
    take(g, f, answer) {
      g.s[f + C.slot] = argumentOf(answer)
    },
  }),
  ask({
    kind: 'rotation',
    candidates(g, f) {
      for (let turn = 0; turn < g.rules.differentTurns[g.s[f + C.tile]]; turn++) offer(g, TURNED | turn)
    },
    refuse: (g, f, _answer, seat) => buildRefusal(g, seat, g.s[f + C.slot]),
    take(g, f, answer) {
      g.s[f + C.turn] = argumentOf(answer)
    },
  }),
  // TEO-TECH-16: 1 resource less on one of the tiles
  ask({
    kind: 'discount',
    candidates(g) {
      for (let save = 0; save < LESS.length; save++) offer(g, SAVE | save)
    },
    refuse(g, f, answer, seat) {
      const level = levelOf[g.s[f + C.slot]]
      const save = argumentOf(answer)
      if (!useful(level, save)) return DISCOUNT_USELESS
      const cost = levelCost[level] - LESS[save]
      return affords(g, seat, cost) ? OK : refuse(g, BUILD_COST, cost)
    },
    take(g, f, answer, seat) {
      const save = argumentOf(answer)
      if (save !== NO_DISCOUNT) g.s[DISCOUNT] = 0
      payCost(g, seat, levelCost[levelOf[g.s[f + C.slot]]] - LESS[save], save === NO_DISCOUNT ? levelRule(g, f) : 'TEO-TECH-16')
    },
    settles(g, f) {
      if (g.s[DISCOUNT] > 0) return false
      payCost(g, g.s[f + C.seat], levelCost[levelOf[g.s[f + C.slot]]], levelRule(g, f))
      return true
    },
  }),
  function place(g, f) {
    const { s } = g
    const seat = s[f + C.seat]
    const slot = s[f + C.slot]
    const tile = s[f + C.tile]
    const found = pyramidMatch(g, tile, slot, s[f + C.turn])
    layPyramidTile(g, seat, tile, slot, s[f + C.turn], 'TEO-MAIN-CONSTR-09')
    score(g, seat, levelVp[levelOf[slot]], levelRule(g, f))
    scoreMatch(g, seat, found, 'TEO-MAIN-CONSTR-10')
  },
  function advanceTrack(g, f) {
    const { s } = g
    const seat = s[f + C.seat]
    trackStep(g, seat, 'TEO-MAIN-CONSTR-12')
    s[f + C.placed]++
    if (levelOf[s[f + C.slot]] === TOP_LEVEL) pyramidCompleted(g, seat)
    const mayCountMore = s[COUNTED] < MOST_COUNTED && extraWorkerTiles(g, seat, CONSTRUCTION) > 0
    if ((s[f + C.placed] < s[COUNTED] || mayCountMore) && shown(g) > 0 && mayBuildMore(g, seat)) goTo(g, f, 'pyramid-tile')
  },
])

const LEVEL_RULES = ['', 'TEO-MAIN-CONSTR-04', 'TEO-MAIN-CONSTR-05', 'TEO-MAIN-CONSTR-06', 'TEO-MAIN-CONSTR-07'] as const

const levelRule = (g: G, f: number): string => LEVEL_RULES[levelOf[g.s[f + C.slot]]]

/** Moves a tile from the display to its slot. */
export function layPyramidTile(g: G, seat: number, tile: number, slot: number, turn: number, rule: string): void {
  const { s } = g
  for (let i = 0; i < DISPLAY; i++) if (s[PYR_DISPLAY + i] === tile) s[PYR_DISPLAY + i] = EMPTY
  s[PYR_TILE + slot] = tile
  s[PYR_TURN + slot] = turn
  coverByPyramid(g, tile, slot, turn)
  tell(g, 'pyramid-tile', rule, seat, 'tile', pyramidTiles[tile].id, 'slot', pyramidSlots[slot].id)
}

export const construction: MainAction = {
  legal(g, seat, counted) {
    if (g.s[COMPLETE] === 1) return PYRAMID_COMPLETE
    if (shown(g) === 0 || counted === 0) return NO_PYRAMID_TILE
    return withDiscountAhead(g, seat)
  },
  effect: construct,
  finish: refillPyramid, // TEO-MAIN-CONSTR-03, -13
}

/** Before the action is announced the discount is not yet counted out: look at the technologies instead. */
function withDiscountAhead(g: G, seat: number): Refusal {
  const before = g.s[DISCOUNT]
  if (before === 0 && g.rules.discounts[CONSTRUCTION].some((technology) => (g.s[TECHS + seat] & (1 << technology)) !== 0)) g.s[DISCOUNT] = 1
  const refusal = someSlot(g, seat)
  g.s[DISCOUNT] = before
  return refusal
}
