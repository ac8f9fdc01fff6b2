// Worship: a worker is locked on a worship space for its effect, the board's discovery tile, or both.
import { argumentOf, call, EMPTY, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { BENEFIT, DECLINE, FEE, FIRST_OF, spaceNames, TAKE } from '../answers.ts'
import { grantBenefits, resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { affords, affordsCocoa, affordsThen, payable, payCocoa, tellLost } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { BOTH_COCOA, BUMP_COCOA, CHOOSE_TILE_AT_WORSHIP, NO_TILE_THERE, OWN_WORKER_THERE, ROYAL_EFFECT_REQUIRED, TILE_COST, TILE_NOT_FIRST } from '../reasons.ts'
import type { G } from '../rules.ts'
import { COCOA, DISC_BOARD, FIRST_SPACE, FIRST_TEMPLE_SPACE, MOVER, PALACE, PHASE, ROYAL_AT, SPACE_BOARD, WORKER_AT, WORKER_POWER, WORSHIPPING } from '../state.ts'
import { seatOf, workerOnSpace } from '../workers.ts'
import { costOf, heldWithPower, mayUseTile, turnDown } from './discoveries.ts'
import { refuseTile, someTileToTake, takeTile } from './take-tile.ts'
import { offerIgnoring } from './ignore-cocoa.ts'

export const BUMP_PRICE = 1
export const BOTH_PRICE = 1

const EFFECT = 0
const TILE = 1
const BOTH = 2

/** TEO-WORSHIP-03 to -05. */
export function worshipRefusal(g: G, seat: number, space: number): Refusal {
  const there = workerOnSpace(g, space)
  if (there < 0) return OK
  if (seatOf(there) === seat) return OWN_WORKER_THERE
  return entryPayable(g, seat, BUMP_PRICE) ? OK : refuse(g, BUMP_COCOA, BUMP_PRICE, payable(g, seat, COCOA))
}

const entryPayable = (g: G, seat: number, price: number): boolean =>
  affordsCocoa(g, seat, price) || heldWithPower(g, seat, 'ignore-cocoa') >= 0

const bumpPrice = (g: G, space: number): number => (workerOnSpace(g, space) < 0 ? 0 : BUMP_PRICE)

/** What is refused of effect, tile and both (TEO-WORSHIP-08, -09). */
function benefitRefusal(g: G, seat: number, space: number, benefit: number): Refusal {
  const bump = bumpPrice(g, space)
  if (!entryPayable(g, seat, bump)) return refuse(g, BUMP_COCOA, bump, payable(g, seat, COCOA))
  if (benefit === EFFECT) return OK
  const board = SPACE_BOARD[space]
  const tile = g.s[DISC_BOARD + board]
  if (benefit === TILE && board === PALACE) return ROYAL_EFFECT_REQUIRED
  if (tile === EMPTY) return NO_TILE_THERE
  if (benefit === BOTH) return entryPayable(g, seat, bump + BOTH_PRICE) ? OK : refuse(g, BOTH_COCOA, bump + BOTH_PRICE, payable(g, seat, COCOA))
  return tilePayableAfter(g, seat, tile, bump) ? OK : refuse(g, TILE_COST, costOf(g, tile))
}

/** Why the tile of the board cannot be had while a worship is decided: it has to be chosen, and to be payable. */
export function worshipTileRefusal(g: G, seat: number, f: number): Refusal {
  const space = g.s[f + W.space]
  const alone = benefitRefusal(g, seat, space, TILE)
  const { need, have } = g
  if (alone === OK || benefitRefusal(g, seat, space, BOTH) === OK) return refuse(g, CHOOSE_TILE_AT_WORSHIP)
  return alone === ROYAL_EFFECT_REQUIRED ? benefitRefusal(g, seat, space, BOTH) : refuse(g, alone, need, have)
}

/** Whether a tile can be paid once the entry price has been (or has been waived). */
function tilePayableAfter(g: G, seat: number, tile: number, price: number): boolean {
  if (heldWithPower(g, seat, 'ignore-cocoa') >= 0 && affords(g, seat, costOf(g, tile))) return true
  return affordsThen(g, seat, price, () => affords(g, seat, costOf(g, tile)))
}

/** TEO-WORSHIP-11: a tile that nothing in hand can pay is not named first; the effect may still finance it. */
function tileFirstRefusal(g: G, seat: number, tile: number): Refusal {
  const refusal = refuseTile(g, seat, tile)
  if (refusal === OK || mayUseTile(g, seat)) return OK
  return refusal === TILE_COST ? refuse(g, TILE_NOT_FIRST, costOf(g, tile)) : refusal
}

const W = locals('seat', 'space', 'benefit', 'price', 'power', 'first')

/** Why the price of a worship, and then the tile it is for, cannot be paid. */
function entryRefusal(g: G, f: number, seat: number): Refusal {
  const price = g.s[f + W.price]
  if (!affordsCocoa(g, seat, price)) return refuse(g, g.s[f + W.benefit] === BOTH ? BOTH_COCOA : BUMP_COCOA, price, payable(g, seat, COCOA))
  if (g.s[f + W.benefit] !== TILE) return OK
  const cost = costOf(g, g.s[DISC_BOARD + SPACE_BOARD[g.s[f + W.space]]])
  return affordsThen(g, seat, price, () => affords(g, seat, cost)) ? OK : refuse(g, TILE_COST, cost) // TEO-WORSHIP-08
}
/** For steps that modules insert. */
export const worshipLocals = W

export const worship = procedure('worship', W, [
  function begin(g) {
    g.s[PHASE] = WORSHIPPING
  },
  ask({
    kind: 'worship-benefit',
    candidates(g) {
      for (let benefit = EFFECT; benefit <= BOTH; benefit++) offer(g, BENEFIT | benefit)
    },
    refuse: (g, f, answer, seat) => benefitRefusal(g, seat, g.s[f + W.space], argumentOf(answer)),
    take(g, f, answer) {
      const { s } = g
      const benefit = argumentOf(answer)
      s[f + W.benefit] = benefit
      s[f + W.price] = bumpPrice(g, s[f + W.space]) + (benefit === BOTH ? BOTH_PRICE : 0)
    },
  }),
  // TEO-DISC-30: one tile waives the bump and the extra cocoa together
  ask({
    kind: 'worship-price',
    candidates(g, _f, seat) {
      offer(g, FEE)
      offerIgnoring(g, seat)
    },
    refuse: (g, f, answer, seat) => (answer === FEE ? entryRefusal(g, f, seat) : OK),
    take(g, f, answer, seat) {
      if (answer === FEE) payCocoa(g, seat, g.s[f + W.price], priceRule(g, f))
      else turnDown(g, seat, argumentOf(answer), 'TEO-DISC-30')
    },
    settles(g, f) {
      const seat = g.s[f + W.seat]
      if (g.s[f + W.price] > 0 && heldWithPower(g, seat, 'ignore-cocoa') >= 0) return false
      if (g.weighing && entryRefusal(g, f, seat) !== OK) return false // nothing paid in between may take the price away
      payCocoa(g, seat, g.s[f + W.price], priceRule(g, f))
      return true
    },
  }),
  function bumpAndLock(g, f) {
    const { s } = g
    const space = s[f + W.space]
    const there = workerOnSpace(g, space)
    const mover = s[MOVER]
    s[f + W.power] = s[WORKER_POWER + mover]
    if (there >= 0) {
      tell(g, 'bumped', 'TEO-WORSHIP-04', seatOf(there), 'space', spaceNames[space])
      g.rules.ways[seatOf(there)].bumped(g, there, space)
    }
    s[WORKER_AT + mover] = FIRST_SPACE + space // TEO-WORSHIP-07
    tell(g, 'worship', 'TEO-WORSHIP-07', s[f + W.seat], 'space', spaceNames[space])
    if (space < FIRST_TEMPLE_SPACE) grantBenefits(g, s[f + W.seat], g.rules.royalBenefits)
  },
  ask({
    kind: 'worship-order',
    candidates(g) {
      offer(g, FIRST_OF | EFFECT)
      offer(g, FIRST_OF | TILE)
    },
    refuse: (g, f, answer, seat) => (answer === (FIRST_OF | TILE) ? tileFirstRefusal(g, seat, g.s[DISC_BOARD + SPACE_BOARD[g.s[f + W.space]]]) : OK),
    take(g, f, answer) {
      g.s[f + W.first] = argumentOf(answer)
    },
    settles(g, f) {
      g.s[f + W.first] = g.s[f + W.benefit]
      return g.s[f + W.benefit] !== BOTH
    },
  }),
  function firstBenefit(g, f) {
    resolveBenefit(g, f, g.s[f + W.first])
  },
  function secondBenefit(g, f) {
    if (g.s[f + W.benefit] === BOTH) resolveBenefit(g, f, g.s[f + W.first] === EFFECT ? TILE : EFFECT) // TEO-WORSHIP-11
  },
])

function resolveBenefit(g: G, f: number, benefit: number): void {
  const { s } = g
  if (benefit === EFFECT) worshipEffect(g, f)
  else call(g, worshipTile, s[f + W.seat], SPACE_BOARD[s[f + W.space]], s[f + W.benefit])
}

const priceRule = (g: G, f: number): string => (g.s[f + W.benefit] === BOTH ? 'TEO-WORSHIP-10' : 'TEO-WORSHIP-04')

/** TEO-WORSHIP-13, -14: a temple step, or the royal tile under the worker. */
function worshipEffect(g: G, f: number): void {
  const { s, rules } = g
  const space = s[f + W.space]
  const effect = space < FIRST_TEMPLE_SPACE ? rules.royalEffect[s[ROYAL_AT + space]] : rules.worshipEffect[SPACE_BOARD[space]]
  let bonus = 0
  if (space < FIRST_TEMPLE_SPACE) for (const more of rules.parts.royalBonuses) bonus += more(g, s[f + W.seat], space)
  call(g, resolve, s[f + W.seat], effect, s[f + W.power], bonus)
}

const T = locals('seat', 'board', 'benefit', 'taken')

/** The discovery tile of the board at its cost; with both benefits it may be left (TEO-WORSHIP-12). */
export const worshipTile = procedure('worship-tile', T, [
  ask({
    kind: 'worship-tile',
    candidates(g, f) {
      offer(g, TAKE | g.s[DISC_BOARD + g.s[f + T.board]])
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) => (answer === DECLINE ? OK : refuseTile(g, seat, argumentOf(answer))),
    take(g, f, answer) {
      g.s[f + T.taken] = answer === DECLINE ? 0 : 1
    },
    settles(g, f) {
      const { s } = g
      const tile = s[DISC_BOARD + s[f + T.board]]
      s[f + T.taken] = refuseTile(g, s[f + T.seat], tile) === OK ? 1 : 0
      if (s[f + T.benefit] === TILE) return true
      if (someTileToTake(g, s[f + T.seat], () => offer(g, TAKE | tile))) return false
      tellLost(g, s[f + T.seat], 'tile', 1, 'TEO-WORSHIP-12')
      return true
    },
  }),
  function takeIt(g, f) {
    const { s } = g
    const slot = DISC_BOARD + s[f + T.board]
    if (s[f + T.taken] === 1) call(g, takeTile, s[f + T.seat], s[slot], -slot, s[f + T.board])
  },
])
