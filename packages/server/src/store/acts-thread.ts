// The thread that writes acts into the one file. A commit waits for the disk for milliseconds: here nobody waits with it.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Written, Wrote } from './acts-writer.ts'
import { PRAGMAS } from './sqlite.ts'

const database = new DatabaseSync(String(workerData))
database.exec(PRAGMAS)
const kept = new Map<string, StatementSync>()

function run(text: string, ...values: SQLInputValue[]): number {
  const statement = kept.get(text) ?? database.prepare(text)
  kept.set(text, statement)
  return Number(statement.run(...values).changes)
}

/** False when this number or this message is there already. */
function isNew({ row: { table_id: table, sequence, seat, client, act, at, asked }, beside: { clock, thought, notices } }: Written): boolean {
  const added = run('insert into acts (table_id, sequence, seat, client, act, at, asked) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing', table, sequence, seat, client, act, at, asked)
  if (added === 0) return false
  if (clock !== undefined) run('insert into clocks (table_id, due, state) values (?, ?, ?) on conflict (table_id) do update set due = excluded.due, state = excluded.state', table, clock.due, clock.state)
  if (thought !== undefined) run('insert into thoughts (table_id, due) values (?, ?) on conflict (table_id) do update set due = excluded.due', table, thought)
  for (const { guest, due } of notices) run('insert into notices (table_id, guest, due) values (?, ?, ?) on conflict do nothing', table, guest, due)
  return true
}

/** All of them in one transaction, or none. */
function write(items: readonly Written[]): Wrote {
  try {
    run('begin immediate')
    const written = items.map(isNew)
    run('commit')
    return { written }
  } catch (error) {
    if (database.isTransaction) run('rollback')
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (items: readonly Written[] | null) => {
  if (items !== null) return parentPort?.postMessage(write(items))
  database.close()
  parentPort?.close()
})
