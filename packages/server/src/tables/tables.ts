// All tables of this process: one thing at a time at each, the store decides who was first.
import { randomBytes } from 'node:crypto'
import { act, type Manner, type Room, type Wanted } from '@tollan/room'
import { type Outcome, refuse, refusedBy } from '../refused.ts'
import type { Heard } from '../store/bus.ts'
import { openPresence, type Presence } from '../store/presence.ts'
import { forgetNotice } from '../store/due.ts'
import type { Beside } from '../store/acts-writer.ts'
import { appendAct, type Store, tableOf, turnStatus } from '../store/store.ts'
import { afterAct, type ClockState, firstState, nextDue } from './clock-time.ts'
import { askedIn, catchUp, clockOf, guestsAt, type LiveTable, newLive, noteAct, readClock, refresh, repeated, seatOf, sendSights, sendState, stillKnown, timesOf, type Watcher } from './live-table.ts'
import { type Onlookers, openOnlookers } from './onlookers.ts'
import { sendNewTalk, sendTalk } from './talk.ts'
import { letThink, thinkerAsked, THOUGHT_MS } from './think.ts'
import { type Minds, openMinds } from '../thinking/minds.ts'

export interface Tables {
  readonly store: Store
  readonly now: () => number
  /** The secret of a new game's draws. */
  readonly newSecret: () => Uint8Array
  readonly live: Map<string, LiveTable>
  /** By table, the end of what is being done there. */
  readonly turns: Map<string, Promise<unknown>>
  readonly presence: Presence
  readonly onlookers: Onlookers
  readonly minds: Minds
  /** Tables whose players are thinking, or wait for their turn to. */
  readonly thinking: Set<string>
  /** Told when something went wrong that should not. */
  readonly fault: (error: unknown) => void
}

const SECRET_BYTES = 32
const anySecret = (): Uint8Array => new Uint8Array(randomBytes(SECRET_BYTES))

/** Where time and luck come from, and who hears of faults and thoughts. */
export interface Ways {
  readonly now?: (() => number) | undefined
  readonly newSecret?: (() => Uint8Array) | undefined
  readonly fault?: (error: unknown) => void
  readonly onThought?: (ms: number) => void
}

export function openTables(store: Store, { now = Date.now, newSecret = anySecret, fault = () => {}, onThought }: Ways = {}): Tables {
  const presence = openPresence(store.bus, (id) => {
    if (tables.live.has(id)) void withTable(tables, id, (live) => greet(tables, live))
  })
  const tables: Tables = { store, now, newSecret, live: new Map(), turns: new Map(), presence, onlookers: openOnlookers(fault), minds: openMinds(fault, onThought), thinking: new Set(), fault }
  store.bus.onChange = (id, heard) => {
    for (const known of id === null ? tables.live.keys() : [id]) if (tables.live.has(known)) hear(tables, known, heard).catch(fault)
    if (heard === undefined) tables.onlookers.stir() // people or a table that came or went
    if (id === null) presence.again() // words may have been missed too
  }
  return tables
}

/** Somebody came or went at another process. */
async function greet(tables: Tables, live: LiveTable): Promise<void> {
  const before = [...live.elsewhere].join()
  live.elsewhere = tables.presence.elsewhere(live.id)
  if ([...live.elsewhere].join() !== before) await sendState(live, tables.now())
}

const tellWhoIsHere = ({ presence }: Tables, { id, watchers }: LiveTable): void => presence.tell(id, new Set([...watchers].map(({ guest }) => guest)))

/** Lets one piece of work at a time have a table; null when there is no such table. */
export async function withTable<T>(tables: Tables, id: string, work: (live: LiveTable) => Promise<T>): Promise<T | null> {
  const before = tables.turns.get(id) ?? Promise.resolve()
  const mine = before.then(async () => {
    const live = tables.live.get(id) ?? (await opened(tables, id))
    return live === null ? null : work(live)
  })
  const end = mine.then(() => {}, () => {})
  tables.turns.set(id, end)
  void end.then(() => {
    if (tables.turns.get(id) === end) tables.turns.delete(id)
  })
  return mine
}

async function opened({ store, live, now }: Tables, id: string): Promise<LiveTable | null> {
  const kept = await tableOf(store, id)
  if (kept === null) return null
  const table = newLive(kept, now())
  await refresh(store, table) // with its clock: an act must not find a fresh one
  live.set(id, table)
  return table
}

/** Companions another process did not know of yet. */
async function companions(tables: Tables, live: LiveTable): Promise<void> {
  const { room, kept } = live
  if (room === null || kept.row.status !== 'playing' || !askedIn(room).some((seat) => room.seating.companions.includes(seat))) return
  const done = await perform(tables, live, { kind: 'go-on' }, `go-on-${live.sequence}`)
  if (done.ok) await tell(tables, live)
}

/** Another process has done something. */
export async function hear(tables: Tables, id: string, heard?: Heard): Promise<void> {
  await withTable(tables, id, async (live) => {
    if (heard?.kind === 'act' && live.room !== null) return hearAct(tables, live, heard)
    if (heard?.kind === 'clock') return hearClock(tables, live)
    const known = JSON.stringify([live.kept, live.time])
    const [before, status] = [live.sequence, live.kept.row.status]
    await refresh(tables.store, live)
    if (live.room !== null || live.watchers.size > 0) await catchUp(tables.store, live)
    if (live.sequence !== before) sendSights(live)
    // time that is up changes nothing that is kept but that it was said
    if (known !== JSON.stringify([live.kept, live.time]) || timesOf(live, tables.now())?.seats.some(({ late }) => late) === true) await sendState(live, tables.now())
    await sendNewTalk(tables, live, status === 'playing' && live.kept.row.status !== status) // those who watched hear those who played
    await companions(tables, live)
  })
}

/** An act is done here too, by what was heard of it where that follows what is known. */
async function hearAct(tables: Tables, live: LiveTable, { sequence, client, act: text }: Heard & { readonly kind: 'act' }): Promise<void> {
  if (live.sequence >= sequence) return // met already
  try {
    if (live.room === null || text === null || sequence !== live.sequence + 1) await catchUp(tables.store, live)
    else repeated(live, live.room, { sequence, client, act: text })
  } catch (error) {
    drop(live) // half of an act must not stay
    throw error
  }
  sendSights(live)
  await companions(tables, live)
}

/** How time stands is read anew: what was heard may be older than what this process has written since. */
async function hearClock(tables: Tables, live: LiveTable): Promise<void> {
  await readClock(tables.store, live)
  sendTimes(tables, live)
}

function sendTimes({ now }: Tables, live: LiveTable): void {
  const times = timesOf(live, now())
  if (times !== null) for (const watcher of live.watchers) watcher.send({ t: 'times', table: live.id, times })
}

const MOST_RACES = 20

/** The room no longer stands for what is kept: it is built anew when it is needed. */
function drop(live: LiveTable): void {
  live.room = null
  live.messages.clear()
}

/** Does something at a table: kept before it is acknowledged, once however often it arrives. */
export async function perform(tables: Tables, live: LiveTable, wanted: Wanted, client: string): Promise<Outcome<{ sequence: number }>> {
  for (let races = 0; races < MOST_RACES; races++) {
    if (races > 0) await refresh(tables.store, live) // the clock of whoever was quicker
    if (races > 0 || live.room === null) await catchUp(tables.store, live)
    const done = live.messages.get(client)
    if (done !== undefined) return { ok: true, sequence: done }
    const { room } = live
    if (room === null) return refuse('not-begun', 'the game has not begun')
    const before = room.entries.length
    const asked = askedIn(room)
    const acted = act(room, wanted)
    if (!acted.ok) {
      const known = live.sequence
      await catchUp(tables.store, live) // it may have been meant for a table this process has not heard of yet
      if (live.sequence === known) return refusedBy(acted)
      sendSights(live)
      continue
    }
    const row = { table_id: live.id, sequence: live.sequence + 1, seat: acted.act.seat, client, act: JSON.stringify(acted.act), at: tables.now(), asked: JSON.stringify(askedIn(room)) }
    const next = besideAct(tables, live, room, acted.act.seat, asked)
    if (!(await kept(tables, live, row, next.beside))) continue
    live.time = next.time
    noteAct(live, room, before, acted.act, row)
    live.used = tables.now()
    return { ok: true, sequence: row.sequence }
  }
  return refuse('busy', 'others were quicker again and again; try once more')
}

/** Nobody is told of what they may have seen, or of what is over in a moment. */
const NOTICE_MS = 20_000

/** What an act means for clocks and for those who do not look. */
function besideAct({ now }: Tables, live: LiveTable, room: Room, by: number, before: readonly number[]): { readonly beside: Beside; readonly time: ClockState | null } {
  const [clock, at, seats] = [clockOf(live.kept), now(), askedIn(room)]
  const { doors } = room.journal.rules
  const here = guestsAt(live)
  const away = live.kept.places.filter(({ seat, guest, companion, level }) => seats.includes(seat) && !before.includes(seat) && companion === 0 && level === null && !here.has(guest))
  const notices = away.map(({ guest }) => ({ guest, due: at + NOTICE_MS }))
  const thought = live.kept.places.every(({ level }) => level === null) ? undefined : thinkerAsked(live) === null ? null : at + THOUGHT_MS
  if (clock.kind === 'none') return { beside: { notices, thought }, time: null }
  const time = afterAct(clock, live.time ?? firstState(clock, room.journal.rules.seats), { seats, turn: doors.turnOf(room.journal.game) }, by, at, live.zones)
  return { beside: { notices, thought, clock: { due: nextDue(clock, time, live.zones, at), state: JSON.stringify(time) } }, time }
}

/** Whether the act was written; if it was not, nothing of it may stay. */
async function kept({ store }: Tables, live: LiveTable, row: Parameters<typeof appendAct>[1], beside: Beside): Promise<boolean> {
  let written = false
  try {
    written = await appendAct(store, row, beside)
  } finally {
    if (!written) drop(live)
  }
  return written
}

/** The room of a game that has begun, as it is kept. The first draws may still be due: whoever set the table up may have been cut off. */
export async function ready(tables: Tables, live: LiveTable): Promise<void> {
  await catchUp(tables.store, live)
  if (live.room !== null && live.sequence === 0) await perform(tables, live, { kind: 'begin' }, 'begin')
}

/** What somebody who sits at a table does there. */
export async function actAt(tables: Tables, id: string, guest: string, client: string, wanted: (seat: number) => Wanted, manner?: Manner): Promise<Outcome<{ sequence: number }>> {
  const done = await withTable(tables, id, async (live): Promise<Outcome<{ sequence: number }>> => {
    const seat = seatOf(live, guest)
    if (seat === null) return refuse('not-seated', 'you do not sit at this table')
    if (live.kept.row.status !== 'playing') await refresh(tables.store, live)
    if (live.kept.row.status !== 'playing') {
      await catchUp(tables.store, live)
      const done = live.messages.get(`${guest}:${client}`) // its last answer may arrive twice
      if (done !== undefined) return { ok: true, sequence: done }
      return refuse(live.kept.row.status === 'waiting' ? 'not-begun' : 'game-over', 'nothing can be done at this table now')
    }
    if (manner !== undefined) live.manners.set(seat, manner)
    if (live.room === null) await ready(tables, live)
    const result = await perform(tables, live, wanted(seat), `${guest}:${client}`)
    if (result.ok) await tell(tables, live)
    return result
  })
  return done ?? refuse('no-table', 'there is no such table')
}

/** Sends what is new, and ends the table when its game is over. */
export async function tell(tables: Tables, live: LiveTable): Promise<void> {
  sendSights(live)
  const { room } = live
  sendTimes(tables, live)
  letThink(tables, live)
  if (room === null || !room.journal.rules.doors.isOver(room.journal.game)) return
  await turnStatus(tables.store, live.id, 'playing', 'over', tables.now())
  await refresh(tables.store, live)
  await sendState(live, tables.now())
  await sendNewTalk(tables, live, true)
}

/** Somebody begins to look at a table. */
export async function watch(tables: Tables, id: string, watcher: Watcher, has: { readonly entries: number; readonly counter: number } | undefined, said = 0): Promise<boolean> {
  const done = await withTable(tables, id, async (live) => {
    await refresh(tables.store, live)
    await ready(tables, live)
    watcher.known = has === undefined ? null : stillKnown(live, has.entries, has.counter)
    live.watchers.add(watcher)
    tellWhoIsHere(tables, live)
    await sendState(live, tables.now())
    sendSights(live, [watcher])
    await sendTalk(tables, live, watcher, said)
    if (seatOf(live, watcher.guest) !== null) await forgetNotice(tables.store, id, watcher.guest)
    letThink(tables, live) // whoever thought before may be gone
    return true
  })
  return done ?? false
}

export async function unwatch(tables: Tables, id: string, watcher: Watcher): Promise<void> {
  const live = tables.live.get(id)
  if (live === undefined || !live.watchers.delete(watcher)) return
  tellWhoIsHere(tables, live)
  await withTable(tables, id, (table) => sendState(table, tables.now()))
}

/** Tables nobody looks at leave memory; those where nothing happens keep only who sits there. */
export function forget(tables: Tables, idleMs: number): void {
  const before = tables.now() - idleMs
  for (const [id, live] of tables.live) {
    if (live.used > before || tables.turns.has(id)) continue
    if (live.watchers.size === 0) tables.live.delete(id)
    else drop(live)
  }
}
