// Every piece that ought to occur in enough random games: the measure of fuzzing.
import { decorationTiles, discoveryTiles, pyramidTiles, royalTiles, startingTiles, technologies, templeBonuses } from './content/index.ts'

export const pieces: readonly string[] = [
  ...technologies, ...royalTiles, ...templeBonuses, ...startingTiles, ...discoveryTiles, ...pyramidTiles, ...decorationTiles,
].map((row) => row.id)
