// Acts on their way into PostgreSQL: those of a moment in one transaction, so that they wait for the disk, and for the lock of the
// bus, once.
import type { Kysely } from 'kysely'
import type { ActsWriter, Written } from './acts-writer.ts'
import type { Schema } from './schema.ts'
import { together } from './together.ts'

/** All of a group or none; of each whether it was new. */
async function written(t: Kysely<Schema>, items: readonly Written[]): Promise<readonly boolean[]> {
  const rows = await t.insertInto('acts').values(items.map(({ row }) => row)).onConflict((c) => c.doNothing()).returning(['table_id', 'sequence']).execute()
  const news = new Set(rows.map(({ table_id: table }) => table)) // of a table there is one act at a time
  const beside = items.flatMap(({ row: { table_id: table }, beside: of }) => (news.has(table) ? [{ table_id: table, ...of }] : []))
  const clocks = beside.flatMap(({ table_id, clock }) => (clock === undefined ? [] : [{ table_id, ...clock }]))
  const thoughts = beside.flatMap(({ table_id, thought }) => (thought === undefined ? [] : [{ table_id, due: thought }]))
  const notices = beside.flatMap(({ table_id, notices: those }) => those.map((notice) => ({ table_id, ...notice })))
  if (clocks.length > 0) await t.insertInto('clocks').values(clocks).onConflict((c) => c.column('table_id').doUpdateSet((e) => ({ due: e.ref('excluded.due'), state: e.ref('excluded.state') }))).execute()
  if (thoughts.length > 0) await t.insertInto('thoughts').values(thoughts).onConflict((c) => c.column('table_id').doUpdateSet((e) => ({ due: e.ref('excluded.due') }))).execute()
  if (notices.length > 0) await t.insertInto('notices').values(notices).onConflict((c) => c.doNothing()).execute()
  return items.map(({ row }) => news.has(row.table_id))
}

const isAlone = ({ beside: { clock, thought, notices } }: Written): boolean => clock === undefined && thought === undefined && notices.length === 0

export function sharedActs(db: Kysely<Schema>): ActsWriter {
  const groups = together<Written>(async (items) => {
    // two processes that write the same tables take them in one order, so that neither waits for the other for ever
    const order = items.map((_, i) => i).sort((a, b) => ((items[a]?.row.table_id ?? '') < (items[b]?.row.table_id ?? '') ? -1 : 1))
    const sorted = order.flatMap((i) => items[i] ?? [])
    const done = sorted.every(isAlone) ? await written(db, sorted) : await db.transaction().execute((t) => written(t, sorted))
    const answers: boolean[] = []
    order.forEach((i, at) => (answers[i] = done[at] ?? false))
    return answers
  })
  return { ...groups, close: () => groups.settled() }
}
