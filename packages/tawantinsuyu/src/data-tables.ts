// The tables an owner of the box may correct, with where their values come from.
import type { Correction, Result } from '@tollan/kernel'
import { createDataBook, type Rows, type Source } from '@tollan/kernel/data'
import { printed, type Tables } from './content/index.ts'
import { shapes, tableNames } from './data-shapes.ts'
import { validateTables } from './valid/index.ts'

interface Mark {
  readonly source: Source
  readonly marks?: Readonly<Record<string, Source>>
}

const marks: Readonly<Record<keyof Tables, Mark>> = {
  hill: { source: 'reconstructed', marks: { 'three icons each, adjacency': 'rulebook' } },
  icons: { source: 'reconstructed', marks: { 'kinds of tasks': 'rulebook' } },
  godCards: { source: 'reconstructed', marks: { 'number of cards': 'rulebook' } },
  armyCards: { source: 'reconstructed', marks: { 'number of cards': 'rulebook' } },
  productions: { source: 'reconstructed', marks: { 'number of Buildings': 'rulebook' } },
  passives: { source: 'reconstructed', marks: { abilities: 'rulebook' } },
  weavings: { source: 'reconstructed', marks: { 'number of tiles, edge symbols': 'rulebook' } },
  temple: { source: 'reconstructed', marks: { 'kinds of rewards, four spaces with points at the end': 'rulebook' } },
  conquest: {
    source: 'reconstructed',
    marks: { 'conquest-chinchaysuyu-2': 'rulebook', 'conquest-chinchaysuyu-3': 'rulebook', 'conquest-antisuyu-5': 'rulebook' },
  },
  setup: { source: 'rulebook', marks: { village: 'reconstructed', nomads: 'reconstructed' } },
  coricancha: { source: 'reconstructed', marks: { 'the five actions': 'rulebook' } },
}

const keys = Object.keys(tableNames) as (keyof Tables)[]

/** The rows of the book by the names the rules know them by. */
const tablesOf = (rows: Rows): Tables => Object.fromEntries(keys.map((key, i) => [key, rows[i]])) as unknown as Tables

export const dataBook = createDataBook('tawantinsuyu', (rows) => validateTables(tablesOf(rows)))
for (const key of keys) dataBook.enter({ name: tableNames[key], ...marks[key], rows: printed[key], shape: shapes[key] })

/** The tables with corrections, and the corrections in the order of the tables, each once. */
export function correctedTables(input: unknown): Result<{ tables: Tables; corrections: readonly Correction[] }> {
  const corrected = dataBook.corrected(input)
  return corrected.ok ? { ...corrected, tables: tablesOf(corrected.tables) } : corrected
}
