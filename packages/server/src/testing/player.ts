// Somebody who plays over the network as a page does: an own view, answers by chance, lines that break.
import { randomUUID } from 'node:crypto'
import { engineFor } from '@tollan/engines'
import type { Random } from '@tollan/kernel'
import { PROTOCOL, type Refusal, type TableState, type ToClient, type ToServer } from '@tollan/protocol'
import { type FarRoom, openFarRoom, receive, type Sight } from '@tollan/room'
import { WebSocket } from 'ws'

/** A message that has been sent and not answered yet. */
type Pending = Extract<ToServer, { readonly id: string }>

export interface Player {
  readonly name: string
  readonly cookie: string
  /** Where the server is now, and where it may be found when the line breaks. */
  address: string
  addresses: readonly string[]
  table: string
  random: Random
  seat: number | null
  state: TableState | null
  room: FarRoom | null
  pending: Pending | null
  /** Messages the server has said are done. */
  readonly done: Map<string, number>
  readonly refused: Refusal[]
  /** Every message that came, as text. */
  readonly heard: string[]
  socket: WebSocket | null
  /** Whether it comes back when its line breaks, and whether it answers. */
  plays: boolean
  quiet: boolean
  /** How often the line is doubled: the same message is sent twice. */
  doubles: number
  onChange: () => void
}

const manner = { forced: true, confirm: 'never' } as const

/** A new guest of the server. */
export async function newPlayer(address: string, name: string, random: Random): Promise<Player> {
  const response = await fetch(`${address}/api/me`)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  if (cookie === '') throw new Error(`no cookie: ${response.status} ${await response.text()}`)
  return {
    name, cookie, address, addresses: [address], table: '', random, seat: null, state: null, room: null, pending: null, done: new Map(), refused: [], heard: [], socket: null, plays: true, quiet: false, doubles: 0,
    onChange: () => {},
  }
}

export async function request(player: Player, method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  const response = await fetch(`${player.address}/api${path}`, {
    method, headers: { cookie: player.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const AGAIN_MS = 40

/** Sits down before the table, and comes back whenever the line breaks. */
export function connect(player: Player): void {
  const socket = new WebSocket(`${player.address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie: player.cookie } })
  player.socket = socket
  socket.on('open', () => {
    const { room, table, pending } = player
    say(player, { t: 'open', table, ...(room === null ? {} : { entries: room.steps.length, counter: Math.max(0, room.counter) }) })
    if (pending !== null) say(player, pending)
  })
  let queue: Promise<void> = Promise.resolve()
  socket.on('message', (data) => {
    const text = String(data)
    player.heard.push(text)
    queue = queue.then(() => hear(player, JSON.parse(text) as ToClient)).catch((error: unknown) => {
      player.refused.push({ code: 'malformed', message: String(error) })
      player.onChange()
    })
  })
  socket.on('error', () => {}) // the end follows
  socket.on('close', () => {
    if (player.socket !== socket || !player.plays) return
    player.socket = null
    setTimeout(() => {
      player.address = player.addresses[player.random(player.addresses.length)] ?? player.address
      if (player.plays && player.socket === null) connect(player)
    }, AGAIN_MS)
  })
}

export function say({ socket }: Player, message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

async function hear(player: Player, message: ToClient): Promise<void> {
  switch (message.t) {
    case 'table':
      player.state = message.state
      player.seat = message.seat
      break
    case 'sight':
      await see(player, message.viewer, message.first, message.sight as unknown as Sight)
      break
    case 'done':
      player.done.set(message.id, message.sequence)
      if (player.pending?.id === message.id) player.pending = null
      break
    case 'refused':
    case 'fault':
      if (message.code !== 'stale-revision') player.refused.push(message)
      if (message.t === 'refused' && player.pending?.id === message.id) player.pending = null
      break
    default:
  }
  if (player.plays && !player.quiet) answer(player)
  player.onChange()
}

async function see(player: Player, viewer: number, first: string | undefined, sight: Sight): Promise<void> {
  if (first !== undefined && player.state !== null) {
    const engine = await engineFor(player.state.game, player.state.version)
    const opened = engine.ok ? openFarRoom(engine.definition, player.state.options, viewer, new Uint8Array(Buffer.from(first, 'base64'))) : engine
    if (!opened.ok) throw new Error(opened.message)
    player.room = opened.room
  }
  if (player.room === null || receive(player.room, sight)) return
  player.room = null
  say(player, { t: 'open', table: player.table })
}

/** Answers the open question by chance, or takes a step back now and then. */
function answer(player: Player): void {
  const { room, random, pending, seat, table, state } = player
  const open = room?.asked.find((one) => one.seat === seat)
  if (room === null || pending !== null || open === undefined || open.answers.length === 0 || state?.status !== 'playing') return
  const id = randomUUID()
  player.pending = room.window.undo > 0 && random(25) === 0
    ? { t: 'undo', id, table, manner }
    : { t: 'answer', id, table, revision: open.revision, answer: open.answers[random(open.answers.length)] ?? '', manner }
  say(player, player.pending)
  if (random(100) < player.doubles) say(player, player.pending)
}

export function leave(player: Player): void {
  player.plays = false
  player.socket?.close()
}

/** Waits until something is so for some players. */
export function until(players: Player | readonly Player[], isSo: () => boolean): Promise<void> {
  const watched = 'onChange' in players ? [players] : players
  return new Promise((done) => {
    const before = watched.map(({ onChange }) => onChange)
    const look = (): void => {
      if (!isSo()) return
      watched.forEach((player, i) => (player.onChange = before[i] ?? player.onChange))
      done()
    }
    watched.forEach((player, i) => {
      player.onChange = () => {
        before[i]?.()
        look()
      }
    })
    look()
  })
}
