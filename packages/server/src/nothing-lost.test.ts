// Servers that die at any moment lose nothing that was acknowledged. The long run is npm run soak:online.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from './testing/postgres.ts'
import { storm } from './testing/storm.ts'

const folder = mkdtempSync(join(tmpdir(), 'tollan-storm-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const postgres = await startPostgres()
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
})

const ASIDE = 180_000

test('one process on SQLite, killed three times', { timeout: ASIDE }, async () => {
  const after = await storm({ where: { folder: join(folder, 'sqlite') }, processes: 1, tables: 3, kills: 3, between: 60, seed: 1 })
  expect(after.troubles).toEqual([])
  expect(after).toMatchObject({ kills: 3 })
  expect(after.acknowledged).toBeGreaterThan(150)
})

test.skipIf(typeof postgres === 'string')(`two processes on one PostgreSQL, killed four times${typeof postgres === 'string' ? ` (${postgres})` : ''}`, { timeout: ASIDE }, async () => {
  if (typeof postgres === 'string') return
  const after = await storm({ where: { url: postgres.url, folder: join(folder, 'postgres') }, processes: 2, tables: 4, kills: 4, between: 60, seed: 2 })
  expect(after.troubles).toEqual([])
  expect(after).toMatchObject({ kills: 4 })
  expect(after.acknowledged).toBeGreaterThan(200)
})
