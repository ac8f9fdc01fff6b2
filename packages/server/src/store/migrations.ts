// The shape of the database, step by step. A step that has run anywhere is never changed.
import { sql } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'

const tables = (shared: boolean): Migration => ({
  async up(db) {
    await db.schema.createTable('keys').addColumn('name', 'text', (c) => c.primaryKey()).addColumn('value', 'text', (c) => c.notNull()).execute()
    await db.schema.createTable('guests')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('talk', 'integer', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('rematch', 'text')
      .addColumn('motion', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'status', 'updated']).execute()
    await db.schema.createTable('places')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('symbol', 'text')
      .addPrimaryKeyConstraint('places_key', ['table_id', 'seat'])
      .addUniqueConstraint('places_guest', ['table_id', 'guest'])
      .execute()
    await db.schema.createIndex('places_of_guest').on('places').column('guest').execute()
    await db.schema.createTable('acts')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('client', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('acts_key', ['table_id', 'sequence'])
      .addUniqueConstraint('acts_client', ['table_id', 'client'])
      .execute()
    await db.schema.createTable('talk')
      .addColumn('number', shared ? 'bigserial' : 'integer', (c) => (shared ? c.primaryKey() : c.primaryKey().autoIncrement()))
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('talk_of_table').on('talk').columns(['table_id', 'number']).execute()
    if (!shared) return
    // other processes hear of a change the moment it is committed
    await sql`create function tollan_tell() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'tables' then perform pg_notify('tollan', new.id); else perform pg_notify('tollan', new.table_id); end if;
        return null;
      end $$`.execute(db)
    for (const table of ['tables', 'places', 'acts', 'talk'])
      await sql`create trigger ${sql.ref(`${table}_tell`)} after insert or update on ${sql.table(table)} for each row execute function tollan_tell()`.execute(db)
  },
})

/** Whose turn it is can be told without playing a game again. */
const asked: Migration = {
  async up(db) {
    await db.schema.alterTable('acts').addColumn('asked', 'text').execute()
  },
}

/** Clocks, notices, links to other devices, what a seat is when its person is away for good. */
const time = (shared: boolean): Migration => ({
  async up(db) {
    await db.schema.alterTable('talk').addColumn('reaction', 'text').execute()
    await db.schema.alterTable('places').addColumn('companion', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    for (const [name, type] of [['email', 'text'], ['language', 'text'], ['zone', 'integer']] as const) await db.schema.alterTable('guests').addColumn(name, type).execute()
    await db.schema.createTable('clocks')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('due', 'bigint')
      .addColumn('state', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('clocks_due').on('clocks').column('due').execute()
    await db.schema.createTable('notices')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addPrimaryKeyConstraint('notices_key', ['table_id', 'guest'])
      .execute()
    await db.schema.createIndex('notices_due').on('notices').column('due').execute()
    await db.schema.createTable('subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('subscriptions_of_guest').on('subscriptions').column('guest').execute()
    await db.schema.createTable('devices')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()
    if (shared) await sql`create trigger clocks_tell after insert or update on clocks for each row execute function tollan_tell()`.execute(db)
  },
})

/** Whoever has written an act itself need not read it again. */
const numbered = (shared: boolean): Migration => ({
  async up(db) {
    if (!shared) return
    await sql`create or replace function tollan_tell() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'tables' then perform pg_notify('tollan', new.id);
        elsif tg_table_name = 'acts' then perform pg_notify('tollan', new.table_id || ':' || new.sequence);
        else perform pg_notify('tollan', new.table_id); end if;
        return null;
      end $$`.execute(db)
  },
})

/** Players that think: where they sit, and where they are asked. */
const thinkers: Migration = {
  async up(db) {
    await db.schema.alterTable('places').addColumn('level', 'text').execute()
    await db.schema.createTable('thoughts')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('due', 'bigint')
      .execute()
    await db.schema.createIndex('thoughts_due').on('thoughts').column('due').execute()
  },
}

/** Others hear the act itself, and need not read it; a clock that goes on is no news of anything else. A word has less than 8000 bytes. */
const told = (shared: boolean): Migration => ({
  async up(db) {
    if (!shared) return
    await sql`create or replace function tollan_tell() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'tables' then perform pg_notify('tollan', new.id);
        elsif tg_table_name = 'acts' then
          perform pg_notify('tollan', new.table_id || ':' || new.sequence || ' ' || new.client || case when octet_length(new.act) < 7000 then ' ' || new.act else '' end);
        elsif tg_table_name = 'clocks' then perform pg_notify('tollan', new.table_id || ':clock');
        else perform pg_notify('tollan', new.table_id); end if;
        return null;
      end $$`.execute(db)
  },
})

/** Tables that play with corrected values name them. */
const sheets: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('sheet', 'text').execute()
  },
}

/** Players that think may like something. */
const styles: Migration = {
  async up(db) {
    await db.schema.alterTable('places').addColumn('style', 'text').execute()
  },
}

const steps = (shared: boolean): Readonly<Record<string, Migration>> => ({ '0001-tables': tables(shared), '0002-asked': asked, '0003-time': time(shared), '0004-numbered': numbered(shared), '0005-thinkers': thinkers, '0006-told': told(shared), '0007-sheets': sheets, '0008-styles': styles })

/** The shape this version brings a database to. */
export const newestMigration = Object.keys(steps(false)).at(-1) ?? ''

/** `shared`: several processes use the database, so that it is PostgreSQL. */
export const migrations = (shared: boolean): MigrationProvider => ({ getMigrations: async () => steps(shared) })
