// `tollan bench server`: what one process carries, beside a bare echo; what an idle table costs; what stored games cost at the
// start; two processes on PostgreSQL against one. `--quick` takes a tenth.
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { closeStore, openStore } from '../store/store.ts'
import { drive, type Load, type Measured, openLoad } from './load.ts'
import { freePort, startPostgres } from './postgres.ts'

const quick = process.argv.includes('--quick')
const [TABLES, SECONDS, STORED] = quick ? [100, 6, 10_000] : [1000, 60, 100_000]
const [RATE, LIMIT_MS] = [quick ? 50 : 500, 50]

const root = mkdtempSync(join(tmpdir(), 'tollan-bench-'))
const files = join(root, 'files')
mkdirSync(files)
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')

/** The server on one core, whoever asks on the other. */
function pinned(pid: number | undefined, core: number): void {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core % availableParallelism()), String(pid)], { stdio: 'ignore' })
  } catch {
    // a machine without it measures both on all cores
  }
}

const heard = <T>(child: ChildProcess): Promise<T> => new Promise((done, failed) => {
  child.once('message', (message) => done(message as T))
  child.once('exit', (code) => failed(new Error(`a process ended with ${code}`)))
})

interface Running {
  readonly address: string
  readonly child: ChildProcess
  readonly startMs: number
}

async function start(folder: string, url?: string, core = 0): Promise<Running> {
  const begun = performance.now()
  const child = fork(join(import.meta.dirname, 'serve.ts'), [files, String(await freePort()), folder], { execArgv: ['--expose-gc'], env: { ...process.env, ...(url === undefined ? {} : { DATABASE_URL: url }) } })
  const address = await heard<string>(child)
  pinned(child.pid, core)
  return { address, child, startMs: Math.round(performance.now() - begun) }
}

async function stop({ child }: Running): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

async function heapOf({ child }: Running, what: 'heap' | 'forget'): Promise<number> {
  const told = heard<number>(child)
  child.send(what)
  return told
}

/** Seconds of processor time so far: the one figure other work on the machine hardly moves. */
async function cpuOf({ address }: Running): Promise<number> {
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1] ?? 0)
}

const told = (name: string, { wanted, perSecond, p50, p99, most, errors }: Measured): void =>
  console.log(`${name.padEnd(44)} ${String(Number.isFinite(wanted) ? wanted : 'all').padStart(5)}/s wanted  ${String(perSecond).padStart(8)}/s  p50 ${p50} ms  p99 ${p99} ms  most ${most} ms  errors ${errors}`)

/** Bare sockets that send back what they are sent. */
async function echo(sockets: number): Promise<void> {
  const child = fork(join(import.meta.dirname, 'echo.ts'))
  const address = await heard<string>(child)
  pinned(child.pid, 0)
  const took: number[] = []
  const all = await Promise.all(Array.from({ length: sockets }, () => new Promise<WebSocket>((done) => {
    const socket = new WebSocket(address)
    socket.on('open', () => done(socket))
    socket.on('message', (data) => took.push(performance.now() - Number(String(data).slice(0, 20))))
  })))
  for (const rate of [RATE, Infinity]) {
    took.length = 0
    const begun = performance.now()
    let sent = 0
    while (performance.now() - begun < (SECONDS / 6) * 1000) {
      const due = Math.min(sockets, Number.isFinite(rate) ? Math.floor(((performance.now() - begun) / 1000) * rate) - sent : sockets - (sent - took.length))
      for (let i = 0; i < due; i++) all[sent++ % sockets]?.send(`${performance.now().toFixed(6).padStart(20)}${'x'.repeat(200)}`)
      await new Promise((next) => setTimeout(next, Number.isFinite(rate) ? 5 : 0))
    }
    const sorted = took.toSorted((a, b) => a - b)
    const part = (share: number): number => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
    told(`bare ws echo, ${sockets} sockets`, { wanted: rate, perSecond: Math.round(took.length / ((performance.now() - begun) / 1000)), p50: part(0.5), p99: part(0.99), most: part(1), errors: 0 })
  }
  for (const socket of all) socket.terminate()
  child.kill('SIGKILL')
}

/** Higher and higher, until it takes too long. */
async function highest(load: Load): Promise<void> {
  for (let rate = RATE * 1.4; ; rate *= 1.4) {
    const measured = await drive(load, Math.round(rate), SECONDS / 6)
    told('higher', measured)
    if (measured.p99 > LIMIT_MS || measured.errors > 0 || measured.perSecond < rate * 0.9) return
  }
}

console.log(`${cpus()[0]?.model ?? 'cpu'}, ${availableParallelism()} cores, load before ${loadavg().map((n) => n.toFixed(1)).join(' ')}, node ${process.version}`)
pinned(process.pid, 1)
await echo(TABLES * 2)

const sqlite = await start(join(root, 'sqlite'))
const warm = await openLoad([sqlite.address], 4) // engines and compiled code are no tables
await drive(warm, Infinity, 3)
warm.close()
while ((await (await fetch(`${sqlite.address}/metrics`)).text()).includes('tollan_sockets 0') === false) await new Promise((next) => setTimeout(next, 50))
const empty = await heapOf(sqlite, 'forget')
const load = await openLoad([sqlite.address], TABLES)
const live = await heapOf(sqlite, 'heap')
console.log(`live table with two sockets and its game: ${Math.round((live - empty) / TABLES / 1024)} KB`)
told('tables that have just begun', await drive(load, RATE, SECONDS / 6))
const before = await cpuOf(sqlite)
const asked = await drive(load, RATE, SECONDS)
told(`SQLite, ${TABLES} tables, ${TABLES * 2} sockets`, asked)
const spent = (await cpuOf(sqlite)) - before
console.log(`processor of the server: ${Math.round((spent / asked.perSecond / SECONDS) * 1e6)} µs per answer`)
await highest(load)
const idle = await heapOf(sqlite, 'forget')
console.log(`idle table, still looked at by two: ${Math.round((idle - empty) / TABLES / 1024)} KB`)
load.close()
await stop(sqlite)

const fill = await openStore({ folder: join(root, 'stored') })
const row = { game: 'teotihuacan', version: 1, options: '{"players":2}', secret: '', commitment: '', status: 'over' as const, listed: 1, talk: 0, clock: '{"kind":"none"}', host: '', rematch: null, motion: null, created: 0, updated: 0 }
for (let at = 0; at < STORED; at += 1000) await fill.db.insertInto('tables').values(Array.from({ length: 1000 }, (_, i) => ({ id: `stored-${at + i}`, ...row }))).execute()
await closeStore(fill)
const starts: [number, number][] = []
for (let i = 0; i < 3; i++) {
  const [before, after] = [await start(join(root, `none-${i}`)), await start(join(root, 'stored'))]
  starts.push([before.startMs, after.startMs])
  await Promise.all([stop(before), stop(after)])
}
console.log(`start with nothing stored ${Math.min(...starts.map(([n]) => n))} ms, with ${STORED} games ${Math.min(...starts.map(([, n]) => n))} ms (best of three)`)

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(`PostgreSQL skipped: ${postgres}`)
else {
  for (const processes of [1, 2]) {
    const servers = await Promise.all(Array.from({ length: processes }, (_, i) => start(join(root, 'postgres'), postgres.url, i)))
    const many = await openLoad(servers.map(({ address }) => address), TABLES / 10)
    told(`PostgreSQL, ${processes} process${processes === 1 ? '' : 'es'}, ${TABLES / 10} tables, as fast as asked`, await drive(many, Infinity, SECONDS / 6))
    many.close()
    for (const server of servers) await stop(server)
  }
  await postgres.stop()
}
rmSync(root, { recursive: true, force: true })
const broken = asked.p99 > LIMIT_MS || asked.errors > 0 || idle - empty > TABLES * 50 * 1024
if (broken) console.log('a limit is broken')
process.exit(broken ? 1 : 0)
