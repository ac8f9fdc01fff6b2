// Taking a discovery tile: at its cost, and with a moment to use it before anything else follows.
import { argumentOf, call, EMPTY, fork, leave, locals, OK, offer, openQuestion, OWNER, put, type Refusal, refuse, run, take as takeFrom, TOP } from '@tollan/kernel'
import { discoveryNames, DONE } from '../answers.ts'
import { tell } from '../events.ts'
import { drawDiscovery } from '../flow/draws.ts'
import { affords, affordsFreely, payCost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { TILE_COST, TILE_WOULD_BLOCK } from '../reasons.ts'
import type { G } from '../rules.ts'
import { COUNTING, PHASE } from '../state.ts'
import { costOf, heldBy, mayUse, mayUseTile } from './discoveries.ts'
import { canLower, lowerPower, NO_WORKER_TO_LOWER } from './lower-power.ts'

/** TEO-DISC-02, -03: a tile is taken only at its cost. */
export function refuseTile(g: G, seat: number, tile: number): Refusal {
  const cost = costOf(g, tile)
  if (!affords(g, seat, cost)) return refuse(g, TILE_COST, cost)
  if (!canLower(g, seat, g.rules.tileLowers[g.rules.tileKind[tile]])) return NO_WORKER_TO_LOWER
  return affordsFreely(g, seat, cost) ? OK : refuse(g, TILE_WOULD_BLOCK, cost)
}

/** Whether one of the tiles offered can be taken, or could be with tiles in hand: else there is nothing to ask. */
export function someTileToTake(g: G, seat: number, offered: () => void): boolean {
  const before = g.count
  offered()
  const last = g.count
  g.count = before
  for (let i = before; i < last; i++) if (refuseTile(g, seat, argumentOf(g.options[i])) === OK) return true
  return last > before && mayUseTile(g, seat)
}

const K = locals('seat', 'tile', 'from', 'board')

/** Pays for a tile and lays it face up before its owner; `from` is the set it lies in, or minus the slot; `board` is refilled. */
export const takeTile = procedure('take-tile', K, [
  function payItsCost(g, f) {
    const lowers = g.rules.tileLowers[g.rules.tileKind[g.s[f + K.tile]]]
    if (lowers > 0) call(g, lowerPower, g.s[f + K.seat], lowers)
    payCost(g, g.s[f + K.seat], costOf(g, g.s[f + K.tile]), 'TEO-DISC-02')
  },
  function layFaceUp(g, f) {
    const { s } = g
    const tile = s[f + K.tile]
    if (s[f + K.from] > 0) takeFrom(s, s[f + K.from], tile)
    else s[-s[f + K.from]] = EMPTY
    put(s, heldBy(s[f + K.seat]), tile)
    tell(g, 'take-tile', 'TEO-DISC-04', s[f + K.seat], 'tile', discoveryNames[tile])
  },
  function refill(g, f) {
    if (g.s[f + K.board] > 0) call(g, drawDiscovery, g.s[f + K.board]) // TEO-WORSHIP-15
  },
  // TEO-DISC-07: even right after taking it, before anything else follows
  ask({
    kind: 'tile-moment',
    candidates: (g) => offer(g, DONE),
    take: () => {},
    settles(g, f) {
      const seat = g.s[f + K.seat]
      return g.s[OWNER] !== seat || !mayUse(g, seat, g.s[f + K.tile]) || nextMomentIsAsGood(g, f, seat)
    },
  }),
])

/** Whether the seat is asked next and nothing happens until then: the tile can be used there just as well. */
function nextMomentIsAsGood(g: G, f: number, seat: number): boolean {
  const ahead = fork(g)
  leave(ahead, f)
  run(ahead)
  const next = openQuestion(ahead)
  return next !== null && next.seats === null && next.anytime && next.seat(ahead, ahead.s[TOP]) === seat && samePieces(g, ahead) && mayUse(ahead, seat, g.s[f + K.tile])
}

/** Whether two positions differ in nothing but how far the turn is. */
function samePieces({ s, rules }: G, { s: other }: G): boolean {
  for (const { at, length } of rules.zones) {
    if (at === PHASE || at === COUNTING) continue
    for (let i = at; i < at + length; i++) if (s[i] !== other[i]) return false
  }
  return true
}
