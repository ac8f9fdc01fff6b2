// What has to happen at a certain time, whichever process looks first: rows are claimed, and nobody waits for a claimed one.
import type { Store } from './store.ts'

const MOST_AT_ONCE = 50

export interface Kept {
  readonly due: number | null
  readonly state: string
}

export const clockKept = async ({ db }: Store, table: string): Promise<Kept | null> =>
  (await db.selectFrom('clocks').select(['due', 'state']).where('table_id', '=', table).executeTakeFirst()) ?? null

/** By table, how its time stands. */
export async function clocksKept({ db }: Store, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (tables.length === 0) return new Map()
  const rows = await db.selectFrom('clocks').select(['table_id', 'state']).where('table_id', 'in', [...tables]).execute()
  return new Map(rows.map(({ table_id: table, state }) => [table, state]))
}

export const keepClock = async ({ db }: Store, table: string, { due, state }: Kept): Promise<void> => {
  await db.insertInto('clocks').values({ table_id: table, due, state }).onConflict((c) => c.column('table_id').doUpdateSet({ due, state })).execute()
}

/** Whether anything is due. Reading asks for no lock, and mostly nothing is. */
const isAnyDue = async ({ db }: Store, table: 'clocks' | 'thoughts' | 'notices', now: number): Promise<boolean> =>
  (await db.selectFrom(table).select('table_id').where('due', '<=', now).limit(1).executeTakeFirst()) !== undefined

/** Tables where somebody's time is up now; each is given out once. */
export async function claimClocks(store: Store, now: number): Promise<readonly string[]> {
  if (!(await isAnyDue(store, 'clocks', now))) return []
  const { db, shared } = store
  const due = db.selectFrom('clocks').select('table_id').where('due', '<=', now).limit(MOST_AT_ONCE)
  const rows = await db.updateTable('clocks').set({ due: null }).where('table_id', 'in', shared ? due.forUpdate().skipLocked() : due).returning('table_id').execute()
  return rows.map(({ table_id: table }) => table)
}

/** Tables where a player that thinks is asked and nobody thinks for it; whoever takes them has so long before they are given out again. */
export async function claimThoughts(store: Store, now: number, until: number): Promise<readonly string[]> {
  if (!(await isAnyDue(store, 'thoughts', now))) return []
  const { db, shared } = store
  const due = db.selectFrom('thoughts').select('table_id').where('due', '<=', now).limit(MOST_AT_ONCE)
  const rows = await db.updateTable('thoughts').set({ due: until }).where('table_id', 'in', shared ? due.forUpdate().skipLocked() : due).returning('table_id').execute()
  return rows.map(({ table_id: table }) => table)
}

/** Nothing will be thought about there any more. */
export const forgetThoughts = async ({ db }: Store, table: string): Promise<void> => {
  await db.deleteFrom('thoughts').where('table_id', '=', table).execute()
}

export interface Notice {
  readonly table: string
  readonly guest: string
}

/** Notices to be sent now; each is given out once. */
export async function claimNotices(store: Store, now: number): Promise<readonly Notice[]> {
  if (!(await isAnyDue(store, 'notices', now))) return []
  const { db, shared } = store
  if (shared) {
    const due = db.selectFrom('notices').select(['table_id', 'guest']).where('due', '<=', now).limit(MOST_AT_ONCE).forUpdate().skipLocked()
    const rows = await db.with('taken', () => due).updateTable('notices').from('taken').set({ due: null })
      .whereRef('notices.table_id', '=', 'taken.table_id').whereRef('notices.guest', '=', 'taken.guest').returning(['notices.table_id', 'notices.guest']).execute()
    return rows.map(({ table_id: table, guest }) => ({ table, guest }))
  }
  const rows = await db.updateTable('notices').set({ due: null }).where('due', '<=', now).returning(['table_id', 'guest']).execute()
  return rows.map(({ table_id: table, guest }) => ({ table, guest }))
}

/** Whoever looks at a table has been told. */
export const forgetNotice = async ({ db }: Store, table: string, guest: string): Promise<void> => {
  await db.deleteFrom('notices').where('table_id', '=', table).where('guest', '=', guest).execute()
}
