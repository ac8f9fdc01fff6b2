// What people said at a table.
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

type NewLine = Omit<Schema['talk'], 'number'>
export type LineRow = NewLine & { readonly number: number }

export const addLine = async ({ db }: Store, line: NewLine): Promise<void> => {
  await db.insertInto('talk').values(line).execute()
}

const MOST_LINES = 500

/** The newest lines after a number, oldest first. */
export const linesOf = async ({ db }: Store, table: string, after: number): Promise<LineRow[]> =>
  (await db.selectFrom('talk').selectAll().where('table_id', '=', table).where('number', '>', after).orderBy('number', 'desc').limit(MOST_LINES).execute()).reverse()
