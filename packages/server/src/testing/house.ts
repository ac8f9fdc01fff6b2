// A server with people at a table, for tests over real sockets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastRandom } from '@tollan/kernel'
import type { NewTable, ToServer } from '@tollan/protocol'
import { type OpenServer, openServer, type ServerOptions } from '../server.ts'
import { boundless } from './boundless.ts'
import { knownSecrets } from './known-secrets.ts'
import { connect, leave, newPlayer, type Player, request, say, until } from './player.ts'

export interface House {
  readonly server: OpenServer
  readonly folder: string
  /** Somebody new. */
  person(name: string): Promise<Player>
  /** A table with people at it, the first of whom made it; nobody answers by themselves. */
  table(wish: Partial<NewTable>, people: readonly Player[]): Promise<string>
  close(): Promise<void>
}

export async function openHouse(options: Partial<ServerOptions> = {}): Promise<House> {
  const root = mkdtempSync(join(tmpdir(), 'tollan-house-'))
  const files = join(root, 'files')
  mkdirSync(files)
  writeFileSync(join(files, 'index.html'), '<!doctype html><title>Tollan</title>')
  const folder = join(root, 'data')
  const server = await openServer({ folder: files, host: '127.0.0.1', port: 0, keep: { folder }, limits: boundless, newSecret: knownSecrets(), ...options })
  const people: Player[] = []
  return {
    server,
    folder,
    async person(name) {
      const player = await newPlayer(server.address, name, fastRandom(people.length + 1))
      people.push(player)
      return player
    },
    async table(wish, seated) {
      const [host] = seated
      if (host === undefined) throw new Error('nobody is there')
      const made = await request(host, 'POST', '/tables', { game: 'teotihuacan', options: { players: seated.length }, listed: false, talk: true, clock: { kind: 'none' }, name: host.name, ...wish })
      const table = String(made.body['id'])
      for (const player of seated) {
        if (player !== host) await request(player, 'POST', `/tables/${table}/join`, { name: player.name })
        look(player, table)
      }
      return table
    },
    async close() {
      for (const player of people) leave(player)
      await server.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Sits down before a table and only looks. */
export function look(player: Player, table: string): void {
  player.table = table
  player.quiet = true
  connect(player)
}

/** Begins to answer, also what was asked before. */
export function wake(player: Player): void {
  player.quiet = false
  say(player, { t: 'open', table: player.table })
}

let said = 0

type Unsent<T> = T extends { readonly id: string } ? Omit<T, 'id' | 'table'> : never

/** Says something about the table and waits for the word on it: null, or the code it was refused with. */
export async function tells(player: Player, message: Unsent<ToServer>): Promise<string | null> {
  const id = `said-${(said++).toString().padStart(8, '0')}`
  const before = player.refused.length
  await until(player, () => player.state !== null)
  say(player, { ...message, id, table: player.table } as ToServer)
  await until(player, () => player.done.has(id) || player.refused.length > before)
  return player.done.has(id) ? null : (player.refused.at(-1)?.code ?? '')
}

export const guestIdOf = ({ cookie }: Player): string => cookie.slice('tollan-guest='.length).split('.', 1)[0] ?? ''

/** Everything that was heard of a kind. */
export const heardOf = <T extends string>({ heard }: Player, kind: T): readonly Record<string, unknown>[] => heard.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ t }) => t === kind)
