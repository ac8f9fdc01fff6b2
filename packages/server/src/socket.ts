// The line between a page and the tables it looks at.
import { PROTOCOL, type ToClient, type ToServer, toServer } from '@tollan/protocol'
import type { Socket } from 'node:net'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { type Buckets } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { type Code, type Outcome, refuse, sentAs } from './refused.ts'
import { lobby, nameOf } from './tables/lobby.ts'
import type { Onlooker } from './tables/onlookers.ts'
import { comeBack, decide } from './tables/late.ts'
import type { Watcher } from './tables/live-table.ts'
import { agree, ask } from './tables/motions.ts'
import { say } from './tables/talk.ts'
import { actAt, type Tables, unwatch, watch } from './tables/tables.ts'

export interface Line {
  readonly tables: Tables
  readonly guest: string
  readonly messages: Buckets
  readonly talk: Buckets
  readonly mostWaiting: number
  /** Told when something went wrong that should not. */
  readonly fault: (error: unknown) => void
  readonly metrics: Metrics
}

/** The line below the socket. */
export type Wire = Pick<Socket, 'cork' | 'uncork'>

export interface Attended {
  /** Answers what has been said and closes the line. */
  drain(): Promise<void>
}

/** Closed because the page and the server do not understand each other: it must load itself anew. */
export const OLD_PAGE = 4001
const RESTART = 1012
const MOST_FAREWELL_MS = 2000
const MOST_TABLES = 8
const POURING = 1008
/** What a page has not read yet; one that reads nothing is let go, and comes back if it lives. */
const MOST_UNREAD = 4 * 1024 * 1024
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
    case 'react': {
      const said = message.t === 'say' ? { text: message.text, reaction: null } : { text: '', reaction: message.reaction }
      return talk.take(guest) ? say(tables, table, guest, said) : refuse('too-fast', 'not so fast, please')
    }
    case 'late':
      return decide(tables, table, guest, message.seat, message.choice)
    case 'return':
      return comeBack(tables, table, guest)
    case 'ask-back':
      return ask(tables, table, guest, { kind: 'back', to: message.to })
    case 'ask-end':
      return ask(tables, table, guest, { kind: 'end' })
    case 'agree':
      return agree(tables, table, guest, message.motion, message.yes)
  }
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
export function attend(line: Line, socket: WebSocket, wire: Wire, version: number): Attended {
  const { tables, guest } = line
  let corked = false
  const write = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (!corked) {
      corked = true
      wire.cork() // what is said in one moment leaves as one packet: the sight and the word on the answer
      process.nextTick(() => {
        corked = false
        wire.uncork()
      })
    }
    socket.send(text)
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
  }
  const send = (message: ToClient): void => write(JSON.stringify(message))
  if (version !== PROTOCOL) {
    send({ t: 'fault', code: 'bad-message', message: `this server speaks version ${PROTOCOL}` })
    socket.close(OLD_PAGE, 'load the page anew')
    return { drain: async () => {} }
  }
  const fault = (code: Code, message: string, table?: string): void => send({ t: 'fault', ...(table === undefined ? {} : { table }), code, message })
  const watching = new Map<string, Watcher>()
  const close = async (table: string): Promise<void> => {
    const watcher = watching.get(table)
    watching.delete(table)
    if (watcher !== undefined) await unwatch(tables, table, watcher)
  }
  const open = async ({ table, entries, counter, said = 0 }: Extract<ToServer, { readonly t: 'open' }>): Promise<void> => {
    await close(table)
    if (watching.size >= MOST_TABLES) return fault('too-many', 'too many tables in one page', table)
    const watcher: Watcher = { guest, send, known: null }
    watching.set(table, watcher)
    const there = await watch(tables, table, watcher, entries === undefined || counter === undefined ? undefined : { entries, counter }, said)
    if (socket.readyState !== socket.OPEN) return close(table)
    if (!there) {
      watching.delete(table)
      fault('no-table', 'there is no such table', table)
    }
  }
  let shown = ''
  const onlooker: Onlooker = {
    guest,
    show(free) {
      const text = JSON.stringify({ t: 'lobby', tables: free })
      if (text !== shown) write(text)
      shown = text
    },
  }
  const lookOn = async (on: boolean): Promise<void> => {
    shown = ''
    if (!on) return void tables.onlookers.all.delete(onlooker)
    tables.onlookers.all.add(onlooker)
    onlooker.show(await lobby(tables, guest))
  }
  const hear = async (data: unknown): Promise<void> => {
    const allowed = line.messages.take(guest)
    const message = read(data)
    if (message === null) return fault('bad-message', 'this is no message')
    if (!allowed) return 'id' in message ? send({ t: 'refused', id: message.id, ...tooFast }) : fault('too-fast', tooFast.message)
    if (message.t === 'open') return open(message)
    if (message.t === 'close') return close(message.table)
    if (message.t === 'lobby') return lookOn(message.on)
    const begun = performance.now()
    const done = await obey(line, message)
    line.metrics.count('tollan_messages_total', message.t)
    line.metrics.took('tollan_answer_seconds', performance.now() - begun)
    if (!done.ok) line.metrics.count('tollan_refused_total', done.code)
    if (done.ok) return send({ t: 'done', id: message.id, sequence: done.sequence })
    send({ t: 'refused', id: message.id, ...sentAs(done) })
  }
  let busy: Promise<void> = Promise.resolve()
  let ending = false
  let waiting = 0
  socket.on('message', (data) => {
    if (ending) return // said again when the page has come back
    if (++waiting > line.mostWaiting) {
      ending = true
      return socket.close(POURING, 'too many messages at once')
    }
    busy = busy.then(() => hear(data)).catch((error: unknown) => {
      line.fault(error)
      fault('busy', 'something went wrong here; nothing was changed')
    }).finally(() => waiting--)
  })
  socket.on('close', () => {
    tables.onlookers.all.delete(onlooker)
    busy = busy.then(async () => {
      for (const table of watching.keys()) await close(table)
    }).catch(line.fault)
  })
  socket.on('error', () => {}) // the end follows
  void nameOf(tables, guest).then((name) => send({ t: 'welcome', protocol: PROTOCOL, name }), line.fault)
  return {
    async drain() {
      ending = true
      await busy
      if (socket.readyState === socket.CLOSED) return
      const closed = new Promise((done) => socket.once('close', done))
      socket.close(RESTART, 'come back')
      const late = setTimeout(() => socket.terminate(), MOST_FAREWELL_MS) // a page that is gone says no farewell
      await closed
      clearTimeout(late)
    },
  }
}
