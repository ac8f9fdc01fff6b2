// The tables an owner of the box may correct, with where their values come from.
import type { Correction, Result } from '@tollan/kernel'
import { createDataBook, type Rows, type Source } from '@tollan/kernel/data'
import * as content from './content/index.ts'
import { editions } from './content/editions.ts'
import { printed, type Tables } from './content/index.ts'
import { shapes, tableNames } from './data-shapes.ts'
import { validateTables } from './valid/index.ts'

interface Mark {
  readonly source: Source
  readonly marks?: Readonly<Record<string, Source>>
}

const marks: Readonly<Record<keyof Tables, Mark>> = {
  hill: { source: content.hillSource, marks: { 'three icons each, adjacency': 'rulebook' } },
  // what no space touches is on no board
  icons: { source: content.hillSource, marks: { 'kinds of tasks': content.tasksSource, ...Object.fromEntries(content.taskIcons.flatMap(({ id, at }) => (at === null ? [[id, 'rulebook' as const]] : []))) } },
  godCards: { source: content.godCardsSource, marks: { 'number of cards': 'rulebook' } },
  armyCards: { source: content.armyCardsSource, marks: { 'number of cards': 'rulebook' } },
  productions: { source: content.productionsSource, marks: { 'number of Buildings': 'rulebook' } },
  passives: { source: content.passiveCostsSource, marks: { abilities: content.passiveAbilitiesSource } },
  weavings: { source: content.weavingsSource, marks: { 'number of tiles, edge symbols': content.edgesSource } },
  temple: { source: content.templeSource, marks: { 'kinds of rewards, four spaces with points at the end': content.templeRewardsSource } },
  conquest: { source: content.conquestSource, marks: Object.fromEntries(content.conquestExamples.map((id) => [id, content.conquestExamplesSource])) },
  setup: { source: content.setupSource, marks: { village: content.areaSizesSource, nomads: content.areaSizesSource } },
  abilities: { source: content.ownStepVpSource },
  coricancha: { source: content.coricanchaSource, marks: { 'the five actions': content.priestActionsSource } },
  statues: { source: content.statuesPerGodSource, marks: { 'number of Statues': 'rulebook' } },
  herBoard: { source: content.boardRowsSource, marks: { 'what each row is for': 'rulebook', personality: content.personalitySpaceSource } },
  tokens: { source: content.tokenStartsSource, marks: { value: content.tokensSource } },
  rewards: { source: content.colourRewardsSource },
}

const keys = Object.keys(tableNames) as (keyof Tables)[]

/** The rows of the book by the names the rules know them by. */
const tablesOf = (rows: Rows): Tables => Object.fromEntries(keys.map((key, i) => [key, rows[i]])) as unknown as Tables

export const dataBook = createDataBook('tawantinsuyu', (rows) => validateTables(tablesOf(rows)), editions)
for (const key of keys) dataBook.enter({ name: tableNames[key], ...marks[key], rows: printed[key], shape: shapes[key] })

/** The tables of an edition. */
export const printedTables = (edition: number): Tables => tablesOf(dataBook.printed(edition))

/** The tables with corrections, and the corrections in the order of the tables, each once. */
export function correctedTables(input: unknown, edition: number): Result<{ tables: Tables; corrections: readonly Correction[] }> {
  const corrected = dataBook.corrected(input, edition)
  return corrected.ok ? { ...corrected, tables: tablesOf(corrected.tables) } : corrected
}
