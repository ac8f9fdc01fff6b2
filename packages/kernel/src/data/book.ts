// The tables of one game that an owner of the box may correct: as printed, or with the corrections of one game.
import type { Result } from '../engine/errors.ts'
import type { Correction } from '../engine/rules.ts'
import { attempt, Misfit, type Wrong } from './misfit.ts'
import { isRecord, same } from './plain.ts'
import { compare, type Difference, joined, leafAt, replaced, type Shape, show } from './shapes.ts'

/** Where a printed value comes from; anything but `verified` may be corrected by an owner of the box. */
export type Source = 'verified' | 'single-source' | 'inferred' | 'rulebook' | 'image' | 'community' | 'reconstructed'

export interface DataTable<T> {
  readonly name: string
  /** Place among the tables of the book. */
  readonly index: number
  readonly source: Source
  /** Parts of the table with a source of their own. */
  readonly marks?: Readonly<Record<string, Source>>
  readonly rows: T
  readonly shape: Shape
  /** What is wrong with the whole table, or null. */
  valid?(rows: T): Wrong | null
}

/** The rows of every table, by its place in the book. */
export type Rows = readonly unknown[]

export interface DataBook {
  readonly game: string
  /** The number of the present edition of the printed values. */
  readonly edition: number
  /** By name: the order in which they were entered must not matter. */
  readonly tables: readonly DataTable<unknown>[]
  /** Enters a table; called once for each, while modules are loaded. */
  enter<T>(table: Omit<DataTable<T>, 'index'>): DataTable<T>
  /** Enters a check of all tables together, for what no table says of itself. */
  demand(check: (tables: Rows) => Wrong | null): void
  /** A table by its name. Throws a Misfit. */
  named(name: string): DataTable<unknown>
  /** The tables of an edition, by default the present one. */
  printed(edition?: number): Rows
  /** The tables of an edition with corrections, and the corrections in the order of the tables, each once. */
  corrected(input: unknown, edition?: number): Result<{ tables: Rows; corrections: readonly Correction[] }>
}

/** A table as a game plays it. */
export const rowsOf = <T>(parts: { readonly tables: Rows }, table: DataTable<T>): T => parts.tables[table.index] as T

const malformed = 'data is a list of corrections { table, path, from, to }'

/**
 * A book of its own for each game; `valid` says what is wrong with all tables together, or null. `editions` leads back to
 * older printed values: its last list holds what the edition before the present one had instead, the one before that what
 * the edition before had, and so on.
 */
export function createDataBook(
  game: string, valid: (tables: Rows) => Wrong | null = () => null, editions: readonly (readonly Correction[])[] = [],
): DataBook {
  const registry: DataTable<unknown>[] = []
  const demands = [valid]
  const newest = editions.length + 1
  const byName = (): DataTable<unknown>[] => [...registry].sort((a, b) => (a.name < b.name ? -1 : 1))

  function named(name: string): DataTable<unknown> {
    const table = registry.find((known) => known.name === name)
    if (table === undefined) throw new Misfit(`there is no table ${JSON.stringify(name)}; known are ${byName().map((known) => known.name).join(', ')}`)
    return table
  }

  function correct(tables: unknown[], base: Rows, input: unknown): void {
    if (!isRecord(input)) throw new Misfit(malformed)
    const { table: name, path, from, to, ...rest } = input
    if (typeof name !== 'string' || typeof path !== 'string' || Object.keys(rest).length > 0) throw new Misfit(malformed)
    const table = named(name)
    const keys = path === '' ? [] : path.split('.')
    const where = joined(name, path)
    const [check, printed] = leafAt(table.shape, base[table.index], keys, where)
    if (!same(from, printed)) throw new Misfit(`${where} is ${JSON.stringify(printed)} here, but the correction was made from ${JSON.stringify(from)}`)
    const wrong = same(to, printed) ? null : check(to, printed)
    if (wrong !== null) throw new Misfit(`${where} ${wrong}, not ${JSON.stringify(to)}`)
    tables[table.index] = replaced(table.shape, tables[table.index], keys, to)
  }

  function allValid(tables: Rows): void {
    for (const table of registry) {
      const wrong = table.valid?.(tables[table.index]) ?? null
      if (wrong !== null) throw new Misfit(wrong, `${table.name}: `)
    }
    for (const demand of demands) {
      const wrong = demand(tables)
      if (wrong !== null) throw new Misfit(wrong)
    }
  }

  const differencesOf = (tables: Rows, base: Rows): Correction[] =>
    byName().flatMap((table) => {
      const found: Difference[] = []
      compare(table.shape, base[table.index], show(table.shape, tables[table.index]), '', found)
      return found.map((difference) => ({ table: table.name, ...difference }))
    })

  function printed(edition: number): Rows {
    let tables: unknown[] = registry.map((table) => table.rows)
    for (const back of editions.slice(edition - 1).reverse()) {
      const base = tables
      tables = [...base]
      for (const each of back) correct(tables, base, each)
    }
    return tables
  }

  return {
    game,
    edition: newest,
    get tables() {
      return byName()
    },
    enter(table) {
      if (registry.some((known) => known.name === table.name)) throw new Error(`table ${table.name} is entered twice`)
      const made = { ...table, index: registry.length }
      registry.push(made)
      return made
    },
    demand(check) {
      demands.push(check)
    },
    named,
    printed: (edition = newest) => printed(edition),
    corrected: (input, edition = newest) =>
      attempt(() => {
        if (!Array.isArray(input)) throw new Misfit(malformed)
        const base = printed(edition)
        const tables = [...base]
        for (const each of input as readonly unknown[]) correct(tables, base, each)
        allValid(tables)
        return { tables, corrections: differencesOf(tables, base) }
      }),
  }
}
