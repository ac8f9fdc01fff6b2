// What is kept about one person: carried to another device, given out, taken away.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from './store.ts'

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')
const LINK_MS = 10 * 60_000

/** A link for another device: good once, for ten minutes. */
export async function deviceLink({ db }: Store, guest: string, now: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.deleteFrom('devices').where((where) => where.or([where('guest', '=', guest), where('until', '<', now)])).execute()
  await db.insertInto('devices').values({ hash: hashed(token), guest, until: now + LINK_MS }).execute()
  return token
}

/** Who made the link; null when it was used or is too old. */
export async function useDeviceLink({ db }: Store, token: string, now: number): Promise<string | null> {
  const row = await db.deleteFrom('devices').where('hash', '=', hashed(token)).returning(['guest', 'until']).executeTakeFirst()
  return row === undefined || row.until < now ? null : row.guest
}

/** Messages of a guest begin with who it is. No pattern: its letters mean something else in each database. */
const saidBy = (guest: string) => sql<boolean>`substr(client, 1, ${guest.length + 1}) = ${`${guest}:`}`

/** Everything that is kept about a guest. */
export async function dataOf({ db }: Store, guest: string): Promise<object> {
  const [who, places, talk, subscriptions, acts] = await Promise.all([
    db.selectFrom('guests').select(['name', 'created', 'email', 'language', 'zone']).where('id', '=', guest).executeTakeFirst(),
    db.selectFrom('places').innerJoin('tables', 'tables.id', 'places.table_id').select(['tables.id as table', 'tables.game', 'tables.status', 'tables.created', 'places.seat', 'places.name', 'places.symbol']).where('places.guest', '=', guest).execute(),
    db.selectFrom('talk').select(['table_id as table', 'name', 'text', 'reaction', 'at']).where('guest', '=', guest).orderBy('number').execute(),
    db.selectFrom('subscriptions').select('endpoint').where('guest', '=', guest).execute(),
    db.selectFrom('acts').select(['table_id as table', 'sequence', 'act', 'at']).where(saidBy(guest)).where('table_id', 'in', db.selectFrom('places').select('table_id').where('guest', '=', guest)).execute(),
  ])
  return { guest: who ?? null, tables: places, talk, browsers: subscriptions.map(({ endpoint }) => new URL(endpoint).host), acts }
}

/** What others played with stays theirs, under a name that is nobody's: a companion plays on in games that run, what was said is gone. */
export async function forgetGuest({ db }: Store, guest: string, now: number): Promise<readonly string[]> {
  const nobody = `gone-${randomBytes(12).toString('hex')}`
  return db.transaction().execute(async (t) => {
    await t.deleteFrom('guests').where('id', '=', guest).execute() // written first: what was read before acts came in could not be written to
    const held = await t.selectFrom('places').innerJoin('tables', 'tables.id', 'places.table_id').select(['places.table_id', 'tables.status', 'tables.host']).where('places.guest', '=', guest).execute()
    const waiting = held.filter(({ status }) => status === 'waiting')
    for (const { table_id: table, host } of waiting) {
      if (host === guest) await t.updateTable('tables').set({ status: 'abandoned', host: nobody, updated: now }).where('id', '=', table).execute()
      else await t.deleteFrom('places').where('table_id', '=', table).where('guest', '=', guest).execute()
    }
    await t.updateTable('places').set({ guest: nobody, name: '?', companion: 1 }).where('guest', '=', guest).execute()
    for (const { table_id: table } of held)
      await t.updateTable('acts').set({ client: sql<string>`${nobody} || substr(client, ${guest.length + 1})` }).where('table_id', '=', table).where(saidBy(guest)).execute()
    await t.updateTable('tables').set({ host: nobody }).where('host', '=', guest).execute()
    for (const table of ['talk', 'notices', 'subscriptions', 'devices'] as const) await t.deleteFrom(table).where('guest', '=', guest).execute()
    return held.map(({ table_id: table }) => table)
  })
}
