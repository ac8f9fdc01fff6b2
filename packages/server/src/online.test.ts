// Tables over a real socket, on a real database.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import { afterAll, afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type OpenServer, openServer } from './server.ts'
import { closeStore, openStore } from './store/store.ts'
import { boundless } from './testing/boundless.ts'
import { knownSecrets } from './testing/known-secrets.ts'
import { fuzzed } from './testing/fuzzed.ts'
import { connect, leave, newPlayer, type Player, request, say, until } from './testing/player.ts'
import { roomOf, troubles } from './testing/truth.ts'

const root = mkdtempSync(join(tmpdir(), 'tollan-online-'))
const files = join(root, 'files')
mkdirSync(files)
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')

const servers: OpenServer[] = []
const people: Player[] = []

afterEach(async () => {
  for (const player of people.splice(0)) leave(player)
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => rmSync(root, { recursive: true }))

async function serve(name: string): Promise<{ readonly server: OpenServer; readonly folder: string }> {
  const folder = join(root, name)
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder }, limits: boundless, newSecret: knownSecrets() })
  servers.push(server)
  return { server, folder }
}

async function person(address: string, name: string, seed: number): Promise<Player> {
  const player = await newPlayer(address, name, fastRandom(seed))
  people.push(player)
  return player
}

const wish = (game: string, players: number) => ({ game, options: { players }, listed: true, talk: true, clock: { kind: 'none' }, name: 'Anna' })

test('two people meet by a link, play a whole game to its end, and everybody may check it', async () => {
  const { server, folder } = await serve('whole')
  const anna = await person(server.address, 'Anna', 1)
  const bela = await person(server.address, 'Béla', 2)
  const guest = await person(server.address, 'Guest', 3)
  const made = await request(anna, 'POST', '/tables', wish('teotihuacan', 2))
  expect(made.status).toBe(200)
  const table = String(made.body['id'])
  for (const player of [anna, bela, guest]) player.table = table
  expect((await request(bela, 'GET', '/lobby')).body).toMatchObject({ tables: [{ id: table, players: 2, names: ['Anna', null], yours: null }] })
  expect(await request(bela, 'POST', `/tables/${table}/start`)).toMatchObject({ status: 403, body: { code: 'not-host' } })
  expect(await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })).toMatchObject({ status: 200, body: { seat: 1 } })
  expect(await request(guest, 'POST', `/tables/${table}/join`, { name: 'Guest' })).toMatchObject({ status: 409, body: { code: 'taken' } })
  for (const player of [anna, bela, guest]) connect(player)
  await until(guest, () => guest.state?.places.every(({ here }) => here) === true)
  expect(await request(anna, 'POST', `/tables/${table}/start`)).toMatchObject({ status: 200 })
  await Promise.all([anna, bela, guest].map((player) => until(player, () => player.state?.status === 'over')))
  expect(guest.state?.secret).toMatch(/^[0-9a-f]{64}$/)
  expect([anna, bela, guest].flatMap(({ refused }) => refused)).toEqual([])
  const store = await openStore({ folder })
  expect(await troubles(store, table, [anna, bela, guest])).toEqual([])
  await closeStore(store)
  const file = await request(guest, 'GET', `/tables/${table}/file`)
  expect(file.body).toMatchObject({ format: 'tollan-game', over: true, commitment: guest.state?.commitment })
  const again = await request(bela, 'POST', `/tables/${table}/rematch`)
  expect((await request(anna, 'POST', `/tables/${table}/rematch`)).body['id']).toBe(again.body['id'])
})

test('a line that breaks at any moment and messages sent twice lose and double nothing', async () => {
  const { server, folder } = await serve('broken')
  const players = await Promise.all(['Anna', 'Béla', 'Cecília'].map((name, i) => person(server.address, name, 10 + i)))
  const anna = players[0] ?? (await person(server.address, 'Anna', 1))
  const table = String((await request(anna, 'POST', '/tables', wish('tawantinsuyu', 3))).body['id'])
  let cuts = 0
  for (const [i, player] of players.entries()) {
    player.table = table
    player.doubles = 20
    player.onChange = () => {
      if (player.heard.length % (17 + i) !== 0 || player.state?.status === 'over') return
      cuts++
      player.socket?.terminate()
    }
    if (player !== anna) await request(player, 'POST', `/tables/${table}/join`, { name: player.name })
    connect(player)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  await Promise.all(players.map((player) => until(player, () => player.state?.status === 'over' && player.pending === null)))
  expect(cuts).toBeGreaterThan(10)
  const store = await openStore({ folder })
  expect(await troubles(store, table, players)).toEqual([])
  expect(players.flatMap(({ refused }) => refused)).toEqual([])
  await closeStore(store)
})

test('going back past others needs everybody, and one no is enough', async () => {
  const { server, folder } = await serve('back')
  const [anna, bela] = [await person(server.address, 'Anna', 1), await person(server.address, 'Béla', 2)]
  const table = String((await request(anna, 'POST', '/tables', wish('tawantinsuyu', 2))).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) {
    player.table = table
    connect(player)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  await until(anna, () => (anna.room?.steps.length ?? 0) > 30)
  for (const player of [anna, bela]) player.quiet = true
  await until([anna, bela], () => anna.pending === null && bela.pending === null && anna.room?.counter === bela.room?.counter)
  const ask = async (player: Player, message: Parameters<typeof say>[1]): Promise<void> => {
    say(player, message)
    if ('id' in message) await until(player, () => player.done.has(message.id) || player.refused.length > 0)
  }
  await ask(anna, { t: 'ask-back', id: 'ask-back-1', table, to: 20 })
  await until(bela, () => bela.state?.motion?.by === 0)
  await ask(bela, { t: 'agree', id: 'answer-1', table, motion: bela.state?.motion?.number ?? 0, yes: false })
  await until(anna, () => anna.state?.motion === null)
  expect(anna.room?.steps.length).toBeGreaterThan(30)
  await ask(bela, { t: 'ask-back', id: 'ask-back-2', table, to: 20 })
  await until(anna, () => anna.state?.motion?.by === 1)
  await ask(anna, { t: 'agree', id: 'answer-2', table, motion: anna.state?.motion?.number ?? 0, yes: true })
  const firstQuestion = 26 // 20 lies among the first draws, where nobody would be asked
  await until([anna, bela], () => [anna, bela].every(({ room }) => room?.steps.length === firstQuestion && typeof room.asked[0]?.seat === 'number'))
  const store = await openStore({ folder })
  expect(await troubles(store, table, [])).toEqual([])
  await closeStore(store)
  await ask(anna, { t: 'ask-end', id: 'ask-end-1', table })
  await until(bela, () => bela.state?.motion?.kind === 'end')
  await ask(bela, { t: 'agree', id: 'answer-3', table, motion: bela.state?.motion?.number ?? 0, yes: true })
  await until(anna, () => anna.state?.status === 'abandoned')
  expect([...anna.refused, ...bela.refused]).toEqual([])
})

test('what nobody should send is refused with a typed word and changes nothing', async () => {
  const { server, folder } = await serve('bad')
  const [anna, bela, mallory] = [await person(server.address, 'Anna', 1), await person(server.address, 'Béla', 2), await person(server.address, 'Mallory', 3)]
  const table = String((await request(anna, 'POST', '/tables', wish('teotihuacan', 2))).body['id'])
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) {
    player.table = table
    connect(player)
  }
  await request(anna, 'POST', `/tables/${table}/start`)
  await until(anna, () => anna.done.size > 15)
  for (const player of [anna, bela]) player.quiet = true
  await until([anna, bela], () => anna.pending === null && bela.pending === null)
  const store = await openStore({ folder })
  const before = await roomOf(store, table)
  const result = await fuzzed(join(root, 'fuzzed'), 1500, 5)
  expect(result).toMatchObject({ sent: 1500, strange: [], changed: false })
  expect(Object.keys(result.answers)).toEqual(expect.arrayContaining(['bad-message', 'not-seated', 'no-table']))
  for (const [method, path, body] of [['POST', '/tables', { game: 7 }], ['POST', '/tables', 'x'], ['POST', `/tables/${table}/join`, { name: '\u0000' }], ['PUT', '/me', {}], ['POST', `/tables/${'A'.repeat(5000)}/start`, {}], ['POST', `/tables/${table}/start`, {}]] as const) {
    const { status, body: said } = await request(mallory, method, path, body)
    expect([400, 403, 404, 409, 414], `${method} ${path}`).toContain(status)
    if (status !== 414) expect(said).toHaveProperty('code')
  }
  for (const cookie of ['tollan-guest=x', `${anna.cookie}x`, `tollan-guest=${anna.cookie.slice(13, 37)}.${'A'.repeat(43)}`]) {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket?v=2`, { headers: { cookie } })
    const status = await new Promise((done) => socket.on('unexpected-response', (_request, response) => done(response.statusCode)).on('error', () => {}))
    expect(status, 'a forged cookie').toBe(403)
  }
  const foreign = new WebSocket(`${server.address.replace('http', 'ws')}/socket?v=2`, { headers: { cookie: anna.cookie, origin: 'http://elsewhere.example' } })
  expect(await new Promise((done) => foreign.on('unexpected-response', (_request, response) => done(response.statusCode)).on('error', () => {})), 'another site').toBe(403)
  expect((await roomOf(store, table)).journal.counter).toBe(before.journal.counter)
  expect(await troubles(store, table, [anna, bela])).toEqual([])
  await closeStore(store)
})
