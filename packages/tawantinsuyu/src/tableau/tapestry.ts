// A Tapestry with its connections: which pay (TAW-TASK-MERCHANT-01), and what it scores at the end (TAW-END-02).
import { EMPTY, OK } from '@tollan/kernel'
import { connectionReward, layRefusal, tapestryCount, tapestryLength, tileAt } from '../actions/tapestries.ts'
import { weavingNames } from '../answers.ts'
import { numbers, patterns } from '../content/index.ts'
import type { P } from '../rules.ts'
import { DRAWN_ROOM, WEAVING_DRAWN, WEAVING_TAKEN } from '../state.ts'

export interface TableauTapestry {
  readonly tiles: readonly string[]
  /** One between two tiles: whether the edges match. */
  readonly joints: readonly boolean[]
  readonly vp: number
}

export const tapestriesOf = (g: P, seat: number): readonly TableauTapestry[] =>
  Array.from({ length: tapestryCount(g, seat) }, (_, row) => {
    const tiles = Array.from({ length: tapestryLength(g, seat, row) }, (__, place) => tileAt(g, seat, row, place))
    return {
      tiles: tiles.map((tile) => weavingNames[tile]),
      joints: tiles.slice(1).map((tile) => connectionReward(g, seat, tile) >= 0),
      vp: numbers.tapestryVp[tiles.length] ?? 0,
    }
  })

/** A Weaving laid to the end of a Tapestry: whether the new connection matches, and what the Tapestry would score then. */
export interface Laying {
  readonly tile: string
  /** Counted from 1. */
  readonly tapestry: number
  readonly match: boolean
  readonly vp: number
  /** Patterns it would still take after this Weaving (TAW-TASK-WEAVE-11). */
  readonly fits: readonly string[]
}

/** For the Weavings that are being laid or offered now, at every Tapestry of the seat that takes them. */
export function layingsFor(g: P, seat: number): readonly Laying[] {
  const { s, rules } = g
  if (seat < 0) return []
  const open = [WEAVING_TAKEN, WEAVING_DRAWN].flatMap((zone) => Array.from(s.subarray(zone, zone + DRAWN_ROOM))).filter((tile) => tile !== EMPTY && tile >= 0)
  return open.flatMap((tile) =>
    Array.from({ length: tapestryCount(g, seat) }, (_, row) => row)
      .filter((row) => layRefusal(g, seat, tile, row) === OK)
      .map((row) => {
        const length = tapestryLength(g, seat, row)
        const inIt = [tile, ...Array.from({ length }, (_, place) => tileAt(g, seat, row, place))].map((one) => rules.pattern[one])
        const match = rules.rightEdge[tileAt(g, seat, row, length - 1)] === rules.leftEdge[tile]
        return { tile: weavingNames[tile], tapestry: row + 1, match, vp: numbers.tapestryVp[length + 1] ?? 0, fits: patterns.filter((_, i) => !inIt.includes(i)) }
      }),
  )
}
