// Many people at many tables who answer at a given rate: as cheap as can be, so that the server is what is measured.
import { PROTOCOL, type ToClient } from '@tollan/protocol'
import { WebSocket } from 'ws'

interface Guest {
  readonly cookie: string
  socket: WebSocket | null
  revision: number
  answers: readonly string[]
  pending: string | null
  sentAt: number
  over: boolean
}

interface LoadTable {
  readonly id: string
  readonly guests: readonly Guest[]
}

export interface Load {
  readonly tables: readonly LoadTable[]
  /** Milliseconds from an answer to the word on it. */
  readonly took: number[]
  errors: number
  close(): void
}

const manner = { forced: true, confirm: 'never' }

async function ask(address: string, cookie: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}/api${path}`, { method: body === undefined ? 'GET' : 'POST', headers: { cookie, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

async function newGuest(address: string): Promise<Guest> {
  const response = await fetch(`${address}/api/me`)
  await response.text()
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '', socket: null, revision: 0, answers: [], pending: null, sentAt: 0, over: false }
}

function hear(load: Load, guest: Guest, text: string): void {
  const message = JSON.parse(text) as ToClient
  if (message.t === 'done' && message.id === guest.pending) {
    load.took.push(performance.now() - guest.sentAt)
    guest.pending = null
  } else if (message.t === 'refused' || message.t === 'fault') {
    guest.pending = null
    load.errors++
  } else if (message.t === 'sight') {
    const mine = message.sight.asked.find(({ seat, answers }) => seat === message.viewer && answers.length > 0)
    guest.answers = mine?.answers ?? []
    guest.revision = mine?.revision ?? 0
    guest.over = message.sight.asked.length === 0
  }
}

const open = (load: Load, guest: Guest, table: string, address: string): Promise<void> =>
  new Promise((done, failed) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie: guest.cookie } })
    guest.socket = socket
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'open', table }))
      done()
    })
    socket.on('message', (data) => hear(load, guest, String(data)))
    socket.on('error', failed)
  })

/** Tables of two, both games in turn, all begun; people come by any of the addresses. */
export async function openLoad(addresses: readonly string[], count: number): Promise<Load> {
  const tables: LoadTable[] = []
  const load: Load = { tables, took: [], errors: 0, close: () => tables.forEach(({ guests }) => guests.forEach(({ socket }) => socket?.terminate())) }
  const one = async (n: number): Promise<void> => {
    const [here = '', there = ''] = [addresses[n % addresses.length], addresses[(n + 1) % addresses.length]]
    const [host, other] = [await newGuest(here), await newGuest(there)]
    const game = n % 2 === 0 ? 'teotihuacan' : 'tawantinsuyu'
    const id = String((await ask(here, host.cookie, '/tables', { game, options: { players: 2 }, listed: false, talk: false, clock: { kind: 'none' }, name: 'A' }))['id'])
    await ask(there, other.cookie, `/tables/${id}/join`, { name: 'B' })
    await open(load, host, id, here)
    await open(load, other, id, there)
    await ask(here, host.cookie, `/tables/${id}/start`, {})
    tables.push({ id, guests: [host, other] })
  }
  const AT_ONCE = 8
  let next = 0
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < count) await one(next++)
  }))
  return load
}

let ids = 0

function answer({ id, guests }: LoadTable): boolean {
  const guest = guests.find(({ answers, pending }) => answers.length > 0 && pending === null)
  if (guest === undefined || guests.some(({ pending }) => pending !== null)) return false
  const message = `load-${(ids++).toString(36).padStart(10, '0')}`
  guest.pending = message
  guest.sentAt = performance.now()
  const choice = guest.answers[Math.floor(Math.random() * guest.answers.length)] ?? ''
  guest.answers = []
  guest.socket?.send(JSON.stringify({ t: 'answer', id: message, table: id, revision: guest.revision, answer: choice, manner }))
  return true
}

export interface Measured {
  readonly wanted: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly errors: number
}

const rounded = (n: number): number => Math.round(n * 10) / 10

/** So many answers per second for some time; Infinity answers whatever is asked at once. */
export async function drive(load: Load, wanted: number, seconds: number): Promise<Measured> {
  const TICK_MS = 5
  load.took.length = 0
  load.errors = 0
  const begun = performance.now()
  let [sent, at] = [0, 0]
  while (performance.now() - begun < seconds * 1000) {
    const due = Number.isFinite(wanted) ? Math.floor(((performance.now() - begun) / 1000) * wanted) - sent : Infinity
    for (let tried = 0, given = 0; tried < load.tables.length && given < due; tried++) {
      const table = load.tables[at++ % load.tables.length]
      if (table !== undefined && answer(table)) {
        given++
        sent++
      }
    }
    await new Promise((next) => setTimeout(next, TICK_MS))
  }
  const passed = (performance.now() - begun) / 1000
  const sorted = load.took.toSorted((a, b) => a - b)
  const part = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { wanted, perSecond: rounded(sorted.length / passed), p50: part(0.5), p99: part(0.99), most: part(1), errors: load.errors }
}
