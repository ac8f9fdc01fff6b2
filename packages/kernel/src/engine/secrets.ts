// What may be hidden from whom, read off the zones once per ruleset: views and imagined positions go through these lists.
import type { Suits } from './rules.ts'
import type { Pool, Space, Zone } from './schema.ts'
import { NOBODY } from './seats.ts'

/** One hidden set: whose it is, or NOBODY's to see. */
export interface HiddenSet {
  readonly at: number
  readonly words: number
  readonly owner: number
  readonly pool: Pool
  /** Whether a piece can lie here; null when any can. */
  readonly suits: Suits[string] | null
}

/** Slots or numbers of a zone that one seat, or nobody, may see. */
export interface HiddenRow {
  readonly zone: Zone
  readonly at: number
  readonly length: number
  readonly owner: number
  /** A value that is no secret: nothing lies there, nothing has been chosen. 0 when every value is one. */
  readonly untouched: number
  /** Whether a piece can lie at a place of the zone; null when any can. */
  readonly suits: Suits[string] | null
}

/** Everything a piece of a pool can lie in, where some of it is hidden. */
export interface HiddenPool {
  readonly pool: Pool
  /** Slots and sets everybody sees. */
  readonly openSlots: readonly Zone[]
  readonly openSets: readonly Zone[]
  readonly rows: readonly HiddenRow[]
  /** Places among `sets` of the hidden sets of this pool; the last one takes what is left when all others are dealt. */
  readonly sets: readonly number[]
}

export interface Secrets {
  readonly sets: readonly HiddenSet[]
  /** By offset: the place among `sets`. */
  readonly setAt: ReadonlyMap<number, number>
  readonly rows: readonly HiddenRow[]
  readonly pools: readonly HiddenPool[]
  /** Hidden numbers. */
  readonly numbers: readonly HiddenRow[]
}

const ownerOf = (zone: Zone, index: number): number => (zone.visible === 'owner' ? Math.floor(index / zone.perSeat) : NOBODY)

function setsOf(zone: Zone, all: Suits): HiddenSet[] {
  const { pool } = zone
  if (pool === null) return []
  const suits = all[zone.name] ?? null
  return Array.from({ length: zone.length / pool.words }, (_, row) => ({
    at: zone.at + row * pool.words, words: pool.words, owner: ownerOf(zone, row * pool.words), pool, suits,
  }))
}

function rowsOf(zone: Zone, all: Suits): HiddenRow[] {
  const length = zone.visible === 'owner' ? zone.perSeat : zone.length
  const untouched = zone.initial < 0 ? zone.initial : 0
  return Array.from({ length: Math.ceil(zone.length / length) }, (_, row) => ({
    zone, at: zone.at + row * length, length: Math.min(length, zone.length - row * length), owner: ownerOf(zone, row * length), untouched, suits: all[zone.name] ?? null,
  }))
}

/** What everybody lacks is the largest hidden set as a rule, and dealt last: it costs no draw. */
const stackLast = (sets: readonly HiddenSet[]) => (a: number, b: number): number => Number(sets[a].owner === NOBODY) - Number(sets[b].owner === NOBODY)

export function secretsOf(space: Space, zones: readonly Zone[], suits: Suits): Secrets {
  const hidden = zones.filter((zone) => zone.visible !== 'all')
  const sets = hidden.filter((zone) => zone.kind === 'set').flatMap((zone) => setsOf(zone, suits))
  const rows = hidden.filter((zone) => zone.kind !== 'set').flatMap((zone) => rowsOf(zone, suits))
  const pools = space.pools.flatMap((pool): HiddenPool[] => {
    const own = sets.flatMap((set, i) => (set.pool === pool ? [i] : [])).sort(stackLast(sets))
    const slots = rows.filter(({ zone }) => zone.pool === pool)
    if (own.length === 0 && slots.length === 0) return []
    const open = zones.filter((zone) => zone.pool === pool && zone.visible === 'all')
    return [{ pool, sets: own, rows: slots, openSlots: open.filter(({ kind }) => kind === 'slots'), openSets: open.filter(({ kind }) => kind === 'set') }]
  })
  return { sets, rows, pools, numbers: rows.filter(({ zone }) => zone.pool === null), setAt: new Map(sets.map(({ at }, i) => [at, i])) }
}
