// Decorations of the pyramid's sides.
import { argumentOf, EMPTY, locals, OK, offer, packed, type Refusal, refuse } from '@tollan/kernel'
import { DECORATE, DECORATE_AT } from '../answers.ts'
import { decorationSpaces, decorationTiles, pyramidSlots } from '../content/index.ts'
import { tell } from '../events.ts'
import { refillDecorations } from '../flow/draws.ts'
import { affords, payable, payCost, score } from '../goods.ts'
import { coverByDecoration, decorationMatch, scoreMatch } from '../icons.ts'
import { ask, procedure } from '../procedures.ts'
import { DECORATION_GOLD, NO_DECORATION, SPACE_IN_ORDER, SPACE_NOT_READY, SPACE_TAKEN } from '../reasons.ts'
import type { G, MainAction } from '../rules.ts'
import { COUNTED, COUNTING, DECO_AT, DECO_DISPLAY, GOLD, PYR_TILE } from '../state.ts'
import { trackStep } from './construction.ts'

const DISPLAY = 4
const SPACES = decorationSpaces.length
export const GOLD_BY_WORKERS: readonly number[] = [3, 2, 1] // TEO-MAIN-DECO-01
export const DECORATION_VP = 3 // TEO-MAIN-DECO-09

const slotNumber = new Map(pyramidSlots.map((slot, i) => [slot.id, i]))
const after: readonly number[] = decorationSpaces.map((place) => decorationSpaces.findIndex((other) => other.id === place.after))
const needs: readonly (readonly number[])[] = decorationSpaces.map((place) => place.needs.map((id) => slotNumber.get(id) ?? -1))

/** TEO-MAIN-DECO-04, -05. */
export function spaceRefusal(g: G, space: number): Refusal {
  if (g.s[DECO_AT + space] !== EMPTY) return SPACE_TAKEN
  const before = after[space]
  for (const slot of needs[space]) if (g.s[PYR_TILE + slot] === EMPTY) return SPACE_NOT_READY
  if (before >= 0 && g.s[DECO_AT + before] === EMPTY) return SPACE_IN_ORDER
  return OK
}

function someSpaceOpen(g: G): boolean {
  for (let space = 0; space < SPACES; space++) if (spaceRefusal(g, space) === OK) return true
  return false
}

const goldFor = (counted: number): number => GOLD_BY_WORKERS[counted - 1]

export const decorationLocals = locals('seat', 'tile', 'space')
const D = decorationLocals

const decorate = procedure('decorations', D, [
  ask({
    kind: 'decoration-tile',
    candidates(g) {
      for (let i = 0; i < DISPLAY; i++) if (g.s[DECO_DISPLAY + i] !== EMPTY) offer(g, DECORATE | g.s[DECO_DISPLAY + i])
    },
    refuse: (g, _f, _answer, seat) =>
      affords(g, seat, packed(GOLD, goldFor(g.s[COUNTED]))) ? OK : refuse(g, DECORATION_GOLD, goldFor(g.s[COUNTED]), payable(g, seat, GOLD)),
    take(g, f, answer) {
      g.s[f + D.tile] = argumentOf(answer)
    },
  }),
  ask({
    kind: 'decoration-space',
    candidates(g) {
      for (let space = 0; space < SPACES; space++) offer(g, DECORATE_AT | space)
    },
    refuse(g, _f, answer, seat) {
      const gold = goldFor(g.s[COUNTED])
      if (!affords(g, seat, packed(GOLD, gold))) return refuse(g, DECORATION_GOLD, gold, payable(g, seat, GOLD))
      return spaceRefusal(g, argumentOf(answer))
    },
    take(g, f, answer, seat) {
      g.s[f + D.space] = argumentOf(answer)
      g.s[COUNTING] = 0
      payCost(g, seat, packed(GOLD, goldFor(g.s[COUNTED])), 'TEO-MAIN-DECO-01')
    },
  }),
  function place(g, f) {
    const { s } = g
    const seat = s[f + D.seat]
    const space = s[f + D.space]
    const found = decorationMatch(g, s[f + D.tile], space)
    layDecoration(g, seat, s[f + D.tile], space, 'TEO-MAIN-DECO-02')
    scoreMatch(g, seat, found, 'TEO-MAIN-DECO-07')
  },
  function pointsAndTrack(g, f) {
    score(g, g.s[f + D.seat], DECORATION_VP, 'TEO-MAIN-DECO-09')
    trackStep(g, g.s[f + D.seat], 'TEO-MAIN-DECO-09')
  },
])

/** Moves a tile from the display to its space. */
export function layDecoration(g: G, seat: number, tile: number, space: number, rule: string): void {
  const { s } = g
  for (let i = 0; i < DISPLAY; i++) if (s[DECO_DISPLAY + i] === tile) s[DECO_DISPLAY + i] = EMPTY
  s[DECO_AT + space] = tile
  coverByDecoration(g, tile, space)
  tell(g, 'decoration', rule, seat, 'tile', decorationTiles[tile].id, 'space', decorationSpaces[space].id)
}

export const decorations: MainAction = {
  legal(g, seat, counted) {
    let shown = 0
    for (let i = 0; i < DISPLAY; i++) if (g.s[DECO_DISPLAY + i] !== EMPTY) shown++
    if (shown === 0 || !someSpaceOpen(g)) return NO_DECORATION // TEO-MAIN-DECO-11
    const gold = goldFor(counted)
    return affords(g, seat, packed(GOLD, gold)) ? OK : refuse(g, DECORATION_GOLD, gold, payable(g, seat, GOLD))
  },
  effect: decorate,
  finish: refillDecorations, // TEO-MAIN-DECO-10
}
