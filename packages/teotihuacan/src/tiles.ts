// All discovery tiles there are, by number: the base ones, then what modules add.
import { discoveryNames } from './answers.ts'
import { type DiscoveryKind, type DiscoveryTile, discoveryTiles, tilesOf } from './content/discoveries.ts'
import { discoveryPool } from './state.ts'

const catalogue: DiscoveryTile[] = [...discoveryTiles]

/** Adds a module's tiles for good; they lie in the box of games without it. Returns the number of the first. */
export function addDiscoveries(kinds: readonly DiscoveryKind[]): number {
  const first = catalogue.length
  for (const tile of tilesOf(kinds)) {
    catalogue.push(tile)
    discoveryNames.push(tile.id)
  }
  if (catalogue.length > discoveryPool.size) throw new Error('the discovery pool is too small')
  return first
}

export const allDiscoveries: readonly DiscoveryTile[] = catalogue
