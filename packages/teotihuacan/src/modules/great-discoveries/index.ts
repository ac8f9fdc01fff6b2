// The stack of great discovery tiles, shared by the modules that use it (EXP-03 to -08).
import { again, argumentOf, countSet, has, locals, nextIn, OK, offer, type Pen, put, type Refusal, refuse, take } from '@tollan/kernel'
import { countTiles, stackOf, turnUp, usedBy } from '../../actions/discoveries.ts'
import { boardNames, discoveryNames, keys, workerNames } from '../../answers.ts'
import { rowsOf } from '../../data-tables.ts'
import { grantBenefits } from '../../effects.ts'
import { explainVerbs } from '../../verb-reasons.ts'
import { tell } from '../../events.ts'
import { ask, procedure } from '../../procedures.ts'
import { OTHERS_WORKER, reasons, SAME_BOARD, TILE_NOT_HELD, TOO_FAR, WORKER_LOCKED } from '../../reasons.ts'
import type { EffectNode } from '../../effect-nodes.ts'
import { gainGood } from '../../goods.ts'
import type { G, Parts, TilePowerUse } from '../../rules.ts'
import {
  ACTION_BOARD, ANNOUNCED, BOARDS, COCOA, DISC_ABSENT, DISC_WORDS, discoveryPool, DOUBLED, MOVED, MOVER, MOVING, PALACE, PHASE, RESOLVING, SECOND, SLOT_OF, space, WORKER_AT, WORKERS,
} from '../../state.ts'
import { distance, isUnlocked, offerOwnWorkers, restRefusal, seatOf } from '../../workers.ts'
import { extendedMaskSetsTable, greatKindsTable, type GreatKind } from './content.ts'

const STEP_BACK = keys.list('step-back', workerNames)
const BACK_TO = keys.list('back-to', boardNames)
const REUSE = keys.list('reuse', discoveryNames)
const STEP_BACK_ACTING = reasons.add('acting-worker-stays', 'GD-05')
const STEP_BACK_BY_TILE = reasons.add('step-back-by-tile', 'GD-05')
const REUSE_BY_TILE = reasons.add('reuse-by-tile', 'GD-07')
const HARVEST_ONLY = reasons.add('tile-before-a-harvest', 'GD-02')
const NOT_REUSABLE = reasons.add('great-tiles-are-not-reused', 'GD-08')

export const GREAT_STACK = space.set('great-discovery-stack', discoveryPool, 1, { visible: 'nobody', module: 'm6' })

/** The kinds that belong to a module, or to none. */
export const greatKindsFor = (parts: Readonly<Parts>, module: string | undefined): readonly GreatKind[] =>
  rowsOf(parts, greatKindsTable).filter((kind) => kind.needs === module)

/** Sets up the stack (EXP-03) and the longer mask scoring (EXP-02). */
export function addGreatDiscoveries(pen: Pen<Parts>): void {
  pen.push('discoveryKinds', ...greatKindsFor(pen.parts, undefined))
  pen.push('sideStacks', { zone: 'great-discovery-stack', at: GREAT_STACK, holds: (kind) => kind.great === true, shown: (effect) => effect.great === true })
  pen.push('counters', { counter: 'great-discovery-pairs', count: (g, seat) => greatTiles(g, seat) >> 1 })
  pen.set('maskSetVp', rowsOf(pen.parts, extendedMaskSetsTable))
  pen.push('unpackers', unpackGreat)
  pen.push('tilePowers', doubleHarvest)
  pen.push('harvestExtras', (g, seat, cell) => {
    if (g.s[DOUBLED] === 1) gainResources(g, seat, g.rules.effects[cell])
  })
  pen.push(
    'effectChecks',
    { procedure: stepBack.name, does: someWorkerMayStepBack },
    { procedure: reuseTiles.name, does: (g, seat) => nextReusable(g, seat, 0) >= 0 },
  )
}

/** Great discovery tiles owned, used or not. */
export const greatTiles = (g: G, seat: number): number => countTiles(g, seat, (kind) => g.rules.tileStack[kind] === GREAT_STACK)

/** GD-02: once in a harvest that has been announced. */
const doubleHarvest: TilePowerUse = {
  op: 'double-harvest',
  refuse: (g, boards) => (g.s[PHASE] === ANNOUNCED && boards.includes(g.s[ACTION_BOARD]) && g.s[DOUBLED] === 0 ? OK : HARVEST_ONLY),
  use(g) {
    g.s[DOUBLED] = 1
  },
}

/** GD-02: the resources of the cell once more; its cocoa, points and steps are not doubled. */
function gainResources(g: G, seat: number, node: EffectNode): void {
  if (node.op === 'all') for (const part of node.of) gainResources(g, seat, g.rules.effects[part])
  else if (node.op === 'gain' && node.what !== COCOA && typeof node.n === 'number') gainGood(g, seat, node.what, node.n, 'GD-02')
}

function unpackGreat(g: G): void {
  for (let tile = 0; tile < g.rules.tileKind.length; tile++) {
    const kind = g.rules.tileKind[tile]
    if (kind < 0 || g.rules.tileStack[kind] !== GREAT_STACK) continue
    take(g.s, DISC_ABSENT, tile)
    put(g.s, GREAT_STACK, tile)
  }
}

explainVerbs({
  'step-back': (g, seat, answer) => orNow(stepBackRefusal(g, seat, argumentOf(answer))),
  'back-to': () => STEP_BACK_BY_TILE,
  reuse: (g, seat, answer) => (has(g.s, usedBy(seat), argumentOf(answer)) && stackOf(g, argumentOf(answer)) === GREAT_STACK ? NOT_REUSABLE : REUSE_BY_TILE),
})
const orNow = (refusal: Refusal): Refusal => (refusal === OK ? STEP_BACK_BY_TILE : refusal)

/** GD-05: not the worker whose action is under way. */
export function stepBackRefusal(g: G, seat: number, worker: number): Refusal {
  const { s } = g
  if (seatOf(worker) !== seat) return OTHERS_WORKER
  if (!isUnlocked(g, worker)) return restRefusal(g, worker, WORKER_LOCKED)
  const acting = worker === s[MOVER] || worker === s[SECOND]
  return acting && [MOVING, MOVED, ANNOUNCED, RESOLVING].includes(s[PHASE]) ? STEP_BACK_ACTING : OK
}

export function someWorkerMayStepBack(g: G, seat: number): boolean {
  for (let w = seat * WORKERS, end = w + WORKERS; w < end; w++) if (stepBackRefusal(g, seat, w) === OK) return true
  return false
}

const B = locals('seat', 'most', 'worker', 'source')
export const stepBackLocals = B

/** What sends a worker back: a great discovery tile, or an altar. */
const STEP_BACK_RULES = ['GD-05', 'M8-10'] as const
export const BY_ALTAR = 1

/** Whether a move counter-clockwise ends on the Palace or goes past it. */
const comesBackToPalace = (g: G, from: number, board: number): boolean =>
  distance(g.s[SLOT_OF + PALACE], g.s[SLOT_OF + from]) <= distance(g.s[SLOT_OF + board], g.s[SLOT_OF + from])

/** One own unlocked worker goes 1 to `most` boards counter-clockwise; no action is taken for it. */
export const stepBack = procedure('step-back', B, [
  ask({
    kind: 'step-back-worker',
    candidates(g, _f, seat) {
      offerOwnWorkers(g, seat, STEP_BACK)
    },
    refuse: (g, _f, answer, seat) => stepBackRefusal(g, seat, argumentOf(answer)),
    take(g, f, answer) {
      g.s[f + B.worker] = argumentOf(answer)
    },
    settles: (g, f) => !someWorkerMayStepBack(g, g.s[f + B.seat]),
  }),
  ask({
    kind: 'step-back-board',
    candidates(g) {
      for (let board = PALACE; board <= BOARDS; board++) offer(g, BACK_TO | board)
    },
    refuse(g, f, answer) {
      const { s } = g
      const from = s[WORKER_AT + s[f + B.worker]]
      if (argumentOf(answer) === from) return SAME_BOARD
      const far = distance(s[SLOT_OF + argumentOf(answer)], s[SLOT_OF + from])
      return far <= s[f + B.most] ? OK : refuse(g, TOO_FAR, s[f + B.most], far)
    },
    take(g, f, answer, seat) {
      const from = g.s[WORKER_AT + g.s[f + B.worker]]
      g.s[WORKER_AT + g.s[f + B.worker]] = argumentOf(answer)
      if (comesBackToPalace(g, from, argumentOf(answer))) grantBenefits(g, seat, g.rules.passBenefits) // TEO-TECH-02
      tell(g, 'step-back', STEP_BACK_RULES[g.s[f + B.source]], seat, 'worker', workerNames[g.s[f + B.worker]], 'board', boardNames[argumentOf(answer)])
    },
    settles: (g, f) => !someWorkerMayStepBack(g, g.s[f + B.seat]),
    anytime: false,
  }),
])

function nextReusable(g: G, seat: number, from: number): number {
  let tile = nextIn(g.s, usedBy(seat), DISC_WORDS, from)
  while (tile >= 0 && stackOf(g, tile) === GREAT_STACK) tile = nextIn(g.s, usedBy(seat), DISC_WORDS, tile + 1)
  return tile
}

const R = locals('seat', 'left')

/** GD-07, -08: used discovery tiles are turned face up again; great ones are not. */
export const reuseTiles = procedure('reuse-tiles', R, [
  ask({
    kind: 'reuse-tile',
    candidates(g, _f, seat) {
      const set = usedBy(seat)
      for (let tile = nextIn(g.s, set, DISC_WORDS, 0); tile >= 0; tile = nextIn(g.s, set, DISC_WORDS, tile + 1)) offer(g, REUSE | tile)
    },
    refuse(g, _f, answer, seat) {
      const tile = argumentOf(answer)
      if (countSet(g.s, usedBy(seat), DISC_WORDS) === 0) return TILE_NOT_HELD
      return stackOf(g, tile) === GREAT_STACK ? NOT_REUSABLE : OK
    },
    take(g, f, answer, seat) {
      turnUp(g, seat, argumentOf(answer), 'GD-07')
      if (--g.s[f + R.left] > 0) again(g, f)
    },
    settles: (g, f) => nextReusable(g, g.s[f + R.seat], 0) < 0,
    anytime: false,
  }),
])

