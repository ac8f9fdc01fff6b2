// SQLite as the runtime brings it, in the shape the query layer expects.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely'

const bound = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[]

/** A durable database in one file, for one process. */
export function sqlite(file: string): Dialect {
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const shaped: SqliteDatabase = {
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bound(values)),
        run: (values) => statement.run(...bound(values)),
        iterate: (values) => statement.iterate(...bound(values)) as IterableIterator<unknown>,
      }
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
