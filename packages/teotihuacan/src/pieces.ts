// Every piece that ought to occur in enough random games: the measure of fuzzing.
import { decorationTiles, pyramidTiles } from './content/index.ts'
import { altarTiles } from './modules/m08-altars/content.ts'
import { regions } from './modules/m09-empire/content.ts'
import type { Rules } from './rules.ts'
import { tilesInPlay } from './tiles.ts'

/** Names of the pieces of one game: rows of its tables, tiles of its kinds, and what modules lay out. */
export function pieces(rules: Rules): readonly string[] {
  const { parts } = rules
  const rows = [...parts.technologies, ...parts.royals, ...parts.bonuses, ...parts.startingTiles, ...pyramidTiles, ...decorationTiles]
  return [
    ...rows.map((row) => row.id),
    ...tilesInPlay(rules).map((tile) => tile.id),
    ...(parts.zoneModules.includes('m8') ? altarTiles.map((tile) => tile.id) : []),
    ...(parts.zoneModules.includes('m9') ? regions.map((region) => region.id) : []),
  ]
}
