// The value sheet: every correctable value with its source mark, for people who have the box in front of them.
import type { Result } from '../engine/errors.ts'
import type { Correction } from '../engine/rules.ts'
import type { DataBook, Rows, Source } from './book.ts'
import { attempt, Misfit } from './misfit.ts'
import { isRecord } from './plain.ts'
import { compare, type Difference, show } from './shapes.ts'

const FORMAT = 'tollan-data'
const FORMAT_VERSION = 1
const MOST_LETTERS = 40

export type SheetNotes = Pick<ValueSheet, 'name' | 'confirmed'>

export interface SheetTable {
  readonly source: Source
  /** Parts of the table with a source of their own. */
  readonly marks?: Readonly<Record<string, Source>>
  readonly values: unknown
}

export interface ValueSheet {
  readonly format: typeof FORMAT
  readonly formatVersion: typeof FORMAT_VERSION
  readonly game: string
  /** What its owner calls it, and the rows compared with the box so far, as "table/row". */
  readonly name?: string
  readonly confirmed?: readonly string[]
  readonly tables: Readonly<Record<string, SheetTable>>
}

/** Plain JSON; nothing of it is shared with the tables in play. */
export function sheetOf(book: DataBook, rows: Rows = book.printed(), notes: SheetNotes = {}): ValueSheet {
  const tables = book.tables.map(({ name, index, source, marks, shape }): [string, SheetTable] => [
    name,
    { source, ...(marks === undefined ? {} : { marks }), values: show(shape, rows[index]) },
  ])
  return structuredClone({ format: FORMAT, formatVersion: FORMAT_VERSION, game: book.game, ...notes, tables: Object.fromEntries(tables) })
}

/** What a sheet says of itself; nonsense is left out. */
export function notesIn(input: unknown): SheetNotes {
  const { name, confirmed } = isRecord(input) ? input : {}
  return {
    ...(typeof name === 'string' ? { name: name.slice(0, MOST_LETTERS) } : {}),
    ...(Array.isArray(confirmed) ? { confirmed: confirmed.filter((row) => typeof row === 'string') } : {}),
  }
}

function differencesIn(book: DataBook, input: unknown): Correction[] {
  if (!isRecord(input)) throw new Misfit('a value sheet is a JSON object')
  const { format, formatVersion, game, name: _name, confirmed: _confirmed, tables, ...rest } = input
  const [stray] = Object.keys(rest)
  if (stray !== undefined) throw new Misfit(`a value sheet has no field ${JSON.stringify(stray)}; known are format, formatVersion, game, name, confirmed, tables`)
  if (format !== FORMAT) throw new Misfit(`the field "format" must be "${FORMAT}"`)
  if (formatVersion !== FORMAT_VERSION) throw new Misfit(`format version ${JSON.stringify(formatVersion)} is not known; known is ${FORMAT_VERSION}`)
  if (game !== book.game) throw new Misfit(`this is a sheet of ${JSON.stringify(game)}, not of ${book.game}`)
  if (!isRecord(tables)) throw new Misfit('the field "tables" must be an object')
  return Object.entries(tables).flatMap(([name, given]) => {
    const table = book.named(name)
    if (!isRecord(given)) throw new Misfit(`table ${name} must be an object { source, marks, values }`)
    const { source: _source, marks: _marks, values, ...more } = given
    const [odd] = Object.keys(more)
    if (odd !== undefined) throw new Misfit(`table ${name} has no field ${JSON.stringify(odd)}; known are source, marks, values`)
    if (values === undefined) throw new Misfit(`table ${name} needs its "values"`)
    const found: Difference[] = []
    compare(table.shape, table.rows, values, name, found)
    return found.map(({ path, from, to }) => ({ table: name, path: path.slice(name.length + 1), from, to }))
  })
}

/** Compares a sheet with the printed tables. What a sheet leaves out stays as printed; source marks are not compared. */
export function checkedSheet(book: DataBook, input: unknown): Result<{ differences: readonly Correction[] }> {
  const read = attempt(() => ({ differences: differencesIn(book, input) }))
  if (!read.ok) return read
  const corrected = book.corrected(read.differences)
  return corrected.ok ? { ok: true, differences: corrected.corrections } : corrected
}
