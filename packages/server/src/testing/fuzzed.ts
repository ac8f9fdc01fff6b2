// A table in the middle of its game, and somebody who sends what nobody should: nothing of it may change anything.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import { openServer } from '../server.ts'
import { closeStore, openStore } from '../store/store.ts'
import { boundless } from './boundless.ts'
import { knownSecrets } from './known-secrets.ts'
import { badFrame, badRequest, fuzz, type Fuzzed } from './fuzz.ts'
import { connect, leave, newPlayer, request, until } from './player.ts'
import { roomOf, troubles } from './truth.ts'

const AT_ONCE = 2000
/** Requests among so many frames. */
const FRAMES_A_REQUEST = 10

export async function fuzzed(folder: string, frames: number, seed: number): Promise<Fuzzed & { readonly changed: boolean }> {
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder }, limits: boundless, newSecret: knownSecrets() })
  const [anna, bela, mallory] = await Promise.all(['Anna', 'Béla', 'Mallory'].map((name, i) => newPlayer(server.address, name, fastRandom(seed + i))))
  if (anna === undefined || bela === undefined || mallory === undefined) throw new Error('nobody came')
  const table = String((await request(anna, 'POST', '/tables', { game: 'teotihuacan', options: { players: 2 }, listed: false, talk: false, clock: { kind: 'none' }, name: 'Anna' })).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) {
    player.table = table
    connect(player)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  await until(anna, () => anna.done.size > 15)
  for (const player of [anna, bela]) player.quiet = true
  await until([anna, bela], () => anna.pending === null && bela.pending === null && anna.room?.counter === bela.room?.counter)
  const store = await openStore({ folder })
  const before = (await roomOf(store, table)).journal.counter
  const random = fastRandom(seed)
  // nobody, somebody who may do nothing here, and three who pretend to be somebody else
  const cookies = ['', mallory.cookie, `${anna.cookie}x`, `${anna.cookie.split('.', 1)[0]}.${'A'.repeat(43)}`, 'tollan-guest=x']
  const answers: Record<string, number> = {}
  const strange: string[] = []
  let sent = 0
  while (sent < frames) {
    const some = Array.from({ length: Math.min(AT_ONCE, frames - sent) }, () => badFrame(random, [table, 'A'.repeat(24)], anna.heard))
    const result = await fuzz(mallory, some.map((frame) => (frame.includes('"lobby"') ? '{"t":"lobby"' : frame)))
    for (const [code, n] of Object.entries(result.answers)) answers[code] = (answers[code] ?? 0) + n
    strange.push(...result.strange)
    for (let n = 0; n < some.length / FRAMES_A_REQUEST; n++) {
      const odd = await badRequest(server.address, random, [table, 'A'.repeat(24)], cookies)
      if (odd !== null) strange.push(odd)
    }
    sent += some.length
  }
  strange.push(...(await troubles(store, table, [anna, bela])))
  const changed = (await roomOf(store, table)).journal.counter !== before
  await closeStore(store)
  for (const player of [anna, bela, mallory]) leave(player)
  await server.close()
  return { sent, answers, strange, changed }
}
