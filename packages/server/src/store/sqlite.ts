// SQLite as the runtime brings it, in the shape the query layer expects.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely'

const bound = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[]

export interface Sqlite {
  readonly dialect: Dialect
  /** Statements that run thousands of times, past the query layer: for whoever holds the one connection there is. */
  readonly run: (text: string, ...values: SQLInputValue[]) => number
}

/** A durable database in one file, for one process. */
export function sqlite(file: string): Sqlite {
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
  const kept = new Map<string, StatementSync>()
  const statement = (text: string): StatementSync => {
    const made = kept.get(text) ?? database.prepare(text)
    kept.set(text, made)
    return made
  }
  return { dialect: new SqliteDialect({ database: shaped }), run: (text, ...values) => Number(statement(text).run(...values).changes) }
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
