// Many tables on servers that are killed at any moment, over lines that break, with messages that come twice.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import { closeStore, openStore, type Where } from '../store/store.ts'
import { connect, leave, newPlayer, type Player, request, say } from './player.ts'
import { freePort } from './postgres.ts'
import { roomOf, troubles } from './truth.ts'

export interface Storm {
  readonly where: Where
  readonly processes: number
  readonly tables: number
  readonly kills: number
  /** Acknowledged messages between two kills. */
  readonly between: number
  readonly seed: number
}

export interface Aftermath {
  readonly acknowledged: number
  readonly acts: number
  readonly kills: number
  readonly cuts: number
  readonly over: number
  readonly troubles: readonly string[]
}

interface Served {
  readonly port: number
  readonly address: string
  child: ChildProcess
}

const script = join(import.meta.dirname, 'serve.ts')

async function started(files: string, port: number, { url, folder }: Where): Promise<ChildProcess> {
  const env = { ...process.env, ...(url === undefined ? {} : { DATABASE_URL: url }) }
  const child = fork(script, [files, String(port), folder], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await new Promise<void>((done, failed) => {
    child.once('message', () => done())
    child.once('exit', (code) => failed(new Error(`a server ended with ${code} as it started`)))
  })
  return child
}

async function wanted(player: Player, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const { status, body: said } = await request(player, 'POST', path, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`)
  return said
}

const set = [['teotihuacan', 2], ['tawantinsuyu', 2], ['teotihuacan', 3], ['tawantinsuyu', 3], ['tawantinsuyu', 4], ['teotihuacan', 4]] as const

/** A table with its people, one of whom only watches. */
async function seated(addresses: readonly string[], n: number, seed: number): Promise<Player[]> {
  const [game, count] = set[n % set.length] ?? ['teotihuacan', 2]
  const people: Player[] = []
  for (let i = 0; i <= count; i++) people.push(await newPlayer(addresses[(n + i) % addresses.length] ?? '', `P${n}-${i}`, fastRandom(seed * 1000 + n * 10 + i)))
  const [host] = people
  if (host === undefined) return []
  const made = await wanted(host, '/tables', { game, options: { players: count }, listed: false, talk: true, clock: { kind: 'none' }, name: host.name })
  for (const [i, player] of people.entries()) {
    player.table = String(made['id'])
    player.addresses = addresses
    player.doubles = 10
    if (i > 0 && i < count) await wanted(player, `/tables/${player.table}/join`, { name: player.name })
    connect(player)
  }
  await wanted(host, `/tables/${host.table}/start`)
  return people
}

const pause = (): Promise<void> => new Promise((next) => setTimeout(next, 5))

function hush(people: readonly Player[], quiet: boolean): void {
  for (const player of people) {
    if (player.quiet && !quiet) say(player, { t: 'open', table: player.table }) // what is asked is heard again, and answered
    player.quiet = quiet
  }
}

export async function storm({ where, processes, tables, kills, between, seed }: Storm): Promise<Aftermath> {
  const random = fastRandom(seed)
  const files = join(where.folder, 'files')
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
  const servers: Served[] = []
  for (let i = 0; i < processes; i++) {
    const port = await freePort()
    servers.push({ port, address: `http://127.0.0.1:${port}`, child: await started(files, port, where) })
  }
  const addresses = servers.map(({ address }) => address)
  const groups = await Promise.all(Array.from({ length: tables }, (_, n) => seated(addresses, n, seed)))
  const people = groups.flat()
  const acknowledged = (): number => people.reduce((sum, { done }) => sum + done.size, 0)
  const isOver = (): boolean => people.every(({ state }) => state?.status === 'over')
  let [killed, cuts] = [0, 0]
  while (killed < kills && !isOver()) {
    const goal = acknowledged() + between
    while (acknowledged() < goal && !isOver()) {
      await pause()
      if (random(40) === 0) {
        people[random(people.length)]?.socket?.terminate()
        cuts++
      }
    }
    const victim = servers[random(servers.length)]
    if (victim === undefined) break
    const gone = new Promise((done) => victim.child.once('exit', done))
    victim.child.kill('SIGKILL')
    killed++
    await gone
    const back = started(files, victim.port, where)
    // the others play on meanwhile, but not to the end: a process that is slow to start must leave something to kill it for
    while (!(await Promise.race([back.then(() => true), pause().then(() => false)]))) if (acknowledged() > goal + between) hush(people, true)
    victim.child = await back
    hush(people, false)
  }
  for (const player of people) player.quiet = true
  const store = await openStore(where)
  const counters = new Map<string, number>()
  const settled = async (): Promise<boolean> => {
    if (people.some(({ pending, room }) => pending !== null || room === null)) return false
    for (const table of new Set(people.map((player) => player.table))) counters.set(table, (await roomOf(store, table)).journal.counter)
    return people.every(({ room, table }) => room?.counter === counters.get(table))
  }
  while (!(await settled())) await pause()
  const found: string[] = []
  let acts = 0
  for (const group of groups) {
    const [host] = group
    if (host === undefined) continue
    found.push(...(await troubles(store, host.table, group)), ...group.flatMap(({ refused }) => refused.map(({ code, message }) => `${code}: ${message}`)))
    acts += (await roomOf(store, host.table)).journal.counter
  }
  const over = groups.filter(([host]) => host?.state?.status === 'over').length
  for (const player of people) leave(player)
  await closeStore(store)
  await Promise.all(servers.map(({ child }) => new Promise((done) => {
    child.once('exit', done)
    child.kill('SIGKILL')
  })))
  return { acknowledged: acknowledged(), acts, kills: killed, cuts, over, troubles: found }
}
