// What is printed on boards and tiles of the game on the table, read once per game.
import { type Printed, printed, type Tableau, teotihuacan } from '@tollan/teotihuacan'
import type { Table } from '../../shell/table.svelte.ts'

const known = new WeakMap<object, Printed>()

export function printOf(table: Table<Tableau>): Printed {
  const found = known.get(table.options)
  if (found !== undefined) return found
  const compiled = teotihuacan.compile(table.options)
  if (!compiled.ok) throw new Error(compiled.message)
  const made = printed(compiled.rules)
  known.set(table.options, made)
  return made
}
