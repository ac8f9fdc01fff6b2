// Frames and requests nobody should send: wrong types, huge, cut off, replayed, about other people's seats, with forged cookies.
import { PROTOCOL, toClient } from '@tollan/protocol'
import type { Random } from '@tollan/kernel'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import type { Player } from './player.ts'

const junk: readonly unknown[] = [null, true, -1, 1e99, 0.5, '', 'x'.repeat(5000), [], {}, { t: 'open' }, '\u0000', Number.MAX_SAFE_INTEGER, ['answer'], { __proto__: { t: 'say' } }]
const kinds = ['open', 'close', 'answer', 'undo', 'redo', 'restart', 'ask-back', 'ask-end', 'agree', 'say', 'react', 'late', 'return', 'lobby', 'welcome', 'constructor', 'toString']

/** A message that is wrong in one place or in many; what it is about is a table the sender does not sit at. */
export function badFrame(random: Random, tables: readonly string[], heard: readonly string[]): string {
  const some = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const whim = random(10)
  if (whim === 0) return String(some(junk))
  if (whim === 1) return some(heard).slice(0, random(200)) // cut off, or another end's words
  if (whim === 2) return JSON.stringify(some(junk))
  const message: Record<string, unknown> = {
    t: some(kinds), id: random(3) === 0 ? some(junk) : `fuzz-${random(1e9)}-${random(1e9)}`, table: random(4) === 0 ? some(junk) : some(tables),
    revision: random(3) === 0 ? some(junk) : random(400), answer: random(3) === 0 ? some(junk) : 'end-turn', manner: random(3) === 0 ? some(junk) : { forced: true, confirm: 'never' },
    to: random(50), motion: random(50), seat: random(4), choice: random(2) === 0 ? some(junk) : 'companion', reaction: random(2) === 0 ? some(junk) : 'hello', yes: true, on: true, text: random(2) === 0 ? some(junk) : 'hello',
  }
  for (const key of Object.keys(message)) if (key !== 't' && random(6) === 0) message[key] = some(junk)
  return JSON.stringify(message)
}

export interface Fuzzed {
  readonly sent: number
  readonly answers: Readonly<Record<string, number>>
  /** Words of the server that are not of its protocol. */
  readonly strange: readonly string[]
}

const FRAME_BYTES = 16 * 1024
const BODY_BYTES = 64 * 1024
const TOO_LARGE = 1009
const isHuge = (frame: string): boolean => Buffer.byteLength(frame) > FRAME_BYTES

const lineOf = ({ address, cookie }: Player): WebSocket => new WebSocket(`${address.replace('http', 'ws')}/socket?v=${PROTOCOL}`, { headers: { cookie } })

/** The code with which a line ends that was sent too much at once. */
const endOf = (player: Player, frame: string): Promise<number> =>
  new Promise((done) => {
    const socket = lineOf(player)
    socket.on('open', () => socket.send(frame))
    socket.on('close', done)
    socket.on('error', () => {}) // the end follows
  })

/** Sends them over one line, which must stay; each is answered with a typed word or with nothing where it was legal and silent. A frame that is too large ends its line, with the code for that. */
export async function fuzz(player: Player, all: readonly string[]): Promise<Fuzzed> {
  const frames = all.filter((frame) => !isHuge(frame))
  const answers: Record<string, number> = {}
  const strange: string[] = []
  for (const frame of all.filter(isHuge)) {
    const code = await endOf(player, frame)
    if (code === TOO_LARGE) answers['too-large'] = (answers['too-large'] ?? 0) + 1
    else strange.push(`a huge frame ended its line with ${code}`)
  }
  const socket = lineOf(player)
  await new Promise((open) => socket.once('open', open))
  const ended = new Promise<void>((done) => {
    socket.on('message', (data) => {
      const read = v.safeParse(toClient, JSON.parse(String(data)))
      if (!read.success) strange.push(String(data).slice(0, 200))
      else if (read.output.t === 'refused' || read.output.t === 'fault') answers[read.output.code] = (answers[read.output.code] ?? 0) + 1
      if (read.success && read.output.t === 'lobby') done() // asked for last
    })
    socket.on('close', () => done())
  })
  for (const frame of frames) socket.send(frame)
  socket.send(JSON.stringify({ t: 'lobby', on: true }))
  await ended
  if (socket.readyState !== WebSocket.OPEN) strange.push('the line broke')
  socket.close()
  return { sent: all.length, answers, strange }
}

const paths = ['/me', '/me/data', '/device', '/device/TOKEN', '/code?text=x', '/notices', '/mail', '/mail/TOKEN', '/lobby', '/tables', '/tables/ID', '/tables/ID/join', '/tables/ID/leave', '/tables/ID/start', '/tables/ID/rematch', '/tables/ID/thinker', '/tables/ID/file', '/nowhere', '/%zz', '/tables/ID/../../me']
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** A request that is wrong in one place or in many; what is strange about the answer, or null. */
export async function badRequest(address: string, random: Random, tables: readonly string[], cookies: readonly string[]): Promise<string | null> {
  const some = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const path = some(paths).replace('ID', random(4) === 0 ? encodeURIComponent(String(some(junk))) : some(tables)).replace('TOKEN', some(['x', 'A'.repeat(32), 'a.b.c']))
  const method = some(methods)
  const whole: Record<string, unknown> = { name: 'Mallory', seat: random(3), level: 'ruler', style: 'scholar', game: 'teotihuacan', options: { players: 2 }, listed: false, talk: true, clock: { kind: 'none' }, endpoint: 'https://elsewhere.example/x', keys: {}, language: 'en', address: 'nobody' }
  for (const key of Object.keys(whole)) if (random(3) === 0) whole[key] = some(junk)
  const body = random(3) === 0 ? String(some(junk)) : random(4) === 0 ? 'x'.repeat(100_000) : JSON.stringify(random(3) === 0 ? { name: whole['name'] } : whole)
  const headers = { cookie: some(cookies), 'content-type': random(5) === 0 ? 'text/plain' : 'application/json' }
  const response = await fetch(`${address}/api${path}`, { method, headers, redirect: 'manual', ...(method === 'GET' ? {} : { body }) }).catch(() => null)
  if (response === null) return body.length > BODY_BYTES ? null : `${method} ${path}: the line broke` // one that is far too long may be cut off
  const text = await response.text()
  if (response.status >= 500) return `${method} ${path}: ${response.status} ${text.slice(0, 200)}`
  return response.status < 400 || text.includes('"code":"') ? null : `${method} ${path}: ${response.status} without a code: ${text.slice(0, 200)}`
}
