// The tables an owner of the box may correct. Whoever plays by a table reads it with rowsOf: printed, or corrected for this game.
import { type Correction, fail, type Result } from '@tollan/kernel'
import type { Source } from './content/vocabulary.ts'
import { compare, type Difference, isRecord, leafAt, Misfit, replaced, same, type Shape, show } from './data-shapes.ts'

export interface DataTable<T> {
  readonly name: string
  /** Place in Parts.tables. */
  readonly index: number
  readonly source: Source
  /** Parts of the table with a source of their own. */
  readonly marks?: Readonly<Record<string, Source>>
  readonly rows: T
  readonly shape: Shape
  /** What is wrong with the whole table, or null. */
  valid?(rows: T): string | null
}

const registry: DataTable<unknown>[] = []

/** Enters a table; called once, while modules are loaded. */
export function dataTable<T>(table: Omit<DataTable<T>, 'index'>): DataTable<T> {
  const made: DataTable<T> = { ...table, index: registry.length }
  registry.push(made)
  return made
}

export const dataTables: readonly DataTable<unknown>[] = registry

/** A table as this game plays it. */
export const rowsOf = <T>(parts: { readonly tables: readonly unknown[] }, table: DataTable<T>): T => parts.tables[table.index] as T

export const printedTables = (): readonly unknown[] => registry.map((table) => table.rows)

export const tableNamed = (name: string): DataTable<unknown> => {
  const table = registry.find((known) => known.name === name)
  if (table === undefined) throw new Misfit(`there is no table ${JSON.stringify(name)}; known are ${registry.map((known) => known.name).join(', ')}`)
  return table
}

const malformed = 'data is a list of corrections { table, path, from, to }'

function correct(tables: unknown[], input: unknown): void {
  if (!isRecord(input)) throw new Misfit(malformed)
  const { table: name, path, from, to, ...rest } = input
  if (typeof name !== 'string' || typeof path !== 'string' || Object.keys(rest).length > 0) throw new Misfit(malformed)
  const table = tableNamed(name)
  const keys = path.split('.')
  const where = `${name}.${path}`
  const [check, printed] = leafAt(table.shape, table.rows, keys, where)
  if (!same(from, printed)) throw new Misfit(`${where} is ${JSON.stringify(printed)} here, but the correction was made from ${JSON.stringify(from)}`)
  const wrong = same(to, printed) ? null : check(to, printed)
  if (wrong !== null) throw new Misfit(`${where} ${wrong}, not ${JSON.stringify(to)}`)
  tables[table.index] = replaced(table.shape, tables[table.index], keys, to)
}

const allValid = (tables: readonly unknown[]): void => {
  for (const table of registry) {
    const wrong = table.valid?.(tables[table.index]) ?? null
    if (wrong !== null) throw new Misfit(`${table.name}: ${wrong}`)
  }
}

const differencesOf = (tables: readonly unknown[]): Correction[] =>
  registry.flatMap((table) => {
    const found: Difference[] = []
    compare(table.shape, table.rows, show(table.shape, tables[table.index]), '', found)
    return found.map((difference) => ({ table: table.name, ...difference }))
  })

/** Runs work that throws Misfits; they become failures with a sentence. */
export function attempt<T extends object>(work: () => T): Result<T> {
  try {
    return { ok: true, ...work() }
  } catch (error) {
    if (error instanceof Misfit) return fail('malformed', error.message)
    throw error
  }
}

/** The tables with corrections, and the corrections in the order of the tables, each once. */
export const correctedTables = (input: unknown): Result<{ tables: readonly unknown[]; corrections: readonly Correction[] }> =>
  attempt(() => {
    if (!Array.isArray(input)) throw new Misfit(malformed)
    const tables = [...printedTables()]
    for (const each of input as readonly unknown[]) correct(tables, each)
    allValid(tables)
    return { tables, corrections: differencesOf(tables) }
  })
