// Starting tiles on the table while the game is set up.
import { EMPTY, UNKNOWN } from '@tollan/kernel'
import { discoveryNames, startingNames } from '../answers.ts'
import { DISC_LAID, MOST_LAID, START_LAID } from '../modules/draft/state.ts'
import type { P } from '../rules.ts'
import { DISC_DEALT, DISC_TIED, START_CHOSEN, START_DEALT } from '../state.ts'

export interface TableauStartingTile {
  /** Null when somebody else may see it. */
  readonly tile: string | null
  /** The discovery tile that lies with it. */
  readonly discovery: string | null
}

export interface SetUpTableau {
  /** By seat: dealt and not yet chosen from. */
  readonly dealt: readonly (readonly TableauStartingTile[])[]
  readonly chosen: readonly (readonly TableauStartingTile[])[]
  /** Face up for the draft. */
  readonly draft: readonly TableauStartingTile[]
}

const HANDFUL = 4
const KEPT = 2

const nameOf = (names: readonly string[], piece: number): string | null => (piece >= 0 ? (names[piece] ?? null) : null)

function pairs(g: P, tiles: number, discoveries: number, from: number, length: number): TableauStartingTile[] {
  return Array.from({ length }, (_, i) => from + i).flatMap((i) => {
    const tile = g.s[tiles + i]
    if (tile === EMPTY) return []
    return [{ tile: tile === UNKNOWN ? null : nameOf(startingNames, tile), discovery: nameOf(discoveryNames, g.s[discoveries + i]) }]
  })
}

/** Null once nobody has a starting tile any more. */
export function setUpTableau(g: P): SetUpTableau | null {
  const seats = Array.from({ length: g.rules.seats }, (_, seat) => seat)
  const dealt = seats.map((seat) => pairs(g, START_DEALT, DISC_DEALT, seat * HANDFUL, HANDFUL))
  const chosen = seats.map((seat) => pairs(g, START_CHOSEN, DISC_TIED, seat * KEPT, KEPT))
  const draft = g.rules.parts.zoneModules.includes('draft') ? pairs(g, START_LAID, DISC_LAID, 0, MOST_LAID) : []
  return [...dealt, ...chosen, draft].every((tiles) => tiles.length === 0) ? null : { dealt, chosen, draft }
}
