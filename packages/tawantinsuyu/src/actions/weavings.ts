// The Weaving stack: buying, free Weavings, what others may take of the rest.
import { again, argumentOf, call, EMPTY, EVERYBODY, locals, OK, offer, offerSet, packed, type Refusal, refuse, restart, reveal, take, theAnswerer, theDrawer, verbOf } from '@tollan/kernel'
import { BUY, DECLINE, DONE, DRAW_WEAVING, nthOf, PUT_UNDER, three, WEAVING_FROM, weavingNames } from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { numbers } from '../content/index.ts'
import { tell, whisper } from '../events.ts'
import { affords, owned, payCost } from '../goods.ts'
import { ask, chance, procedure } from '../procedures.ts'
import { LEFTOVER_CORN, NO_TILE_BELOW, WEAVING_CORN } from '../reasons.ts'
import type { G } from '../rules.ts'
import { pileSize, putUnder, stackSize, takeFromUnder, weavingStack } from '../stacks.ts'
import {
  CORN, DRAWN_ROOM, WEAVING_DRAWN, WEAVING_LOOK, WEAVING_STACK, WEAVING_TOP, WEAVING_WORDS,
} from '../state.ts'
import { mayStir } from '../stirring.ts'
import { layWeavings, takeForLaying } from './tapestries.ts'

/** Tiles left, the face-up one included. */
export const weavingsLeft = (g: G): number => stackSize(g, weavingStack) + (g.s[WEAVING_TOP] === EMPTY ? 0 : 1)

function show(g: G, tile: number): void {
  g.s[WEAVING_TOP] = tile
  tell(g, 'weaving-revealed', 'TAW-TASK-WEAVE-06', -1, 'weaving', weavingNames[tile])
}

/** TAW-TASK-WEAVE-06, -09: the top tile of the stack lies face-up. */
export const turnTopUp = procedure('turn-top-weaving', locals(), [
  chance(
    'draw-weaving',
    (g) => offerSet(g, WEAVING_STACK, WEAVING_WORDS, DRAW_WEAVING),
    (g, _f, answer) => {
      take(g.s, WEAVING_STACK, argumentOf(answer))
      show(g, argumentOf(answer))
    },
    (g) => g.s[WEAVING_TOP] !== EMPTY || pileSize(g, weavingStack) === 0,
  ),
  function fromUnder(g) {
    if (g.s[WEAVING_TOP] === EMPTY && stackSize(g, weavingStack) > 0) show(g, takeFromUnder(g, weavingStack))
  },
])

const F = locals('seat', 'left', 'below')

/** TAW-TASK-WEAVE-07 to -09: a free Weaving, the face-up tile or the one below it, unseen (TAW-HIDE-10). */
export const freeWeavings = procedure('free-weavings', F, [
  ask({
    kind: 'free-weaving',
    candidates(g) {
      offer(g, WEAVING_FROM | 0)
      offer(g, WEAVING_FROM | 1)
    },
    refuse: (g, _f, answer) => (argumentOf(answer) === 0 || stackSize(g, weavingStack) > 0 ? OK : NO_TILE_BELOW),
    take(g, f, answer) {
      if (argumentOf(answer) === 1) g.s[f + F.below] = 1
      else takeTop(g, f)
    },
    settles(g, f) {
      const { s } = g
      if (s[f + F.left] === 0 || s[WEAVING_TOP] === EMPTY) {
        s[f + F.left] = 0
        return true
      }
      if (stackSize(g, weavingStack) > 0) return false
      takeTop(g, f)
      return true
    },
  }),
  chance(
    'draw-weaving',
    (g) => offerSet(g, WEAVING_STACK, WEAVING_WORDS, DRAW_WEAVING),
    (g, f, answer) => {
      take(g.s, WEAVING_STACK, argumentOf(answer))
      gain(g, f, argumentOf(answer))
    },
    (g, f) => g.s[f + F.below] === 0 || pileSize(g, weavingStack) === 0,
  ),
  function lay(g, f) {
    const { s } = g
    if (s[f + F.left] === 0) return
    if (s[f + F.below] === 1) gain(g, f, takeFromUnder(g, weavingStack))
    call(g, turnTopUp)
    call(g, layWeavings, s[f + F.seat]) // first: a gained tile is laid at once
  },
  function next(g, f) {
    if (g.s[f + F.left] > 0 && --g.s[f + F.left] > 0) restart(g, f)
  },
])

function gain(g: G, f: number, tile: number): void {
  g.s[f + F.below] = 0
  takeForLaying(g, tile)
  tell(g, 'weaving-gained', 'TAW-TASK-WEAVE-07', g.s[f + F.seat], 'weaving', weavingNames[tile])
}

function takeTop(g: G, f: number): void {
  const tile = g.s[WEAVING_TOP]
  g.s[WEAVING_TOP] = EMPTY
  gain(g, f, tile)
}

export const cornFor = (n: number): number => packed(CORN, numbers.cornFor[n] ?? 0)
const leftoverCost = packed(CORN, numbers.cornForOthers)

export function drawnCount(g: G): number {
  let n = 0
  for (let i = 0; i < DRAWN_ROOM; i++) if (g.s[WEAVING_DRAWN + i] !== EMPTY) n++
  return n
}

function buyRefusal(g: G, seat: number, argument: number): Refusal {
  const n = nthOf(argument, 2) >= 0 ? 3 : nthOf(argument, 1) >= 0 ? 2 : 1
  return affords(g, seat, cornFor(n)) ? OK : refuse(g, WEAVING_CORN, numbers.cornFor[n] ?? 0, owned(g, seat, CORN))
}

/** Offers every choice of the drawn tiles, in the order they were drawn. */
function offerSubsets(g: G, most: number): void {
  const { s } = g
  for (let i = 0; i < DRAWN_ROOM; i++) {
    if (s[WEAVING_DRAWN + i] === EMPTY) continue
    offer(g, BUY | three(s[WEAVING_DRAWN + i]))
    for (let j = i + 1; j < DRAWN_ROOM && most > 1; j++) {
      if (s[WEAVING_DRAWN + j] === EMPTY) continue
      offer(g, BUY | three(s[WEAVING_DRAWN + i], s[WEAVING_DRAWN + j]))
      for (let k = j + 1; k < DRAWN_ROOM && most > 2; k++)
        if (s[WEAVING_DRAWN + k] !== EMPTY) offer(g, BUY | three(s[WEAVING_DRAWN + i], s[WEAVING_DRAWN + j], s[WEAVING_DRAWN + k]))
    }
  }
}

function takeDrawn(g: G, seat: number, argument: number): void {
  for (let n = 0; n < 3; n++) {
    const tile = nthOf(argument, n)
    if (tile < 0) continue
    for (let i = 0; i < DRAWN_ROOM; i++) if (g.s[WEAVING_DRAWN + i] === tile) g.s[WEAVING_DRAWN + i] = EMPTY
    takeForLaying(g, tile)
    tell(g, 'weaving-bought', 'TAW-TASK-WEAVE-02', seat, 'weaving', weavingNames[tile])
  }
}

const D = locals('seat', 'n')

/** TAW-TASK-WEAVE-01: draws tiles in the open, the face-up one first. */
export const drawWeavings = procedure('draw-weavings', D, [
  function faceUpFirst(g, f) {
    if (g.s[WEAVING_TOP] === EMPTY) return
    g.s[WEAVING_DRAWN + drawnCount(g)] = g.s[WEAVING_TOP]
    g.s[WEAVING_TOP] = EMPTY
    g.s[f + D.n]--
  },
  chance(
    'draw-weaving',
    (g) => offerSet(g, WEAVING_STACK, WEAVING_WORDS, DRAW_WEAVING),
    (g, f, answer) => {
      take(g.s, WEAVING_STACK, argumentOf(answer))
      lay(g, f, argumentOf(answer))
      again(g, f)
    },
    (g, f) => g.s[f + D.n] <= 0 || pileSize(g, weavingStack) === 0,
  ),
  function fromUnder(g, f) {
    while (g.s[f + D.n] > 0 && stackSize(g, weavingStack) > 0) lay(g, f, takeFromUnder(g, weavingStack))
  },
])

function lay(g: G, f: number, tile: number): void {
  g.s[f + D.n]--
  g.s[WEAVING_DRAWN + drawnCount(g)] = tile
  tell(g, 'weaving-drawn', 'TAW-TASK-WEAVE-01', g.s[f + D.seat], 'weaving', weavingNames[tile])
}

const Z = locals('seat', 'n', 'under')

/** TAW-BLD-Z08, TAW-HIDE-09: five tiles seen by the owner only, two go under the stack, the rest is opened. */
const lookAndChoose = procedure('look-at-weavings', Z, [
  function faceUpFirst(g, f) {
    const { s } = g
    s[f + Z.under] = Math.max(0, Math.min(numbers.drawnWithZ08, weavingsLeft(g)) - numbers.drawn)
    if (s[WEAVING_TOP] === EMPTY) return
    see(g, f, s[WEAVING_TOP])
    s[WEAVING_TOP] = EMPTY
  },
  chance(
    'draw-weaving',
    (g) => offerSet(g, WEAVING_STACK, WEAVING_WORDS, DRAW_WEAVING),
    (g, f, answer) => {
      take(g.s, WEAVING_STACK, argumentOf(answer))
      see(g, f, argumentOf(answer))
      again(g, f)
    },
    (g, f) => g.s[f + Z.n] >= numbers.drawnWithZ08 || pileSize(g, weavingStack) === 0,
    theDrawer, // TAW-HIDE-09
  ),
  function fromUnder(g, f) {
    while (g.s[f + Z.n] < numbers.drawnWithZ08 && stackSize(g, weavingStack) > 0) see(g, f, takeFromUnder(g, weavingStack))
  },
  ask({
    kind: 'weaving-under',
    candidates(g, _f, seat) {
      for (let i = 0; i < DRAWN_ROOM; i++) if (looked(g, seat, i) !== EMPTY) offer(g, PUT_UNDER | looked(g, seat, i))
    },
    take(g, f, answer, seat) {
      stopLooking(g, seat, argumentOf(answer))
      putUnder(g, weavingStack, argumentOf(answer), seat)
      tell(g, 'weaving-put-under', 'TAW-BLD-Z08', seat)
      g.s[f + Z.under]--
      again(g, f)
    },
    settles: (g, f) => g.s[f + Z.under] <= 0,
    seenBy: theAnswerer,
  }),
  function open(g, f) {
    const { s } = g
    const seat = s[f + Z.seat]
    for (let i = 0; i < DRAWN_ROOM; i++) {
      const tile = looked(g, seat, i)
      if (tile === EMPTY) continue
      s[WEAVING_LOOK + seat * DRAWN_ROOM + i] = EMPTY
      s[WEAVING_DRAWN + drawnCount(g)] = tile
      reveal(g)
      tell(g, 'weaving-drawn', 'TAW-HIDE-09', seat, 'weaving', weavingNames[tile])
    }
  },
])

const looked = (g: G, seat: number, i: number): number => g.s[WEAVING_LOOK + seat * DRAWN_ROOM + i]

/** The others close up: a gap would tell which of the tiles went under. */
function stopLooking(g: G, seat: number, tile: number): void {
  const first = WEAVING_LOOK + seat * DRAWN_ROOM
  const last = first + DRAWN_ROOM - 1
  for (let at = g.s.indexOf(tile, first); at < last; at++) g.s[at] = g.s[at + 1]
  g.s[last] = EMPTY
}

function see(g: G, f: number, tile: number): void {
  const seat = g.s[f + Z.seat]
  g.s[WEAVING_LOOK + seat * DRAWN_ROOM + g.s[f + Z.n]++] = tile
  whisper(g, 'weaving-seen', 'TAW-BLD-Z08', seat, 'weaving', weavingNames[tile])
}

const B = locals('seat', 'turn')

/** TAW-TASK-WEAVE-01 to -06. */
export const buyWeavings = procedure('buy-weavings', B, [
  function draw(g, f) {
    const seat = g.s[f + B.seat]
    if (ownsPassive(g, seat, 8)) call(g, lookAndChoose, seat)
    else call(g, drawWeavings, seat, numbers.drawn)
  },
  ask({
    kind: 'buy-weavings',
    candidates(g) {
      offerSubsets(g, 3)
      offer(g, DONE)
    },
    refuse: (g, _f, answer, seat) => (answer === DONE ? OK : buyRefusal(g, seat, argumentOf(answer))),
    take(g, _f, answer, seat) {
      if (answer === DONE) return
      const argument = argumentOf(answer)
      takeDrawn(g, seat, argument)
      call(g, layWeavings, seat)
      payCost(g, seat, cornFor(nthOf(argument, 2) >= 0 ? 3 : nthOf(argument, 1) >= 0 ? 2 : 1), 'TAW-TASK-WEAVE-02') // before laying
    },
    settles: (g, f) => !affords(g, g.s[f + B.seat], cornFor(1)) && !mayStir(g, g.s[f + B.seat]),
  }),
  function askOthers(g, f) {
    finishPurchase(g, g.s[f + B.seat])
  },
])

/** What follows a purchase, whoever made it. */
export const finishPurchase = (g: G, seat: number): void => call(g, leftovers, seat)

const O = locals('seat', 'turn')

/** TAW-TASK-WEAVE-03 to -06: the others in turn order, one tile each; then the rest goes under the stack as it was drawn. */
const leftovers = procedure('leftover-weavings', O, [
  function nextSeat(g, f) {
    const { s, rules } = g
    if (++s[f + O.turn] >= rules.seats || drawnCount(g) === 0) return
    again(g, f)
    const other = (s[f + O.seat] + s[f + O.turn]) % rules.seats
    call(g, rules.ways[other].leftover, other)
  },
  function underTheStack(g) {
    for (let i = 0; i < DRAWN_ROOM; i++) {
      if (g.s[WEAVING_DRAWN + i] === EMPTY) continue
      putUnder(g, weavingStack, g.s[WEAVING_DRAWN + i], EVERYBODY)
      g.s[WEAVING_DRAWN + i] = EMPTY
    }
    call(g, turnTopUp)
  },
])

const W = locals('seat')

/** TAW-TASK-WEAVE-03, -04: one leftover for 3 corn, laid at once. */
export const buyLeftover = procedure('buy-leftover', W, [
  ask({
    kind: 'leftover-weaving',
    candidates(g) {
      offerSubsets(g, 1)
      offer(g, DECLINE)
    },
    refuse: (g, _f, answer, seat) =>
      verbOf(answer) === verbOf(DECLINE) || affords(g, seat, leftoverCost) ? OK : refuse(g, LEFTOVER_CORN, numbers.cornForOthers, owned(g, seat, CORN)),
    take(g, _f, answer, seat) {
      if (answer === DECLINE) return
      takeDrawn(g, seat, argumentOf(answer))
      call(g, layWeavings, seat)
      payCost(g, seat, leftoverCost, 'TAW-TASK-WEAVE-03') // before laying
    },
    settles: (g, f) => drawnCount(g) === 0 || (!affords(g, g.s[f + W.seat], leftoverCost) && !mayStir(g, g.s[f + W.seat])),
  }),
])

