// `npm run soak:online`: whole games at 50 tables on two processes and one PostgreSQL, then at 12 on one process and SQLite,
// with servers killed at random moments. Every acknowledged answer must be there exactly once. Then 100,000 frames nobody should send.
import './require-node.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'
import { fuzzed } from '../packages/server/src/testing/fuzzed.ts'
import { storm } from '../packages/server/src/testing/storm.ts'

const seed = Number(process.argv[2] ?? '1')
const folder = mkdtempSync(join(tmpdir(), 'tollan-soak-'))
const postgres = await startPostgres()
let bad = 0
const told = (name: string, { troubles, ...figures }: Awaited<ReturnType<typeof storm>>): void => {
  console.log(name, JSON.stringify(figures))
  for (const trouble of troubles) console.log(`  ${trouble}`)
  bad += troubles.length
}
if (typeof postgres === 'string') console.log(`skipped: ${postgres}`)
else {
  told('PostgreSQL, 2 processes, 50 tables', await storm({ where: { url: postgres.url, folder: join(folder, 'postgres') }, processes: 2, tables: 50, kills: 24, between: 500, seed }))
  await postgres.stop()
}
told('SQLite, 1 process, 12 tables', await storm({ where: { folder: join(folder, 'sqlite') }, processes: 1, tables: 12, kills: 20, between: 120, seed }))
const { answers, sent, strange, changed } = await fuzzed(join(folder, 'fuzz'), 100_000, seed)
console.log('frames nobody should send', JSON.stringify({ sent, answers, changed }))
for (const word of strange) console.log(`  ${word}`)
bad += strange.length + (changed ? 1 : 0)
rmSync(folder, { recursive: true, force: true })
process.exit(bad === 0 ? 0 : 1)
