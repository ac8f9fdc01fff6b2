// SQLite as the runtime brings it, in the shape the query layer expects.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const bound = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[]

/** Every act is on the disk before it is acknowledged; whoever finds the file being written waits. */
export const PRAGMAS = 'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on'

/** Lists of other lengths are other statements: only so many are kept. */
const MOST_KEPT = 200

/** A durable database in one file, for one process. */
export function sqlite(file: string): Dialect {
  const database = new DatabaseSync(file)
  database.exec(PRAGMAS)
  const made = (text: string): SqliteStatement => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...bound(values)),
      run: (values) => statement.run(...bound(values)),
      iterate: (values) => statement.iterate(...bound(values)) as IterableIterator<unknown>,
    }
  }
  const kept = new Map<string, SqliteStatement>()
  const shaped: SqliteDatabase = {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text)
      if (known !== undefined) return known
      const statement = made(text)
      if (kept.size < MOST_KEPT) kept.set(text, statement)
      return statement
    },
  }
  return new SqliteDialect({ database: shaped })
}

const MOST_WAIT_MS = 60_000

/** Lets one process at a time change the shape of a database in a folder; a lock of somebody who died is open. */
export async function oneAtATime<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`pragma busy_timeout = ${MOST_WAIT_MS}; begin exclusive`)
    return await work()
  } finally {
    lock.close()
  }
}
