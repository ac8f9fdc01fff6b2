// People at one table who come through different processes, and a list of tables that plays no game again.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import { PROTOCOL, type Times, type ToClient } from '@tollan/protocol'
import { afterAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openServer } from './server.ts'
import { closeStore, openStore } from './store/store.ts'
import { openPresence } from './store/presence.ts'
import { myTables } from './tables/lobby.ts'
import { openTables, watch } from './tables/tables.ts'
import { boundless } from './testing/boundless.ts'
import { heardOf, look, tells, wake } from './testing/house.ts'
import { knownSecrets } from './testing/known-secrets.ts'
import { connect, leave, newPlayer, request, until, type Player } from './testing/player.ts'
import { startPostgres } from './testing/postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'tollan-presence-'))
const files = join(root, 'files')
mkdirSync(files)
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
const postgres = await startPostgres()
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

const wish = { game: 'teotihuacan', options: { players: 2 }, listed: true, talk: true, clock: { kind: 'none' }, name: 'Anna' }

test.skipIf(typeof postgres === 'string')(`everybody at a table is seen through every process${typeof postgres === 'string' ? ` (${postgres})` : ''}`, async () => {
  if (typeof postgres === 'string') return
  const where = { folder: join(root, 'shared'), url: postgres.url }
  const [one, two] = await Promise.all([1, 2].map(() => openServer({ folder: files, host: '127.0.0.1', port: 0, keep: where, limits: boundless, newSecret: knownSecrets() })))
  if (one === undefined || two === undefined) throw new Error('no servers')
  const [anna, bela, guest] = await Promise.all([newPlayer(one.address, 'Anna', fastRandom(1)), newPlayer(two.address, 'Béla', fastRandom(2)), newPlayer(two.address, 'Guest', fastRandom(3))])
  const table = String((await request(anna, 'POST', '/tables', wish)).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela, guest]) {
    player.table = table
    connect(player)
  }
  await Promise.all([anna, bela, guest].map((player) => until(player, () => player.state?.places.every(({ here }) => here) === true && player.state.watching === 1)))
  leave(guest)
  await until(anna, () => anna.state?.watching === 0)
  leave(bela)
  await until(anna, () => anna.state?.places[1]?.here === false)
  leave(anna)
  await Promise.all([one.close(), two.close()])
})

test.skipIf(typeof postgres === 'string')('of a process that falls silent nobody is there any more', async () => {
  if (typeof postgres === 'string') return
  const where = { folder: join(root, 'silent'), url: postgres.url }
  const [mine, other] = await Promise.all([openStore(where), openStore(where)])
  let changed = (): void => {}
  const change = (isSo: () => boolean): Promise<void> => new Promise((done) => {
    const look = (): void => void (isSo() && done())
    changed = look
    look()
  })
  const here = openPresence(mine.bus, () => changed(), 20)
  const there = openPresence(other.bus, () => {}, 20)
  there.tell('table', new Set(['Béla']))
  await change(() => here.elsewhere('table').has('Béla'))
  await closeStore(other) // as a kill does: no word of farewell can be heard
  await change(() => here.elsewhere('table').size === 0)
  await Promise.all([here.close(), there.close()])
  await closeStore(mine)
})

/** Somebody who looks at the list of free tables: the names at them, whenever the list is told. */
async function looking(player: Player): Promise<{ readonly told: string[]; close(): void }> {
  const told: string[] = []
  const socket = new WebSocket(`${player.address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie: player.cookie } })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { t: string; tables: readonly { names: readonly (string | null)[] }[] }
    if (message.t === 'lobby') told.push(message.tables.map(({ names }) => names.join('+')).join())
  })
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ t: 'lobby', on: true }))
  return { told, close: () => socket.close() }
}

const kept = ['SQLite', ...(typeof postgres === 'string' ? [] : ['PostgreSQL'])]
test.each(kept)('the list of free tables changes before the eyes of whoever looks, through every process: %s', async (name) => {
  const where = { folder: join(root, `lobby-${name}`), ...(name === 'SQLite' || typeof postgres === 'string' ? {} : { url: postgres.url }) }
  const serve = () => openServer({ folder: files, host: '127.0.0.1', port: 0, keep: where, limits: boundless, newSecret: knownSecrets() })
  const one = await serve()
  const two = name === 'SQLite' ? one : await serve()
  const [anna, bela, guest] = await Promise.all([newPlayer(one.address, 'Anna', fastRandom(1)), newPlayer(one.address, 'Béla', fastRandom(2)), newPlayer(two.address, 'Guest', fastRandom(3))])
  const { told, close } = await looking(guest)
  const see = (last: string): Promise<void> => vi.waitFor(() => expect(told.at(-1)).toBe(last), { timeout: 60_000, interval: 20 })
  const before = await vi.waitFor(() => told[0] ?? Promise.reject(new Error('nothing told')), { timeout: 60_000 })
  const beside = (names: string): string => [names, before].filter((part) => part !== '').join()
  const three = { ...wish, options: { players: 3 } }
  await request(anna, 'POST', '/tables', { ...three, listed: false })
  const table = String((await request(anna, 'POST', '/tables', three)).body['id'])
  await see(beside('Anna++'))
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  await see(beside('Anna+Béla+'))
  await request(bela, 'POST', `/tables/${table}/leave`)
  await see(beside('Anna++'))
  await request(anna, 'POST', `/tables/${table}/leave`)
  await see(before)
  expect(new Set(told).size).toBeLessThanOrEqual(3)
  close()
  await Promise.all([...new Set([one, two])].map((server) => server.close()))
})

test('whose turn it is stands with the last act: the list opens no room', async () => {
  const folder = join(root, 'list')
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder }, limits: boundless, newSecret: knownSecrets() })
  const [anna, bela] = await Promise.all([newPlayer(server.address, 'Anna', fastRandom(1)), newPlayer(server.address, 'Béla', fastRandom(2))])
  const table = String((await request(anna, 'POST', '/tables', wish)).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) {
    player.table = table
    connect(player)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  await until(anna, () => anna.done.size > 10)
  for (const player of [anna, bela]) player.quiet = true
  await until([anna, bela], () => anna.pending === null && bela.pending === null && anna.room?.counter === bela.room?.counter)
  const asked = (player: typeof anna): boolean => (player.room?.asked ?? []).some(({ seat }) => seat === player.seat)
  const [annas, belas] = [anna, bela].map(asked)
  for (const player of [anna, bela]) leave(player)
  await server.close()
  const store = await openStore({ folder })
  const tables = openTables(store)
  const guest = (cookie: string): string => cookie.slice('tollan-guest='.length).split('.', 1)[0] ?? ''
  expect(await myTables(tables, guest(anna.cookie))).toMatchObject([{ id: table, status: 'playing', awaited: annas }])
  expect(await myTables(tables, guest(bela.cookie))).toMatchObject([{ id: table, status: 'playing', awaited: belas }])
  expect(annas === true || belas === true).toBe(true)
  expect(tables.live.size).toBe(0)
  await closeStore(store)
})

test.skipIf(typeof postgres === 'string')('a process hears what is done in another one without reading it, and at the end everybody hears everything', async () => {
  if (typeof postgres === 'string') return
  const where = { folder: join(root, 'heard'), url: postgres.url }
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: where, limits: boundless, newSecret: knownSecrets() })
  const people = (await Promise.all(['Anna', 'Béla'].map((name, i) => newPlayer(server.address, name, fastRandom(i + 1))))) as [Player, Player]
  const [anna, bela] = people
  const table = String((await request(anna, 'POST', '/tables', { ...wish, clock: { kind: 'live', step: 30, bank: 60 } })).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of people) look(player, table)
  await request(anna, 'POST', `/tables/${table}/start`)
  expect(await tells(anna, { t: 'say', text: 'between us' })).toBeNull()
  let queries = 0
  const store = await openStore(where, () => queries++)
  const tables = openTables(store)
  const heard: ToClient[] = []
  await watch(tables, table, { guest: 'somebody', send: (message) => heard.push(message), known: null }, undefined)
  const all = <T extends ToClient['t']>(kind: T): Extract<ToClient, { t: T }>[] => heard.filter((one): one is Extract<ToClient, { t: T }> => one.t === kind)
  await until(anna, () => anna.state?.watching === 1)
  await vi.waitFor(() => expect(all('table').at(-1)?.state.places.every(({ here }) => here)).toBe(true))
  ;[queries, heard.length] = [0, 0]
  for (const player of people) wake(player)
  await until(people, () => anna.done.size + bela.done.size > 30)
  for (const player of people) player.quiet = true
  await until(people, () => people.every(({ pending }) => pending === null) && anna.room?.counter === bela.room?.counter)
  await vi.waitFor(() => expect(all('sight').at(-1)?.sight.counter).toBe(anna.room?.counter))
  await vi.waitFor(() => expect(all('times').at(-1)?.times.seats.map(({ due }) => due)).toEqual((heardOf(anna, 'times').at(-1)?.['times'] as Times | undefined)?.seats.map(({ due }) => due)))
  expect(queries).toBe(all('times').length) // how the clock stands is read, nothing else
  expect(all('talk')).toEqual([])
  expect(await tells(anna, { t: 'ask-end' })).toBeNull()
  await until(bela, () => bela.state?.motion?.kind === 'end')
  expect(await tells(bela, { t: 'agree', motion: bela.state?.motion?.number ?? 0, yes: true })).toBeNull()
  await vi.waitFor(() => expect(all('talk').flatMap(({ lines }) => lines.map(({ text }) => text))).toContain('between us'))
  for (const player of people) leave(player)
  await tables.presence.close()
  await closeStore(store)
  await server.close()
})
