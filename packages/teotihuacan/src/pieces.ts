// Every piece that ought to occur in enough random games: the measure of fuzzing.
import { decorationTiles, pyramidTiles } from './content/index.ts'
import { altarTiles } from './modules/m08-altars/content.ts'
import { regions } from './modules/m09-empire/content.ts'
import type { Rules } from './rules.ts'
import { allDiscoveries } from './tiles.ts'

/** Names of the pieces of one game: rows of its tables, tiles of its kinds, and what modules lay out. */
export function pieces({ parts }: Rules): readonly string[] {
  const rows = [...parts.technologies, ...parts.royals, ...parts.bonuses, ...parts.startingTiles, ...pyramidTiles, ...decorationTiles]
  const kinds = new Set(parts.discoveryKinds.map((kind) => kind.id))
  return [
    ...rows.map((row) => row.id),
    ...allDiscoveries.filter((tile) => kinds.has(tile.kind)).map((tile) => tile.id),
    ...(parts.zoneModules.includes('m8') ? altarTiles.map((tile) => tile.id) : []),
    ...(parts.zoneModules.includes('m9') ? regions.map((region) => region.id) : []),
  ]
}
