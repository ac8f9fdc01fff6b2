// All tiles there are, by number: the base ones, then what modules add, in this order whichever file is loaded first.
// Rows of absent modules stay in the box. Numbers behind them are for copies that somebody's box has beyond these.
import type { Wrong } from '@tollan/kernel/data'
import { type DiscoveryKind, type DiscoveryTile, discoveryTiles, royalTiles, startingTiles, technologies, tilesOf } from './content/index.ts'
import { discoveriesTable } from './content/tables.ts'
import { dataBook, rowsOf } from './data-tables.ts'
import { greatKinds, greatKindsTable } from './modules/great-discoveries/content.ts'
import { obsidianStartingTiles, obsidianTechnologies } from './modules/m06-obsidian/content.ts'
import { mansionRoyals } from './modules/m07-mansion/content.ts'
import { specialMasks } from './modules/m09-empire/content.ts'
import type { Parts, Rules } from './rules.ts'
import { discoveryPool } from './state.ts'

const idOf = ({ id }: { readonly id: string }): string => id

export const allDiscoveries: readonly DiscoveryTile[] = [...discoveryTiles, ...tilesOf(greatKinds), ...tilesOf(specialMasks)]
/** Number of the first special mask. */
export const FIRST_MASK = allDiscoveries.length - specialMasks.length
/** Number of the first royal tile of the Mansion. */
export const FIRST_MANSION_ROYAL = royalTiles.length
/** So many copies may be there beyond the ones known here, of all kinds together. */
export const SPARES = discoveryPool.size - allDiscoveries.length

/** A spare tile is of another kind in each box: only its number is in its name. */
const spareNames = Array.from({ length: SPARES }, (_, i) => `disc-copy-${i + 1}`)

export const discoveryNames: readonly string[] = [...allDiscoveries.map(idOf), ...spareNames]
export const technologyNames: readonly string[] = [...technologies, ...obsidianTechnologies].map(idOf)
export const royalNames: readonly string[] = [...royalTiles, ...mansionRoyals].map(idOf)
export const startingNames: readonly string[] = [...startingTiles, ...obsidianStartingTiles].map(idOf)

const countedKinds = (tables: Pick<Parts, 'tables'>): readonly DiscoveryKind[] => [...rowsOf(tables, discoveriesTable), ...rowsOf(tables, greatKindsTable), ...specialMasks]
const knownCopies = (kind: string): number => allDiscoveries.filter((tile) => tile.kind === kind).length

/** The kind of every number by the copies on a sheet; null where no tile has the number. */
export function kindsByTile(tables: Pick<Parts, 'tables'>): readonly (string | null)[] {
  const kinds = countedKinds(tables)
  const used = new Map<string, number>()
  const known = allDiscoveries.map(({ kind }) => {
    const nth = (used.get(kind) ?? 0) + 1
    used.set(kind, nth)
    return nth <= (kinds.find(({ id }) => id === kind)?.copies ?? 0) ? kind : null
  })
  const more = kinds.flatMap(({ id, copies }) => Array<string>(Math.max(0, copies - knownCopies(id))).fill(id))
  return discoveryNames.map((_, tile) => known[tile] ?? (tile < known.length ? null : (more[tile - known.length] ?? null)))
}

/** The tiles of one game with their kinds. */
export const tilesInPlay = ({ tileKind, parts }: Pick<Rules, 'tileKind' | 'parts'>): readonly DiscoveryTile[] =>
  discoveryNames.flatMap((id, tile) => (tileKind[tile] < 0 ? [] : [{ id, kind: parts.discoveryKinds[tileKind[tile]].id }]))

/** Five players set up with so many; of the great ones they lay 20 at the altars (M8-05), and deal or lay 2. */
const LEAST_TILES = 40
const LEAST_GREAT = 22

const fewer = (table: string, least: number, n: number): Wrong | null =>
  n >= least ? null : { message: `${table}: a game needs ${least} tiles at least, not ${n}`, why: { reason: 'copies-too-few', need: least, have: n } }

/** Whether there is a number for every copy, and enough of them to set up any game. */
function copiesWrong(tables: Pick<Parts, 'tables'>): Wrong | null {
  const sum = (kinds: readonly DiscoveryKind[]): number => kinds.reduce((n, { copies }) => n + copies, 0)
  const more = countedKinds(tables).reduce((n, { id, copies }) => n + Math.max(0, copies - knownCopies(id)), 0)
  if (more > SPARES)
    return { message: `there is room for ${SPARES} discovery tiles beyond the known ones, not for ${more}`, why: { reason: 'copies-too-many', need: SPARES, have: more } }
  const great = rowsOf(tables, greatKindsTable).filter(({ needs }) => needs !== 'm2')
  return fewer(discoveriesTable.name, LEAST_TILES, sum(rowsOf(tables, discoveriesTable))) ?? fewer(greatKindsTable.name, LEAST_GREAT, sum(great))
}
dataBook.demand((tables) => copiesWrong({ tables }))
