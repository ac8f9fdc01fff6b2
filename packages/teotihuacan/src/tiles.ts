// All tiles there are, by number: the base ones, then what modules add, in this order whichever file is loaded first.
// Rows of absent modules stay in the box.
import { type DiscoveryTile, discoveryTiles, royalTiles, startingTiles, technologies, tilesOf } from './content/index.ts'
import { greatKinds } from './modules/great-discoveries/content.ts'
import { obsidianStartingTiles, obsidianTechnologies } from './modules/m06-obsidian/content.ts'
import { mansionRoyals } from './modules/m07-mansion/content.ts'
import { specialMasks } from './modules/m09-empire/content.ts'

const idOf = ({ id }: { readonly id: string }): string => id

export const allDiscoveries: readonly DiscoveryTile[] = [...discoveryTiles, ...tilesOf(greatKinds), ...tilesOf(specialMasks)]
/** Number of the first special mask. */
export const FIRST_MASK = allDiscoveries.length - specialMasks.length
/** Number of the first royal tile of the Mansion. */
export const FIRST_MANSION_ROYAL = royalTiles.length

export const discoveryNames: readonly string[] = allDiscoveries.map(idOf)
export const technologyNames: readonly string[] = [...technologies, ...obsidianTechnologies].map(idOf)
export const royalNames: readonly string[] = [...royalTiles, ...mansionRoyals].map(idOf)
export const startingNames: readonly string[] = [...startingTiles, ...obsidianStartingTiles].map(idOf)
