// What must hold at the end, whatever happened on the way.
import { engineFor } from '@tollan/engines'
import { fromHex, SPECTATOR } from '@tollan/kernel'
import { type Act, emptyRoom, farScene, farTold, repeat, type Room, sceneFor, toldTo } from '@tollan/room'
import { actsOf, type Store, tableOf } from '../store/store.ts'
import type { Player } from './player.ts'

/** The game as the store alone tells it. */
export async function roomOf(store: Store, table: string): Promise<Room> {
  const kept = await tableOf(store, table)
  const engine = kept === null ? null : await engineFor(kept.row.game, kept.row.version)
  const secret = kept === null ? null : fromHex(kept.row.secret)
  if (kept === null || engine === null || !engine.ok || secret === null) throw new Error(`there is no table ${table}`)
  const opened = emptyRoom(engine.definition, JSON.parse(kept.row.options), secret, { manner: () => ({ forced: true, confirm: 'never' }), companions: [] })
  if (!opened.ok) throw new Error(opened.message)
  for (const row of await actsOf(store, table, 0)) {
    const done = repeat(opened.room, JSON.parse(row.act) as Act)
    if (!done.ok) throw new Error(`act ${row.sequence}: ${done.message}`)
  }
  return opened.room
}

/** What is wrong with a table and its people; empty when nothing is. */
export async function troubles(store: Store, table: string, players: readonly Player[]): Promise<string[]> {
  const room = await roomOf(store, table)
  const rows = await actsOf(store, table, 0)
  const found: string[] = []
  rows.forEach(({ sequence }, i) => {
    if (sequence !== i + 1) found.push(`act ${i + 1} has number ${sequence}`)
  })
  const seen = new Map<string, number>()
  for (const { client, sequence } of rows) {
    if (seen.has(client)) found.push(`${client} was done twice`)
    seen.set(client.slice(client.indexOf(':') + 1), sequence)
  }
  for (const player of players) {
    for (const [id, sequence] of player.done) if (seen.get(id) !== sequence) found.push(`${player.name}: ${id} was acknowledged as ${sequence} and is kept as ${seen.get(id) ?? 'nothing'}`)
    const { room: far, name, seat } = player
    if (far === null) {
      found.push(`${name} saw nothing`)
      continue
    }
    const viewer = seat ?? SPECTATOR
    if (JSON.stringify(farScene(far)) !== JSON.stringify(sceneFor(room, viewer))) found.push(`${name} sees another table`)
    if (JSON.stringify(farTold(far)) !== JSON.stringify(toldTo(room, viewer))) found.push(`${name} was told something else`)
  }
  return found
}
