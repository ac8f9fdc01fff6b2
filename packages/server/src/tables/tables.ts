// All tables of this process: one thing at a time at each, the store decides who was first.
import type { Wanted } from '@tollan/room'
import { act, type Manner } from '@tollan/room'
import { type Outcome, refuse, refusedBy } from '../refused.ts'
import { appendAct, type Store, tableOf, turnStatus } from '../store/store.ts'
import { catchUp, type LiveTable, newLive, noteAct, refresh, seatOf, sendSights, sendState, stillKnown, type Watcher } from './live-table.ts'

export interface Tables {
  readonly store: Store
  readonly now: () => number
  readonly live: Map<string, LiveTable>
  /** By table, the end of what is being done there. */
  readonly turns: Map<string, Promise<unknown>>
}

export function openTables(store: Store, now: () => number = Date.now): Tables {
  const tables: Tables = { store, now, live: new Map(), turns: new Map() }
  store.bus.onChange = (id) => {
    for (const known of id === null ? tables.live.keys() : [id]) if (tables.live.has(known)) void hear(tables, known)
  }
  return tables
}

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
  live.set(id, table)
  return table
}

/** Another process has done something. */
async function hear(tables: Tables, id: string): Promise<void> {
  await withTable(tables, id, async (live) => {
    const { status, rematch, motion } = live.kept.row
    const seated = live.kept.places.length
    const before = live.sequence
    await refresh(tables.store, live)
    if (live.room !== null || live.watchers.size > 0) await catchUp(tables.store, live)
    if (live.sequence !== before) sendSights(live)
    if (motion !== live.kept.row.motion || status !== live.kept.row.status || rematch !== live.kept.row.rematch || seated !== live.kept.places.length) await sendState(live)
  })
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
    if (races > 0 || live.room === null) await catchUp(tables.store, live)
    const done = live.messages.get(client)
    if (done !== undefined) return { ok: true, sequence: done }
    const { room } = live
    if (room === null) return refuse('not-begun', 'the game has not begun')
    const before = room.entries.length
    const acted = act(room, wanted)
    if (!acted.ok) {
      const known = live.sequence
      await catchUp(tables.store, live) // it may have been meant for a table this process has not heard of yet
      if (live.sequence === known) return refusedBy(acted)
      sendSights(live)
      continue
    }
    const row = { table_id: live.id, sequence: live.sequence + 1, seat: acted.act.seat, client, act: JSON.stringify(acted.act), at: tables.now() }
    if (!(await kept(tables, live, row))) continue
    noteAct(live, room, before, acted.act, row)
    live.used = tables.now()
    return { ok: true, sequence: row.sequence }
  }
  return refuse('busy', 'others were quicker again and again; try once more')
}

/** Whether the act was written; if it was not, nothing of it may stay. */
async function kept({ store }: Tables, live: LiveTable, row: Parameters<typeof appendAct>[1]): Promise<boolean> {
  let written = false
  try {
    written = await appendAct(store, row)
  } finally {
    if (!written) drop(live)
  }
  return written
}

/** The room of a game that has begun, as it is kept. The first draws may still be due: whoever set the table up may have been cut off. */
async function ready(tables: Tables, live: LiveTable): Promise<void> {
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
  if (room === null || !room.journal.rules.doors.isOver(room.journal.game)) return
  await turnStatus(tables.store, live.id, 'playing', 'over', tables.now())
  await refresh(tables.store, live)
  await sendState(live)
}

/** Somebody begins to look at a table. */
export async function watch(tables: Tables, id: string, watcher: Watcher, has?: { readonly entries: number; readonly counter: number }): Promise<boolean> {
  const done = await withTable(tables, id, async (live) => {
    await refresh(tables.store, live)
    await ready(tables, live)
    watcher.known = has === undefined ? null : stillKnown(live, has.entries, has.counter)
    live.watchers.add(watcher)
    await sendState(live)
    sendSights(live, [watcher])
    return true
  })
  return done ?? false
}

export async function unwatch(tables: Tables, id: string, watcher: Watcher): Promise<void> {
  const live = tables.live.get(id)
  if (live === undefined || !live.watchers.delete(watcher)) return
  await withTable(tables, id, (table) => sendState(table))
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
