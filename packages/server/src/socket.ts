// The line between a page and the tables it looks at.
import { PROTOCOL, type ToClient, type ToServer, toServer } from '@tollan/protocol'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { type Buckets } from './limits.ts'
import { type Code, type Outcome, refuse, sentAs } from './refused.ts'
import { addLine, linesOf } from './store/store.ts'
import { lobby, nameOf } from './tables/lobby.ts'
import { seatOf, type Watcher } from './tables/live-table.ts'
import { agree, ask } from './tables/motions.ts'
import { actAt, type Tables, unwatch, watch, withTable } from './tables/tables.ts'

export interface Line {
  readonly tables: Tables
  readonly guest: string
  readonly messages: Buckets
  readonly talk: Buckets
  /** Told when something went wrong that should not. */
  readonly fault: (error: unknown) => void
}

/** Closed because the page and the server do not understand each other: it must load itself anew. */
export const OLD_PAGE = 4001
const MOST_TABLES = 8
const tooFast = sentAs(refuse('too-fast', 'too many messages'))

type Sent = Extract<ToServer, { readonly id: string }>

async function obey({ tables, guest, talk }: Line, message: Sent): Promise<Outcome<{ sequence: number }>> {
  const { id, table } = message
  switch (message.t) {
    case 'answer':
      return actAt(tables, table, guest, id, (seat) => ({ kind: 'answer', seat, revision: message.revision, answer: message.answer }), message.manner)
    case 'undo':
    case 'redo':
      return actAt(tables, table, guest, id, (seat) => ({ kind: message.t, seat }), message.manner)
    case 'restart':
      return actAt(tables, table, guest, id, (seat) => ({ kind: 'restart', seat }))
    case 'say':
      return talk.take(guest) ? say(tables, table, guest, message.text) : refuse('too-fast', 'not so fast, please')
    case 'ask-back':
      return ask(tables, table, guest, { kind: 'back', to: message.to })
    case 'ask-end':
      return ask(tables, table, guest, { kind: 'end' })
    case 'agree':
      return agree(tables, table, guest, message.motion, message.yes)
  }
}

/** A line of talk, to everybody who looks at the table. */
async function say(tables: Tables, table: string, guest: string, text: string): Promise<Outcome<{ sequence: number }>> {
  const name = await nameOf(tables, guest)
  const done = await withTable(tables, table, async (live): Promise<Outcome<{ sequence: number }>> => {
    if (live.kept.row.talk !== 1) return refuse('no-talk', 'nobody talks at this table')
    const seat = seatOf(live, guest)
    if (seat === null || name === null) return refuse('not-seated', 'you do not sit at this table')
    await addLine(tables.store, { table_id: table, guest, seat, name, text, at: tables.now() })
    const lines = await linesOf(tables.store, table, live.said)
    live.said = lines.at(-1)?.number ?? live.said
    for (const watcher of live.watchers) watcher.send({ t: 'talk', table, lines: lines.map(({ number, seat: by, name: called, text: said, at }) => ({ number, seat: by, name: called, text: said, at })) })
    return { ok: true, sequence: live.said }
  })
  return done ?? refuse('no-table', 'there is no such table')
}

function read(data: unknown): ToServer | null {
  try {
    const parsed = v.safeParse(toServer, JSON.parse(String(data)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Answers a page as long as it is there. Messages of one page are obeyed one after the other. */
export function attend(line: Line, socket: WebSocket, version: number): void {
  const { tables, guest } = line
  const send = (message: ToClient): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  if (version !== PROTOCOL) {
    send({ t: 'fault', code: 'bad-message', message: `this server speaks version ${PROTOCOL}` })
    return socket.close(OLD_PAGE, 'load the page anew')
  }
  const fault = (code: Code, message: string, table?: string): void => send({ t: 'fault', ...(table === undefined ? {} : { table }), code, message })
  const watching = new Map<string, Watcher>()
  const close = async (table: string): Promise<void> => {
    const watcher = watching.get(table)
    watching.delete(table)
    if (watcher !== undefined) await unwatch(tables, table, watcher)
  }
  const open = async ({ table, entries, counter }: Extract<ToServer, { readonly t: 'open' }>): Promise<void> => {
    await close(table)
    if (watching.size >= MOST_TABLES) return fault('too-many', 'too many tables in one page', table)
    const watcher: Watcher = { guest, send, known: null }
    watching.set(table, watcher)
    const there = await watch(tables, table, watcher, entries === undefined || counter === undefined ? undefined : { entries, counter })
    if (socket.readyState !== socket.OPEN) return close(table)
    if (!there) {
      watching.delete(table)
      fault('no-table', 'there is no such table', table)
    }
  }
  const hear = async (data: unknown): Promise<void> => {
    const allowed = line.messages.take(guest)
    const message = read(data)
    if (message === null) return fault('bad-message', 'this is no message')
    if (!allowed) return 'id' in message ? send({ t: 'refused', id: message.id, ...tooFast }) : fault('too-fast', tooFast.message)
    if (message.t === 'open') return open(message)
    if (message.t === 'close') return close(message.table)
    if (message.t === 'lobby') return message.on ? send({ t: 'lobby', tables: await lobby(tables, guest) }) : undefined
    const done = await obey(line, message)
    if (done.ok) return send({ t: 'done', id: message.id, sequence: done.sequence })
    send({ t: 'refused', id: message.id, ...sentAs(done) })
  }
  let busy: Promise<void> = Promise.resolve()
  socket.on('message', (data) => {
    busy = busy.then(() => hear(data)).catch((error: unknown) => {
      line.fault(error)
      fault('busy', 'something went wrong here; nothing was changed')
    })
  })
  socket.on('close', () => {
    busy = busy.then(async () => {
      for (const table of watching.keys()) await close(table)
    }).catch(line.fault)
  })
  socket.on('error', () => {}) // the end follows
  void nameOf(tables, guest).then((name) => send({ t: 'welcome', protocol: PROTOCOL, name }), line.fault)
}
