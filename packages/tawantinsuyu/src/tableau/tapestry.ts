// A Tapestry with its connections: which pay (TAW-TASK-MERCHANT-01), and what it scores at the end (TAW-END-02).
import { EMPTY } from '@tollan/kernel'
import { connectionReward, tapestryCount, tapestryLength, tileAt } from '../actions/tapestries.ts'
import { weavingNames } from '../answers.ts'
import { numbers } from '../content/index.ts'
import type { P } from '../rules.ts'
import { DRAWN_ROOM, WEAVING_TAKEN } from '../state.ts'

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
}

/** For the Weavings that are being laid now, at every Tapestry of the seat. */
export function layingsFor(g: P, seat: number): readonly Laying[] {
  const { s, rules } = g
  const tiles = Array.from(s.subarray(WEAVING_TAKEN, WEAVING_TAKEN + DRAWN_ROOM)).filter((tile) => tile !== EMPTY && tile >= 0)
  if (seat < 0) return []
  return tiles.flatMap((tile) =>
    Array.from({ length: tapestryCount(g, seat) }, (_, row) => {
      const length = tapestryLength(g, seat, row)
      return { tile: weavingNames[tile], tapestry: row + 1, match: rules.rightEdge[tileAt(g, seat, row, length - 1)] === rules.leftEdge[tile], vp: numbers.tapestryVp[length + 1] ?? 0 }
    }),
  )
}
