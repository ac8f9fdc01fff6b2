// Discovery tiles: using them at any time in one's turn.
import { again, type AnytimeAction, argumentOf, call, has, locals, nextIn, OK, offer, offerSet, OWNER, put, type Refusal, refuse, take as takeFrom } from '@tollan/kernel'
import { ALONG, discoveryNames, POWER_UP, TAKE, USE } from '../answers.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import {
  OTHERS_WORKER, POWER_UP_ACTING, POWER_UP_ACTING_AWAY, POWER_UP_ASCENDING, POWER_UP_LOCKED, SECOND_ELSEWHERE, TILE_EXTRA_ENOUGH, TILE_EXTRA_ONLY, TILE_MASK,
  TILE_MOVING_ONLY, TILE_NO_EFFECT, TILE_NO_SECOND, TILE_NOT_FOR_THIS, TILE_PAYING_ONLY, TILE_UNLIMITED_ONLY, TILE_WOULD_BLOCK, WORKER_LOCKED,
} from '../reasons.ts'
import type { G, P, TilePowerUse } from '../rules.ts'
import {
  ACTION_BOARD, ANNOUNCED, AVENUE, COMMON, COUNTED, COUNTING, DISC_HELD, DISC_STACK, DISC_USED, DISC_WORDS, MOVED, MOVER, MOVING, PHASE, REACH,
  RESOLVING, SECOND, WORKER_AT, WORKER_POWER, WORKERS, WORSHIPPING,
} from '../state.ts'
import { isOpen } from '../verb-reasons.ts'
import { isCommon, isUnlocked, offerOwnWorkers, restRefusal, seatOf } from '../workers.ts'
import { lacksTechnology, leavesTechnology } from './alchemy.ts'
import { powerUp } from './power-up.ts'
import { anyStepPossible, stepRefusal } from './temples.ts'

export const UNLIMITED = 8 // TEO-DISC-24
export const MOST_COUNTED = 3 // TEO-MAIN-06

export const heldBy = (seat: number): number => DISC_HELD + seat * DISC_WORDS
export const usedBy = (seat: number): number => DISC_USED + seat * DISC_WORDS

export const offerTiles = (g: G, set: number): void => offerSet(g, set, DISC_WORDS, TAKE)

export const costOf = (g: G, tile: number): number => g.rules.tileCost[g.rules.tileKind[tile]]

/** Turns a tile face down (TEO-DISC-07, -08). */
export function turnDown(g: G, seat: number, tile: number, rule: string): void {
  takeFrom(g.s, heldBy(seat), tile)
  put(g.s, usedBy(seat), tile)
  tell(g, 'use-tile', rule, seat, 'tile', discoveryNames[tile])
}

/** Turns a used tile face up again. */
export function turnUp(g: G, seat: number, tile: number, rule: string): void {
  takeFrom(g.s, usedBy(seat), tile)
  put(g.s, heldBy(seat), tile)
  tell(g, 'reuse-tile', rule, seat, 'tile', discoveryNames[tile])
}

/** The first held tile of an effect kind, or -1. */
export function heldWithPower(g: P, seat: number, op: string): number {
  const set = heldBy(seat)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1))
    if (effectOp(g, tile) === op) return tile
  return -1
}

export const effectOp = (g: P, tile: number): string => g.rules.effects[g.rules.tileEffect[g.rules.tileKind[tile]]].op

/** Held tiles that may add a worker in the Main Action of a board (TEO-DISC-26, -27). */
export function extraWorkerTiles(g: G, seat: number, board: number): number {
  const set = heldBy(seat)
  let n = 0
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) {
    const node = g.rules.effects[g.rules.tileEffect[g.rules.tileKind[tile]]]
    if (node.op === 'extra-worker' && node.of.includes(board)) n++
  }
  return n
}

const powerOf = (g: G, op: string): TilePowerUse | undefined => g.rules.parts.tilePowers.find((power) => power.op === op)

/** Whether a held tile could change the Main Action that has been announced. */
export function mayChangeAction(g: G, seat: number): boolean {
  const set = heldBy(seat)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) {
    const op = effectOp(g, tile)
    if ((op === 'extra-worker' || powerOf(g, op) !== undefined) && useRefusal(g, seat, tile) === OK) return true
  }
  return false
}

/** Whether a seat holds a tile and may use it now. */
export const mayUse = (g: G, seat: number, tile: number): boolean => has(g.s, heldBy(seat), tile) && useRefusal(g, seat, tile) === OK

/** Tiles that bring no goods, whatever they lead to. */
const bringsNoGoods: readonly string[] = ['vp', 'double-move', 'unlimited-move', 'extra-worker']

/** TEO-DISC-11: whether the owner of the turn holds a tile to use now that may bring the goods a price asks for. No step is left out for its price while this holds. */
export function mayUseTile(g: G, seat: number): boolean {
  if (g.s[OWNER] !== seat) return false
  const set = heldBy(seat)
  for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1))
    if (!bringsNoGoods.includes(effectOp(g, tile)) && powerOf(g, effectOp(g, tile)) === undefined && useRefusal(g, seat, tile) === OK) return true
  return false
}

/** Whether the power-up tile may raise a worker now. */
export function tilePowerUpRefusal(g: G, seat: number, worker: number): Refusal {
  const { s } = g
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  if (!isUnlocked(g, worker)) return restRefusal(g, worker, POWER_UP_LOCKED)
  if (s[WORKER_POWER + worker] > 5) return POWER_UP_ASCENDING
  if (worker !== s[MOVER] && worker !== s[SECOND]) return OK
  const phase = s[PHASE]
  if (phase === ANNOUNCED || phase === RESOLVING) return POWER_UP_ACTING // TEO-DISC-12
  if (s[WORKER_POWER + worker] < 5) return OK
  // the workers of a double move must start together, and the mover must stay where it acts (TEO-DISC-21, TEO-TURN-04)
  if (phase === MOVING) return s[SECOND] >= 0 ? POWER_UP_ACTING_AWAY : OK
  return (phase === MOVED || phase === WORSHIPPING) && worker === s[MOVER] ? POWER_UP_ACTING_AWAY : OK
}

function someWorkerFor(g: G, seat: number, refusal: (g: G, seat: number, worker: number) => Refusal): boolean {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (refusal(g, seat, w) === OK) return true
  return false
}

/** Whether the unlimited-move tile may carry a worker. */
function unlimitedRefusal(g: G, worker: number): Refusal {
  for (const more of g.rules.parts.unlimitedRefusals) if (more(g, worker) !== OK) return more(g, worker)
  return OK
}

/** TEO-DISC-21: a second own unlocked worker from the same board. */
function secondWorkerRefusal(g: G, seat: number, worker: number): Refusal {
  const { s } = g
  if (seatOf(worker) !== seat && !isCommon(g, worker)) return OTHERS_WORKER
  if (!isUnlocked(g, worker)) return restRefusal(g, worker, WORKER_LOCKED)
  if (s[REACH] === UNLIMITED && unlimitedRefusal(g, worker) !== OK) return unlimitedRefusal(g, worker)
  return worker !== s[MOVER] && s[WORKER_AT + worker] === s[WORKER_AT + s[MOVER]] ? OK : SECOND_ELSEWHERE
}

function someSecondWorker(g: G, seat: number): boolean {
  for (let w = COMMON, end = COMMON + g.rules.parts.commonWorkers; w < end; w++) if (secondWorkerRefusal(g, seat, w) === OK) return true
  return someWorkerFor(g, seat, secondWorkerRefusal)
}

/** TEO-DISC-28, -32: an ignore-cocoa tile waives fees of actions, worship and salaries, when they are due. */
export const notIgnoring = (g: G): Refusal => (isOpen(g, ...g.rules.parts.otherPrices) ? TILE_NOT_FOR_THIS : TILE_PAYING_ONLY)

function useRefusal(g: G, seat: number, tile: number): Refusal {
  const { s, rules } = g
  const node = rules.effects[rules.tileEffect[rules.tileKind[tile]]]
  const phase = s[PHASE]
  switch (node.op) {
    case 'mask':
      return TILE_MASK
    case 'temple':
      return (node.what < 3 ? stepRefusal(g, seat, node.what) === OK : anyStepPossible(g, seat)) ? OK : TILE_NO_EFFECT
    case 'avenue':
      return s[AVENUE + seat] < 9 ? OK : TILE_NO_EFFECT
    case 'power-up':
      return someWorkerFor(g, seat, tilePowerUpRefusal) ? OK : TILE_NO_EFFECT
    case 'double-move':
      if (phase !== MOVING || s[SECOND] >= 0 || s[WORKER_POWER + s[MOVER]] > 5) return TILE_MOVING_ONLY
      return someSecondWorker(g, seat) ? OK : TILE_NO_SECOND
    case 'unlimited-move': {
      if (phase !== MOVING || s[REACH] === UNLIMITED) return TILE_UNLIMITED_ONLY
      const refusal = unlimitedRefusal(g, s[MOVER])
      return refusal === OK && s[SECOND] >= 0 ? unlimitedRefusal(g, s[SECOND]) : refusal
    }
    case 'extra-worker':
      if (s[COUNTING] === 0 || !node.of.includes(s[ACTION_BOARD])) return TILE_EXTRA_ONLY
      return s[COUNTED] < MOST_COUNTED ? OK : refuse(g, TILE_EXTRA_ENOUGH, MOST_COUNTED, s[COUNTED])
    case 'ignore-cocoa':
      return notIgnoring(g)
    case 'temples':
      return anyStepPossible(g, seat) ? OK : TILE_NO_EFFECT
    case 'technology':
      if (!lacksTechnology(g, seat)) return TILE_NO_EFFECT
      return leavesTechnology(g, seat) ? OK : TILE_WOULD_BLOCK
    case 'procedure': {
      const check = rules.parts.effectChecks.find((known) => known.procedure === node.procedure?.name)
      return check === undefined || check.does(g, seat) ? OK : TILE_NO_EFFECT
    }
    default:
      return powerOf(g, node.op)?.refuse(g, node.of) ?? OK
  }
}

const W = locals('seat', 'left')

/** TEO-DISC-20: power-ups on own unlocked workers anywhere on the ring. */
export const powerUpAnywhere = procedure('power-up-anywhere', W, [
  ask({
    kind: 'power-up-anywhere',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, POWER_UP)
    },
    refuse: (g, _f, answer, seat) => tilePowerUpRefusal(g, seat, argumentOf(answer)),
    take(g, f, answer, seat) {
      if (--g.s[f + W.left] > 0) again(g, f)
      call(g, powerUp, seat, argumentOf(answer))
    },
    settles: (g, f) => !someWorkerFor(g, g.s[f + W.seat], tilePowerUpRefusal),
  }),
])

const D = locals('seat')

const moveAlong = procedure('double-move', D, [
  ask({
    kind: 'second-worker',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, ALONG)
      for (let w = COMMON, end = COMMON + g.rules.parts.commonWorkers; w < end; w++) offer(g, ALONG | w)
    },
    refuse: (g, _f, answer, seat) => secondWorkerRefusal(g, seat, argumentOf(answer)),
    take(g, _f, answer) {
      g.s[SECOND] = argumentOf(answer)
    },
    anytime: false, // the tile is being used: nothing fits between turning it and naming the worker
  }),
])

/** TEO-DISC-07, -11: any other tile, once, at any time in its owner's turns. */
export const useTile: AnytimeAction<G> = {
  id: 'use-tile',
  verb: USE,
  candidates: (g, seat) => offerSet(g, heldBy(seat), DISC_WORDS, USE),
  refuse(g, seat, answer) {
    const tile = argumentOf(answer)
    return has(g.s, heldBy(seat), tile) ? useRefusal(g, seat, tile) : TILE_NO_EFFECT
  },
  take(g, seat, answer) {
    const { s, rules } = g
    const tile = argumentOf(answer)
    const effect = rules.tileEffect[rules.tileKind[tile]]
    turnDown(g, seat, tile, 'TEO-DISC-07')
    switch (rules.effects[effect].op) {
      case 'double-move':
        call(g, moveAlong, seat)
        break
      case 'unlimited-move':
        s[REACH] = UNLIMITED
        break
      case 'extra-worker':
        s[COUNTED]++
        tell(g, 'counted', 'TEO-DISC-26', seat, 'n', s[COUNTED])
        break
      default: {
        const power = powerOf(g, rules.effects[effect].op)
        if (power === undefined) call(g, resolve, seat, effect)
        else power.use(g)
      }
    }
  },
}

/** Tiles owned that are not masks, used or not (TEO-BONUS-06). */
export function nonMaskTiles(g: G, seat: number): number {
  return countTiles(g, seat, (kind) => !g.rules.isMask[kind] && g.rules.tileStack[kind] === DISC_STACK)
}

/** Tiles of these kinds that a seat owns, used or not. */
export function countTiles(g: G, seat: number, counts: (kind: number) => boolean): number {
  let n = 0
  for (const set of [heldBy(seat), usedBy(seat)])
    for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) if (counts(g.rules.tileKind[tile])) n++
  return n
}

/** The stack a tile belongs to. */
export const stackOf = (g: G, tile: number): number => g.rules.tileStack[g.rules.tileKind[tile]]
