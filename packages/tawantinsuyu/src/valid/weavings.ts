// Weavings: how many, their numbers, patterns and marks.
import type { Wrong } from '@tollan/kernel/data'
import type { Supply, Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'
import { numbersWrong, rowsWrong } from './rows.ts'

const table = tableNames.weavings
const WEAVINGS = 35
const STARTING = 4

export function* weavingsWrong({ weavings }: Tables, { patterns }: Supply): Generator<Wrong> {
  yield* rowsWrong(table, weavings, WEAVINGS, 'TAW-COMP-06')
  const starting = weavings.filter((tile) => tile.number === 0)
  if (starting.length !== STARTING) yield `${table}: there must be ${STARTING} starting Weavings, not ${starting.length} (TAW-COMP-06)`
  yield* numbersWrong(table, weavings.filter((tile) => tile.number !== 0), 'TAW-DATA-15')
  for (const { id, players } of starting) if (players !== 0) yield { message: `${table}.${id} must have players 0: starting Weavings carry no mark (TAW-DATA-15)`, why: { reason: 'starting-weaving-marked', need: 0, have: players } }
  const copies = patterns.map((pattern) => weavings.filter((tile) => tile.pattern === pattern).length)
  for (const [i, pattern] of patterns.entries()) if (copies[i] === 0) yield `${table}: no tile has the pattern ${pattern} (TAW-COMP-07)`
  if (new Set(copies).size === 1) yield `${table}: some patterns must be more frequent than others, not ${copies[0]} tiles of each (TAW-COMP-07)`
}
