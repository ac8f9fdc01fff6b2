// What tables of rows have in common.

/** Rows are part of the state by their place: as many as there are, each name once. */
export function* rowsWrong(table: string, rows: readonly { readonly id: string }[], n: number, rule: string): Generator<string> {
  if (rows.length !== n) yield `${table} must have ${n} rows, not ${rows.length} (${rule})`
  const twice = rows.find((row, i) => rows.findIndex((other) => other.id === row.id) !== i)
  if (twice !== undefined) yield `${table}.${twice.id} is there twice (${rule})`
}

/** Numbers from 1 upward without gaps, in the order of the rows. */
export function* numbersWrong(table: string, rows: readonly { readonly id: string; readonly number: number }[], rule: string): Generator<string> {
  for (const [i, row] of rows.entries()) if (row.number !== i + 1) yield `${table}.${row.id} must have number ${i + 1}, not ${row.number} (${rule})`
}
