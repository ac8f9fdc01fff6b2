// Talk at a table. Those who play and those who watch talk among themselves until the game is over.
import type { ToClient } from '@tollan/protocol'
import { type Outcome, refuse } from '../refused.ts'
import { guestName } from '../store/store.ts'
import { addLine, type LineRow, linesOf } from '../store/talk.ts'
import { type LiveTable, refresh, seatOf, type Watcher } from './live-table.ts'
import { type Tables, withTable } from './tables.ts'

const isOver = ({ kept }: LiveTable): boolean => kept.row.status === 'over' || kept.row.status === 'abandoned'

function sent(live: LiveTable, watcher: Watcher, lines: readonly LineRow[]): void {
  const sits = seatOf(live, watcher.guest) !== null
  const heard = lines.filter(({ seat }) => isOver(live) || (seat !== null) === sits)
  const told = heard.map(({ number, seat, name, text, reaction, at }) => ({ number, seat, name, text, reaction, at }))
  if (told.length > 0) watcher.send({ t: 'talk', table: live.id, lines: told } as ToClient)
}

/** What was said before, to somebody who begins to look. */
export async function sendTalk({ store }: Tables, live: LiveTable, watcher: Watcher, after: number): Promise<void> {
  if (live.kept.row.talk === 1) sent(live, watcher, await linesOf(store, live.id, after))
}

/** What is new, to everybody; when the game is over, all of it. */
export async function sendNewTalk({ store }: Tables, live: LiveTable, all = false): Promise<void> {
  if (live.kept.row.talk !== 1 || live.watchers.size === 0) return
  const lines = await linesOf(store, live.id, all ? 0 : live.said)
  live.said = lines.at(-1)?.number ?? live.said
  for (const watcher of live.watchers) sent(live, watcher, lines)
}

export async function say(tables: Tables, table: string, guest: string, said: { readonly text: string; readonly reaction: string | null }): Promise<Outcome<{ sequence: number }>> {
  const called = await guestName(tables.store, guest)
  const done = await withTable(tables, table, async (live): Promise<Outcome<{ sequence: number }>> => {
    await refresh(tables.store, live)
    if (live.kept.row.talk !== 1) return refuse('no-talk', 'nobody talks at this table')
    const place = live.kept.places.find((one) => one.guest === guest)
    const name = place?.name ?? called
    if (name === null) return refuse('no-name', 'whoever talks has a name')
    await addLine(tables.store, { table_id: table, guest, seat: place?.seat ?? null, name, ...said, at: tables.now() })
    await sendNewTalk(tables, live)
    return { ok: true, sequence: live.said }
  })
  return done ?? refuse('no-table', 'there is no such table')
}
