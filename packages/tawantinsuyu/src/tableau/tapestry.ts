// A Tapestry with its connections: which pay (TAW-TASK-MERCHANT-01), and what it scores at the end (TAW-END-02).
import { connectionReward, tapestryCount, tapestryLength, tileAt } from '../actions/tapestries.ts'
import { weavingNames } from '../answers.ts'
import { numbers } from '../content/index.ts'
import type { P } from '../rules.ts'

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
