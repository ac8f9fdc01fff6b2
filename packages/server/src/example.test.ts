// The bot of examples/ plays a whole game against another one, by the protocol alone.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fastRandom } from '@tollan/kernel'
import { expect, test } from 'vitest'
import { openServer } from './server.ts'
import { knownSecrets } from './testing/known-secrets.ts'
import { connect, leave, newPlayer, request, until } from './testing/player.ts'

test('two bots of ten lines play a game to its end', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tollan-example-'))
  const files = join(root, 'files')
  mkdirSync(files)
  writeFileSync(join(files, 'index.html'), 'x')
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder: root }, newSecret: knownSecrets() })
  const host = await newPlayer(server.address, 'Host', fastRandom(1))
  host.table = String((await request(host, 'POST', '/tables', { game: 'tawantinsuyu', options: { players: 3 }, listed: false, talk: false, clock: { kind: 'none' }, name: 'Host' })).body['id'])
  connect(host)
  const bot = join(import.meta.dirname, '../../../examples/bot.mjs')
  expect(readFileSync(bot, 'utf8').trim().split('\n').filter((line) => !line.startsWith('//'))).toHaveLength(10)
  const bots = ['One', 'Two'].map((name) => promisify(execFile)(process.execPath, [bot, server.address, host.table, name]))
  await until(host, () => host.state?.places.every(({ here }) => here) === true)
  await request(host, 'POST', `/tables/${host.table}/start`)
  await until(host, () => host.state?.status === 'over')
  for (const { stderr } of await Promise.all(bots)) expect(stderr).toBe('')
  leave(host)
  await server.close()
  rmSync(root, { recursive: true })
})
