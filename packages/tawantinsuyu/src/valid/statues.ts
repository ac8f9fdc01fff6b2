// Statues: how many of each god is told by players, how many there are is printed.
import type { Wrong } from '@tollan/kernel/data'
import { gods, type Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'
import { rowsWrong } from './rows.ts'

/** TAW-COMP-08. */
const MOST = { small: 12, large: 6 } as const

export function* statuesWrong({ statues }: Tables): Generator<Wrong> {
  const table = tableNames.statues
  yield* rowsWrong(table, statues, gods.length, 'TAW-COMP-08')
  for (const [i, { id }] of statues.entries()) if (id !== gods[i]) yield `${table}.${id} must stand in the order of the gods (TAW-COMP-08)`
  for (const size of ['small', 'large'] as const) {
    const n = statues.reduce((sum, row) => sum + row[size], 0)
    if (n > MOST[size]) yield { message: `${table}: there are ${MOST[size]} ${size} Statues in all, not ${n} (TAW-COMP-08)`, why: { reason: `${size}-statues-in-all`, need: MOST[size], have: n } }
  }
}
