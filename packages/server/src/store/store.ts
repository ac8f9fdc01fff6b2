// Everything that is kept, behind one set of functions: SQLite in a folder, or PostgreSQL shared by any number of processes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { sharedActs } from './acts-shared.ts'
import { type ActsWriter, actsWriter, type Beside } from './acts-writer.ts'
import { type Bus, listening, silent } from './bus.ts'
import { migrations } from './migrations.ts'
import type { ActRow, NewPlace, PlaceRow, Schema, Status, TableRow } from './schema.ts'
import { oneAtATime, sqlite } from './sqlite.ts'

export interface Where {
  /** A PostgreSQL database; without it, SQLite in the folder. */
  readonly url?: string | undefined
  readonly folder: string
}

export interface Store {
  readonly db: Kysely<Schema>
  readonly bus: Bus
  /** Several processes use it: it is PostgreSQL. */
  readonly shared: boolean
  /** Those of a moment are written together. */
  readonly acts: ActsWriter
}

const INT8 = 20
/** What notices of a line are signed with. */
const lineOf = (client: pg.PoolClient): number => (client as unknown as { readonly processID: number }).processID

/** `own`: the lines of this process, as PostgreSQL numbers them. */
function postgres(url: string, own: Set<number>): PostgresDialect {
  const types = { getTypeParser: (id: number, format?: 'text' | 'binary') => (id === INT8 ? Number : pg.types.getTypeParser(id, format ?? 'text')) }
  const pool = new pg.Pool({ connectionString: url, max: 16, types })
  pool.on('connect', (client) => own.add(lineOf(client)))
  pool.on('remove', (client) => own.delete(lineOf(client)))
  pool.on('error', () => {}) // a line nobody used broke; whoever asks next gets a new one, or an error of their own
  return new PostgresDialect({ pool })
}

/** One process at a time, from the moment the file is made. */
function inFolder<T>(folder: string, work: (file: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  return oneAtATime(join(folder, 'tollan.lock'), () => work(join(folder, 'tollan.sqlite')))
}

/** Opens it and brings it to the newest shape; several processes may start at once. `onQuery` hears how long each query took. */
export async function openStore({ url, folder }: Where, onQuery: (ms: number) => void = () => {}): Promise<Store> {
  const open = async (dialect: Dialect): Promise<Kysely<Schema>> => {
    const db = new Kysely<Schema>({ dialect, log: ({ queryDurationMillis }) => onQuery(queryDurationMillis) })
    const { error } = await new Migrator({ db, provider: migrations(url !== undefined) }).migrateToLatest()
    if (error === undefined) return db
    await db.destroy()
    throw error instanceof Error ? error : new Error(String(error))
  }
  if (url !== undefined) {
    const own = new Set<number>()
    const db = await open(postgres(url, own))
    return { db, bus: await listening(url, own), shared: true, acts: sharedActs(db) }
  }
  return inFolder(folder, async (name) => {
    const db = await open(sqlite(name))
    return { db, bus: silent(), shared: false, acts: actsWriter(name, onQuery) }
  })
}

export async function closeStore({ db, bus, acts }: Store): Promise<void> {
  await acts.close()
  await bus.close()
  await db.destroy()
}

export const isReady = async ({ db }: Store): Promise<boolean> => (await sql`select 1`.execute(db)).rows.length === 1

/** A secret of the installation: made once, the same for every process. */
export async function keyOf({ db }: Store, name: string, make: () => string): Promise<string> {
  await db.insertInto('keys').values({ name, value: make() }).onConflict((c) => c.doNothing()).execute()
  return (await db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}

// --- guests ---

export const addGuest = async ({ db }: Store, id: string, at: number): Promise<void> => {
  await db.insertInto('guests').values({ id, name: null, created: at, seen: at, email: null, language: null, zone: null }).onConflict((c) => c.doNothing()).execute()
}

export const guestName = async ({ db }: Store, id: string): Promise<string | null> =>
  (await db.selectFrom('guests').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null

export const nameGuest = async ({ db }: Store, id: string, name: string): Promise<void> => {
  await db.updateTable('guests').set({ name }).where('id', '=', id).execute()
}

export const placeGuest = async ({ db }: Store, id: string, zone: number | undefined): Promise<void> => {
  if (zone !== undefined) await db.updateTable('guests').set({ zone }).where('id', '=', id).execute()
}

/** Minutes before Greenwich of the seats of a table. */
export async function zonesOf({ db }: Store, places: readonly Pick<PlaceRow, 'seat' | 'guest'>[]): Promise<readonly number[]> {
  if (places.length === 0) return []
  const rows = await db.selectFrom('guests').select(['id', 'zone']).where('id', 'in', places.map(({ guest }) => guest)).execute()
  const zones: number[] = []
  for (const { seat, guest } of places) zones[seat] = rows.find(({ id }) => id === guest)?.zone ?? 0
  return zones
}

// --- tables ---

export interface KeptTable {
  readonly row: TableRow
  readonly places: readonly PlaceRow[]
}

export async function addTable({ db }: Store, row: TableRow, place: NewPlace): Promise<void> {
  await db.transaction().execute(async (t) => {
    await t.insertInto('tables').values(row).execute()
    await t.insertInto('places').values(place).execute()
  })
}

export async function tableOf({ db }: Store, id: string): Promise<KeptTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  return { row, places: await db.selectFrom('places').selectAll().where('table_id', '=', id).orderBy('seat').execute() }
}

/** False when the seat was taken meanwhile, or the guest sits there already. */
export async function takePlace({ db }: Store, place: NewPlace, at: number): Promise<boolean> {
  return db.transaction().execute(async (t) => {
    const open = await t.updateTable('tables').set({ updated: at }).where('id', '=', place.table_id).where('status', '=', 'waiting').executeTakeFirst()
    if (open.numUpdatedRows === 0n) return false
    const done = await t.insertInto('places').values(place).onConflict((c) => c.doNothing()).executeTakeFirst()
    return done.numInsertedOrUpdatedRows === 1n
  })
}

/** False when the seat was taken meanwhile, or the game has begun. */
export async function movePlace({ db }: Store, table: string, guest: string, to: { readonly seat: number; readonly name: string; readonly symbol?: string }, at: number): Promise<boolean> {
  return db.transaction().execute(async (t) => {
    const open = await t.updateTable('tables').set({ updated: at }).where('id', '=', table).where('status', '=', 'waiting').executeTakeFirst()
    if (open.numUpdatedRows === 0n) return false
    const taken = await t.selectFrom('places').select('guest').where('table_id', '=', table).where('seat', '=', to.seat).where('guest', '!=', guest).executeTakeFirst()
    if (taken !== undefined) return false
    return (await t.updateTable('places').set(to).where('table_id', '=', table).where('guest', '=', guest).executeTakeFirst()).numUpdatedRows === 1n
  })
}

export async function leavePlace({ db }: Store, table: string, guest: string, at: number): Promise<boolean> {
  return db.transaction().execute(async (t) => {
    const open = await t.updateTable('tables').set({ updated: at }).where('id', '=', table).where('status', '=', 'waiting').executeTakeFirst()
    if (open.numUpdatedRows === 0n) return false
    const done = await t.deleteFrom('places').where('table_id', '=', table).where('guest', '=', guest).executeTakeFirst()
    return done.numDeletedRows === 1n
  })
}

/** From one status to another; false when it was not the first any more. */
export async function turnStatus({ db }: Store, table: string, from: Status, to: Status, at: number): Promise<boolean> {
  const done = await db.updateTable('tables').set({ status: to, updated: at }).where('id', '=', table).where('status', '=', from).executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Begins a game: seats are numbered without gaps, and nobody can join or leave any more. False when it had begun. */
export async function moveTogether({ db }: Store, { row, places }: KeptTable, options: string, at: number): Promise<boolean> {
  return db.transaction().execute(async (t) => {
    const open = await t.updateTable('tables').set({ options, status: 'playing', updated: at }).where('id', '=', row.id).where('status', '=', 'waiting').executeTakeFirst()
    if (open.numUpdatedRows === 0n) return false
    for (const [seat, place] of places.entries())
      if (place.seat !== seat) await t.updateTable('places').set({ seat }).where('table_id', '=', row.id).where('guest', '=', place.guest).execute()
    return true
  })
}

/** The table where the same people play again; false when somebody made one before. */
export async function linkRematch({ db }: Store, table: string, rematch: string): Promise<boolean> {
  const done = await db.updateTable('tables').set({ rematch }).where('id', '=', table).where('rematch', 'is', null).executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** From one motion to another; false when somebody changed it meanwhile. */
export async function turnMotion({ db }: Store, table: string, from: string | null, to: string | null): Promise<boolean> {
  const query = db.updateTable('tables').set({ motion: to }).where('id', '=', table)
  const done = await (from === null ? query.where('motion', 'is', null) : query.where('motion', '=', from)).executeTakeFirst()
  return done.numUpdatedRows === 1n
}

const MOST_LISTED = 100

export const listedTables = async ({ db }: Store): Promise<TableRow[]> =>
  db.selectFrom('tables').selectAll().where('listed', '=', 1).where('status', '=', 'waiting').orderBy('updated', 'desc').limit(MOST_LISTED).execute()

export const tablesOfGuest = async ({ db }: Store, guest: string): Promise<TableRow[]> =>
  db.selectFrom('tables').selectAll('tables').innerJoin('places', 'places.table_id', 'tables.id').where('places.guest', '=', guest)
    .where('tables.status', '!=', 'abandoned').orderBy('tables.updated', 'desc').limit(MOST_LISTED).execute()

export const placesOf = async ({ db }: Store, tables: readonly string[]): Promise<PlaceRow[]> =>
  tables.length === 0 ? [] : db.selectFrom('places').selectAll().where('table_id', 'in', [...tables]).orderBy('seat').execute()

// --- the history of a game ---

export const actsOf = async ({ db }: Store, table: string, after: number): Promise<ActRow[]> =>
  db.selectFrom('acts').selectAll().where('table_id', '=', table).where('sequence', '>', after).orderBy('sequence').execute()

/** By table, the seats asked after its last act; null where an act of old does not say it. */
export async function seatsAsked({ db }: Store, tables: readonly string[]): Promise<ReadonlyMap<string, readonly number[] | null>> {
  if (tables.length === 0) return new Map()
  const last = db.selectFrom('acts').select(['table_id', db.fn.max('sequence').as('last')]).where('table_id', 'in', [...tables]).groupBy('table_id').as('newest')
  const rows = await db.selectFrom('acts').innerJoin(last, (join) => join.onRef('newest.table_id', '=', 'acts.table_id').onRef('newest.last', '=', 'acts.sequence')).select(['acts.table_id', 'acts.asked']).execute()
  return new Map(rows.map(({ table_id: table, asked }) => [table, asked === null ? null : (JSON.parse(asked) as number[])]))
}

/** False when somebody else wrote this number, or this message was written before. */
export const appendAct = ({ acts }: Store, row: ActRow, beside: Beside = { notices: [] }): Promise<boolean> => acts.write({ row, beside })

/** Puts a player that thinks on a seat that is free, or takes it away; false when somebody sits there, or the game has begun. */
export async function seatThinker({ db }: Store, table: string, { seat, level, style }: Pick<PlaceRow, 'seat' | 'level' | 'style'>, at: number): Promise<boolean> {
  return db.transaction().execute(async (t) => {
    const open = await t.updateTable('tables').set({ updated: at }).where('id', '=', table).where('status', '=', 'waiting').executeTakeFirst()
    if (open.numUpdatedRows === 0n) return false
    await t.deleteFrom('places').where('table_id', '=', table).where('seat', '=', seat).where('level', 'is not', null).execute()
    if (level === null) return true
    const done = await t.insertInto('places').values({ table_id: table, seat, guest: `thinks-${seat}`, name: level, symbol: null, level, style }).onConflict((c) => c.doNothing()).executeTakeFirst()
    return done.numInsertedOrUpdatedRows === 1n
  })
}

/** The program plays on for a seat, or its person has come back. */
export const setCompanion = async ({ db }: Store, table: string, seat: number, companion: boolean): Promise<void> => {
  await db.updateTable('places').set({ companion: companion ? 1 : 0 }).where('table_id', '=', table).where('seat', '=', seat).execute()
}
