// Tapestries: rows of Weavings, each pattern at most once in a row.
import { argumentOf, call, EMPTY, locals, nextIn, OK, offer, put, type Refusal, restart } from '@tollan/kernel'
import { LAY, NEW_TAPESTRY, weavingNames } from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { PATTERN_TWICE } from '../reasons.ts'
import type { G, P } from '../rules.ts'
import { DRAWN_ROOM, PLACE_IN, TAPESTRY_OF, WEAVING_TAKEN, WEAVING_WORDS, WOVEN } from '../state.ts'

export const wovenBy = (seat: number): number => WOVEN + seat * WEAVING_WORDS
const next = (g: P, seat: number, from: number): number => nextIn(g.s, wovenBy(seat), WEAVING_WORDS, from)

export function tapestryCount(g: P, seat: number): number {
  let n = 0
  for (let tile = next(g, seat, 0); tile >= 0; tile = next(g, seat, tile + 1)) n = Math.max(n, g.s[TAPESTRY_OF + tile] + 1)
  return n
}

export function tapestryLength(g: P, seat: number, tapestry: number): number {
  let n = 0
  for (let tile = next(g, seat, 0); tile >= 0; tile = next(g, seat, tile + 1)) if (g.s[TAPESTRY_OF + tile] === tapestry) n++
  return n
}

/** The tile at a place of a Tapestry, -1 for none. */
export function tileAt(g: P, seat: number, tapestry: number, place: number): number {
  for (let tile = next(g, seat, 0); tile >= 0; tile = next(g, seat, tile + 1))
    if (g.s[TAPESTRY_OF + tile] === tapestry && g.s[PLACE_IN + tile] === place) return tile
  return -1
}

/** TAW-TASK-WEAVE-11: a pattern only once in a Tapestry. */
export function layRefusal(g: P, seat: number, tile: number, tapestry: number): Refusal {
  if (tapestry === NEW_TAPESTRY) return OK
  const { pattern } = g.rules
  for (let other = next(g, seat, 0); other >= 0; other = next(g, seat, other + 1))
    if (g.s[TAPESTRY_OF + other] === tapestry && pattern[other] === pattern[tile]) return PATTERN_TWICE
  return OK
}

/** TAW-TASK-WEAVE-10: at the right-hand end, or as the start of a new Tapestry. */
export function layWeaving(g: G, seat: number, tile: number, where: number): void {
  const { s } = g
  const tapestry = where === NEW_TAPESTRY ? tapestryCount(g, seat) : where
  const place = where === NEW_TAPESTRY ? 0 : tapestryLength(g, seat, tapestry)
  put(s, wovenBy(seat), tile)
  s[TAPESTRY_OF + tile] = tapestry
  s[PLACE_IN + tile] = place
  tell(g, 'weaving-laid', 'TAW-TASK-WEAVE-10', seat, 'weaving', weavingNames[tile], 'tapestry', tapestry + 1)
}

/** The reward of the connection at the left of a tile, -1 when the edges differ or there is none (TAW-TASK-MERCHANT-01, -02). */
export function connectionReward(g: P, seat: number, tile: number): number {
  const { s, rules } = g
  if (s[PLACE_IN + tile] === 0) return -1
  const left = tileAt(g, seat, s[TAPESTRY_OF + tile], s[PLACE_IN + tile] - 1)
  return rules.rightEdge[left] === rules.leftEdge[tile] ? rules.edgeReward[rules.leftEdge[tile]] : -1
}

export function takeForLaying(g: G, tile: number): void {
  let i = 0
  while (g.s[WEAVING_TAKEN + i] !== EMPTY) i++
  g.s[WEAVING_TAKEN + i] = tile
}

const L = locals('seat', 'tile')

/** TAW-TASK-WEAVE-10, -15: the gained Weavings one after another, in the owner's order. */
export const layWeavings = procedure('lay-weavings', L, [
  ask({
    kind: 'lay-weaving',
    candidates(g, _f, seat) {
      const rows = tapestryCount(g, seat)
      for (let i = 0; i < DRAWN_ROOM; i++) {
        const tile = g.s[WEAVING_TAKEN + i]
        if (tile === EMPTY) continue
        for (let row = 0; row < rows; row++) offer(g, LAY | tile | (row << 6))
        offer(g, LAY | tile | (NEW_TAPESTRY << 6))
      }
    },
    refuse: (g, _f, answer, seat) => layRefusal(g, seat, argumentOf(answer) & 63, argumentOf(answer) >> 6),
    take(g, f, answer, seat) {
      const tile = argumentOf(answer) & 63
      for (let i = 0; i < DRAWN_ROOM; i++) if (g.s[WEAVING_TAKEN + i] === tile) g.s[WEAVING_TAKEN + i] = EMPTY
      layWeaving(g, seat, tile, argumentOf(answer) >> 6)
      g.s[f + L.tile] = tile + 1
    },
    settles: (g) => !anyToLay(g),
  }),
  // TAW-BLD-Z04: a new matching connection pays at once
  function newConnection(g, f) {
    const { s } = g
    if (s[f + L.tile] === 0) return
    const tile = s[f + L.tile] - 1
    s[f + L.tile] = 0
    restart(g, f)
    if (!ownsPassive(g, s[f + L.seat], 4)) return
    const reward = connectionReward(g, s[f + L.seat], tile)
    if (reward >= 0) call(g, resolve, s[f + L.seat], reward)
  },
])

function anyToLay(g: G): boolean {
  for (let i = 0; i < DRAWN_ROOM; i++) if (g.s[WEAVING_TAKEN + i] !== EMPTY) return true
  return false
}
