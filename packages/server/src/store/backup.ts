// Everything that is kept as one file, the same for SQLite and PostgreSQL: a line per row, compressed, of one moment.
import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { newestMigration } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** In the order in which rows may refer to others, with their keys. */
const TABLES = [
  ['keys', ['name']], ['guests', ['id']], ['tables', ['id']], ['places', ['table_id', 'seat']], ['acts', ['table_id', 'sequence']], ['talk', ['number']],
  ['clocks', ['table_id']], ['thoughts', ['table_id']], ['notices', ['table_id', 'guest']], ['subscriptions', ['endpoint']], ['devices', ['hash']],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[]

const FORMAT = 'tollan-backup'
const AT_ONCE = 500

type Row = Record<string, unknown>
type Loose = Kysely<Record<string, Row>>

const loose = (db: Kysely<Schema>): Loose => db as unknown as Loose

async function* rowsOf(db: Loose, table: string, keys: readonly string[]): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    let query = db.selectFrom(table).selectAll().limit(AT_ONCE)
    for (const key of keys) query = query.orderBy(key)
    if (last !== undefined) query = query.where(sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key)))}) > (${sql.join(keys.map((key) => last?.[key]))})`)
    const rows = (await query.execute()) as Row[]
    yield* rows
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}

/** Writes everything to a file while the server runs; says how many rows. */
export async function backUp({ db, shared }: Store, file: string): Promise<number> {
  const zip = createGzip()
  const out = zip.pipe(createWriteStream(file, { mode: 0o600 })) // it holds the keys of the installation
  let rows = 0
  const line = async (content: object): Promise<void> => {
    if (!zip.write(`${JSON.stringify(content)}\n`)) await once(zip, 'drain')
  }
  const transaction = shared ? db.transaction().setIsolationLevel('repeatable read') : db.transaction()
  await transaction.execute(async (t) => {
    await line({ format: FORMAT, shape: newestMigration, at: Date.now() })
    for (const [table, keys] of TABLES)
      for await (const row of rowsOf(loose(t), table, keys)) {
        await line({ table, row })
        rows++
      }
    await line({ rows })
  })
  zip.end()
  await finished(out)
  return rows
}

interface Line {
  readonly format?: string
  readonly shape?: string
  readonly table?: string
  readonly row?: Row
  readonly rows?: number
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const read = createReadStream(file)
  const zip = createGunzip()
  read.on('error', (error) => zip.destroy(error))
  let rest = ''
  for await (const part of read.pipe(zip).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Fills an empty database from a file; nothing of it when something is wrong. */
export async function restore({ db, shared }: Store, file: string): Promise<number> {
  if ((await db.selectFrom('tables').select('id').limit(1).executeTakeFirst()) !== undefined) throw new Error('there are tables already: a backup is restored into an empty database')
  return db.transaction().execute(async (t) => {
    for (const [table] of TABLES) await t.deleteFrom(table).execute()
    let [head, rows, told]: [boolean, number, number | null] = [false, 0, null]
    let batch: { readonly table: string; readonly rows: Row[] } = { table: '', rows: [] }
    const flush = async (): Promise<void> => {
      if (batch.rows.length > 0) await loose(t).insertInto(batch.table).values(batch.rows).execute()
      batch.rows.length = 0
    }
    for await (const text of linesIn(file)) {
      const { format, shape, table, row, rows: all } = JSON.parse(text) as Line
      if (format === FORMAT) {
        if (shape !== newestMigration) throw new Error(`the backup has shape ${String(shape)}, this version ${newestMigration}: restore it with the version that made it`)
        head = true
      } else if (all !== undefined) told = all
      else if (!head || row === undefined || !TABLES.some(([name]) => name === table)) throw new Error('this is no backup')
      else {
        if (table !== batch.table || batch.rows.length >= AT_ONCE / 5) {
          await flush()
          batch = { table: table ?? '', rows: [] }
        }
        batch.rows.push(row)
        rows++
      }
    }
    await flush()
    if (told !== rows) throw new Error('the backup is cut off')
    if (shared) await sql`select setval(pg_get_serial_sequence('talk', 'number'), greatest((select max(number) from talk), 1))`.execute(t)
    return rows
  })
}
