// A server in operation: figures, logs, ends that lose nothing, several beginnings at once, backups, new versions of rules.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineFor } from '@tollan/engines'
import { sql } from 'kysely'
import { PROTOCOL } from '@tollan/protocol'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { backUp, restore } from './store/backup.ts'
import { closeStore, openStore } from './store/store.ts'
import { boundless } from './testing/boundless.ts'
import { guestIdOf, look, openHouse, tells, wake } from './testing/house.ts'
import { leave, type Player, request, until } from './testing/player.ts'
import { freePort, startPostgres } from './testing/postgres.ts'
import { roomOf, troubles } from './testing/truth.ts'

const root = mkdtempSync(join(tmpdir(), 'tollan-operations-'))
const files = join(root, 'files')
mkdirSync(files)
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
const postgres = await startPostgres()
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

async function seated(house: Awaited<ReturnType<typeof openHouse>>, game: string): Promise<[Player, Player]> {
  const people = await Promise.all(['Anna', 'Béla'].map((name) => house.person(name)))
  await house.table({ game }, people)
  return people as [Player, Player]
}

test('figures count what happens and are not shown through a proxy; logs hold no secret', async () => {
  const log: string[] = []
  const house = await openHouse({ log: { level: 'info', to: { write: (line) => void log.push(line) } } })
  const [anna, bela] = await seated(house, 'teotihuacan')
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  wake(anna)
  wake(bela)
  await until(anna, () => anna.done.size > 5)
  const { body } = await request(anna, 'POST', '/device')
  await request(bela, 'POST', `/device/${String(body['token'])}`)
  const figures = await (await fetch(`${house.server.address}/metrics`)).text()
  expect(figures).toMatch(/^tollan_sockets 2$/m)
  expect(figures).toMatch(/^tollan_tables 1$/m)
  expect(figures).toMatch(/^tollan_rooms 1$/m)
  for (const name of ['tollan_queue', 'tollan_thoughts', 'tollan_faults_total', 'process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds']) expect(figures).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
  expect(Number(/^tollan_messages_total\{kind="answer"\} (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(5)
  expect(Number(/^tollan_answer_seconds_count (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(5)
  expect(Number(/^tollan_database_seconds_count (\d+)$/m.exec(figures)?.[1])).toBeGreaterThan(5)
  for (const line of figures.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+-]+)$/)
  expect((await fetch(`${house.server.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } })).status).toBe(404)
  expect((await fetch(`${house.server.address}/readyz`)).status).toBe(200)
  await house.close()
  const all = log.join('')
  for (const line of log) expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(all).toContain('/api/device/:token')
  for (const secret of [String(body['token']), anna.cookie.split('=')[1] ?? '', guestIdOf(anna), anna.table]) expect(all).not.toContain(secret)
})

test('one person has so many lines at a time, and another one when one ends', async () => {
  const house = await openHouse({ limits: { ...boundless, sockets: { guest: 2, address: 3 } } })
  const [anna, bela] = await Promise.all([house.person('Anna'), house.person('Béla')])
  const line = ({ cookie }: Player): Promise<WebSocket | number> => {
    const socket = new WebSocket(`${house.server.address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie } })
    return new Promise((done) => {
      socket.on('message', () => done(socket)) // its welcome
      socket.on('close', done)
    })
  }
  const [first, second] = [await line(anna), await line(anna)]
  expect(await line(anna)).toBe(1013)
  const third = await line(bela)
  expect(await line(bela)).toBe(1013)
  if (typeof first !== 'number') first.close()
  let again = await line(anna)
  while (again === 1013) again = await line(anna) // until the server has heard of the end
  expect(again).toBeInstanceOf(WebSocket)
  for (const socket of [second, third, again]) if (typeof socket !== 'number') socket.close()
  await house.close()
})

test('whoever stops a server loses no word: what was said is answered before the line ends', async () => {
  const house = await openHouse()
  const [anna, bela] = await seated(house, 'tawantinsuyu')
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  const ended = new Promise((done) => anna.socket?.on('close', done))
  for (const player of [anna, bela]) {
    player.addresses = []
    wake(player)
  }
  await until([anna, bela], () => anna.done.size + bela.done.size > 10)
  for (const player of [anna, bela]) player.plays = false
  await house.server.close()
  expect(await ended).toBe(1012)
  const store = await openStore({ folder: house.folder })
  const kept = await roomOf(store, anna.table)
  expect((await troubles(store, anna.table, [])).concat(Math.max(anna.room?.counter ?? 0, bela.room?.counter ?? 0) === kept.journal.counter ? [] : ['something was kept and not said'])).toEqual([])
  await closeStore(store)
  await house.close()
})

/** Servers that begin at the same moment on one empty database. */
async function begun(where: { readonly folder: string; readonly url?: string }): Promise<string[]> {
  const children: ChildProcess[] = []
  const started = await Promise.all(Array.from({ length: 4 }, async () => {
    const child = fork(join(import.meta.dirname, 'testing', 'serve.ts'), [files, String(await freePort()), where.folder], { env: { ...process.env, ...(where.url === undefined ? {} : { DATABASE_URL: where.url }) }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    children.push(child)
    let said = ''
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()))
    return new Promise<string>((done) => {
      child.once('message', () => done('well'))
      child.once('exit', () => done(said))
    })
  }))
  for (const child of children) child.kill('SIGKILL')
  return started
}

test('several processes that begin at once bring an empty database to its shape once', async () => {
  const well = ['well', 'well', 'well', 'well']
  expect(await begun({ folder: join(root, 'at-once') })).toEqual(well)
  if (typeof postgres === 'string') return
  const store = await openStore({ folder: root, url: postgres.url })
  await sql`create database empty`.execute(store.db)
  await closeStore(store)
  expect(await begun({ folder: root, url: postgres.url.replace(/postgres$/, 'empty') })).toEqual(well)
})

test('a backup made while people play comes back in either database, and a damaged one not at all', async () => {
  const house = await openHouse()
  const [anna, bela] = await seated(house, 'teotihuacan')
  await request(anna, 'POST', `/tables/${anna.table}/start`)
  expect(await tells(anna, { t: 'say', text: 'kept' })).toBeNull()
  for (const player of [anna, bela]) wake(player)
  await until(anna, () => anna.done.size > 20)
  const file = join(root, 'backup.gz')
  const store = await openStore({ folder: house.folder })
  const rows = await backUp(store, file)
  await closeStore(store)
  await house.close()
  const first = await openStore({ folder: join(root, 'restored') })
  expect(await restore(first, file)).toBe(rows)
  const before = (await roomOf(first, anna.table)).journal
  expect(before.counter).toBeGreaterThan(20)
  await expect(restore(first, file)).rejects.toThrow('empty database')
  if (typeof postgres !== 'string') {
    const second = await openStore({ folder: root, url: postgres.url })
    expect(await restore(second, file)).toBe(rows)
    expect((await roomOf(second, anna.table)).journal.counter).toBe(before.counter)
    await second.db.insertInto('talk').values({ table_id: anna.table, guest: 'g', seat: 0, name: 'n', text: 't', reaction: null, at: 0 }).execute() // numbers go on
    expect(await backUp(second, join(root, 'second.gz'))).toBe(rows + 1)
    await second.db.deleteFrom('tables').execute()
    await closeStore(second)
  }
  await closeStore(first)
  writeFileSync(join(root, 'cut.gz'), readFileSync(file).subarray(0, 2000))
  const third = await openStore({ folder: join(root, 'third') })
  await expect(restore(third, join(root, 'cut.gz'))).rejects.toThrow('unexpected end of file')
  expect(await third.db.selectFrom('tables').selectAll().execute()).toEqual([])
  await closeStore(third)
})

test('a game begun by older rules ends by them on a server with newer ones', async () => {
  const newest = await engineFor('teotihuacan')
  const version = newest.ok ? newest.definition.version - 1 : 0
  const old = await openHouse()
  const [anna, bela] = (await Promise.all(['Anna', 'Béla'].map((name) => old.person(name)))) as [Player, Player]
  const wish = { game: 'teotihuacan', options: { players: 2 }, listed: false, talk: false, clock: { kind: 'none' }, name: 'Anna' }
  const table = String((await request(anna, 'POST', '/tables', wish)).body['id'])
  const store = await openStore({ folder: old.folder })
  await store.db.updateTable('tables').set({ version }).where('id', '=', table).execute() // as the server of that time wrote it
  await closeStore(store)
  await request(bela, 'POST', `/tables/${table}/join`, { name: 'Béla' })
  for (const player of [anna, bela]) look(player, table)
  expect((await request(anna, 'POST', `/tables/${table}/start`)).body).toEqual({})
  for (const player of [anna, bela]) wake(player)
  await until(anna, () => anna.done.size > 30)
  for (const player of [anna, bela]) player.plays = false
  await old.server.close()
  const updated = await openHouse({ keep: { folder: old.folder } })
  expect((await request({ ...anna, address: updated.server.address }, 'POST', '/tables', wish)).status).toBe(200)
  const again = await Promise.all(['Anna', 'Béla'].map((name) => updated.person(name)))
  for (const [i, player] of again.entries()) {
    Object.assign(player, { cookie: [anna, bela][i]?.cookie })
    look(player, table)
    await until(player, () => player.room !== null)
    wake(player)
  }
  await Promise.all(again.map((player) => until(player, () => player.state?.status === 'over')))
  expect(again[0]?.state?.version).toBe(version)
  const file = (await request(again[0] as Player, 'GET', `/tables/${anna.table}/file`)).body
  expect(file).toMatchObject({ rulesVersion: version, over: true })
  const kept = await openStore({ folder: old.folder })
  expect(await troubles(kept, anna.table, again)).toEqual([])
  await closeStore(kept)
  for (const player of again) leave(player)
  await updated.close()
  await old.close()
})
