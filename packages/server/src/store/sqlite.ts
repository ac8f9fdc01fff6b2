// SQLite as the runtime brings it, in the shape the query layer expects.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely'

const bound = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[]

/** A durable database in one file, for one process. */
export function sqlite(file: string): Dialect {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000')
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
