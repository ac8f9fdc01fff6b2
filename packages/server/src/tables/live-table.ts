// A table somebody looks at or plays at, as this process knows it.
import { engineFor } from '@tollan/engines'
import { fromHex, type GameDefinition, type GameOptions, SPECTATOR } from '@tollan/kernel'
import type { Clock, Motion, Place, Sheet, TableState, Times, ToClient } from '@tollan/protocol'
import { type Act, emptyRoom, firstSight, type Manner, repeat, type Room, sightsFor } from '@tollan/room'
import { clockKept } from '../store/due.ts'
import { actsOf, type KeptTable, type Store, tableOf, zonesOf } from '../store/store.ts'
import type { ActRow, TableRow } from '../store/schema.ts'
import type { Thinkable } from '../thinking/protocol.ts'
import { type ClockState, dueOf } from './clock-time.ts'

/** Somebody who looks at a table: one page of one person. */
export interface Watcher {
  readonly guest: string
  readonly send: (message: ToClient) => void
  /** Entries the page has as they are now; null when it knows nothing yet. */
  known: number | null
}

export interface LiveTable {
  readonly id: string
  kept: KeptTable
  definition: GameDefinition | null
  /** Null before the game begins, and while nobody has needed it for some time. */
  room: Room | null
  /** Number of the last act that the room has gone through. */
  sequence: number
  /** By message, the number of the act it became. */
  readonly messages: Map<string, number>
  /** Where entries were taken back: the number of changes, and the entries that were left. */
  readonly cuts: (readonly [counter: number, left: number])[]
  readonly manners: Map<number, Manner>
  readonly watchers: Set<Watcher>
  /** Guests who look at it through other processes. */
  elsewhere: ReadonlySet<string>
  /** How time stands here; null where nobody is hurried, or it has not been needed yet. */
  time: ClockState | null
  zones: readonly number[]
  /** Number of the last line of talk that was sent. */
  said: number
  /** When somebody last did something here. */
  used: number
}

const usual: Manner = { forced: true, confirm: 'irreversible' }
const thinking: Manner = { forced: true, confirm: 'never' }

export const newLive = (kept: KeptTable, now: number): LiveTable => ({
  id: kept.row.id, kept, definition: null, room: null, sequence: 0, messages: new Map(), cuts: [], manners: new Map(), watchers: new Set(), elsewhere: new Set(), time: null, zones: [], said: 0, used: now,
})

export const optionsOf = ({ row }: KeptTable): GameOptions => JSON.parse(row.options) as GameOptions
export const clockOf = ({ row }: KeptTable): Clock => JSON.parse(row.clock) as Clock

/** The corrected values of a table, as everybody is told of them; nothing where it plays as printed. */
export function sheetOf(row: Pick<TableRow, 'options' | 'sheet'>): Sheet | undefined {
  const { data } = JSON.parse(row.options) as GameOptions
  return data === undefined ? undefined : { name: row.sheet, values: data.length }
}

export const motionOf = ({ row }: KeptTable): Motion | null => (row.motion === null ? null : (JSON.parse(row.motion) as Motion))

/** The seat a guest holds, or null. */
export const seatOf = ({ kept }: LiveTable, guest: string): number | null => kept.places.find((place) => place.guest === guest)?.seat ?? null

const viewerOf = (live: LiveTable, { guest }: Watcher): number => seatOf(live, guest) ?? SPECTATOR

/** Everybody who looks at the table, through any process. */
export const guestsAt = ({ watchers, elsewhere }: LiveTable): ReadonlySet<string> => new Set([...[...watchers].map(({ guest }) => guest), ...elsewhere])

/** How strong the player is that thinks on a seat, and what it likes; null where a person sits. */
export function thinkerAt({ kept }: LiveTable, seat: number): Pick<Thinkable, 'level' | 'style'> | null {
  const { level, style } = kept.places.find((place) => place.seat === seat) ?? { level: null, style: null }
  return level === null ? null : { level, style }
}

/** The seats that are asked now. */
export const askedIn = ({ journal }: Room): readonly number[] => journal.rules.doors.seatsAsked(journal.game).filter((seat) => seat >= 0)

/** The game goes on by the rules it was begun with. */
export async function definitionOf(live: LiveTable): Promise<GameDefinition> {
  if (live.definition === null) {
    const engine = await engineFor(live.kept.row.game, live.kept.row.version)
    if (!engine.ok) throw new Error(`table ${live.id}: ${engine.message}`)
    live.definition = engine.definition
  }
  return live.definition
}

/** A room before its first act. */
export async function freshRoom(live: LiveTable): Promise<Room> {
  const secret = fromHex(live.kept.row.secret)
  if (secret === null) throw new Error(`table ${live.id}: its secret is damaged`)
  const opened = emptyRoom(await definitionOf(live), optionsOf(live.kept), secret, {
    manner: (seat) => live.manners.get(seat) ?? (thinkerAt(live, seat) === null ? usual : thinking),
    get companions() {
      return live.kept.places.flatMap(({ seat, companion }) => (companion === 1 ? [seat] : []))
    },
  })
  if (!opened.ok) throw new Error(`table ${live.id}: ${opened.message}`)
  return opened.room
}

/** After an act: what watchers knew behind a cut they know no more. */
export function noteAct(live: LiveTable, room: Room, before: number, { to, back = [] }: Act, { sequence, client }: Pick<ActRow, 'sequence' | 'client'>): void {
  live.sequence = sequence
  live.messages.set(client, sequence)
  const left = to ?? before - back.reduce((sum, steps) => sum + steps, 0)
  if (left === before) return
  live.cuts.push([room.journal.counter, left])
  for (const watcher of live.watchers) if (watcher.known !== null) watcher.known = Math.min(watcher.known, left)
}

/** Brings the room to the last act that is kept. */
export async function catchUp(store: Store, live: LiveTable): Promise<void> {
  if (live.kept.row.status === 'waiting') return
  if (live.room === null) {
    live.sequence = 0
    live.cuts.length = 0
  }
  const rows = await actsOf(store, live.id, live.sequence)
  const room = live.room ?? (await freshRoom(live))
  for (const row of rows) repeated(live, room, row)
  live.room = room
}

/** Does again what was done, here or elsewhere. */
export function repeated(live: LiveTable, room: Room, row: Pick<ActRow, 'sequence' | 'client' | 'act'>): void {
  const act = JSON.parse(row.act) as Act
  const before = room.entries.length
  const done = repeat(room, act)
  if (!done.ok) throw new Error(`table ${live.id}, act ${row.sequence}: ${done.message}`)
  noteAct(live, room, before, act, row)
}

/** Reads again who sits there and how far it is. */
export async function refresh(store: Store, live: LiveTable): Promise<void> {
  const kept = await tableOf(store, live.id)
  if (kept === null) return
  live.kept = kept
  if (kept.row.status !== 'playing' || clockOf(kept).kind === 'none') return
  await readClock(store, live)
  live.zones = await zonesOf(store, kept.places)
}

export async function readClock(store: Store, live: LiveTable): Promise<void> {
  const clock = await clockKept(store, live.id)
  live.time = clock === null ? null : (JSON.parse(clock.state) as ClockState)
}

export function placesOf(live: LiveTable, definition: GameDefinition): Place[] {
  const options = optionsOf(live.kept)
  const automata = definition.aids.automata(options)
  const seats = Math.max(options.players, ...automata.map((seat) => seat + 1))
  const guests = guestsAt(live)
  return Array.from({ length: seats }, (_, seat): Place => {
    const held = live.kept.places.find((place) => place.seat === seat)
    return {
      seat, name: held?.name ?? null, symbol: held?.symbol ?? null, automa: automata.includes(seat),
      here: held !== undefined && (held.level !== null || guests.has(held.guest)), companion: held?.companion === 1, ...(held === undefined || held.level === null ? {} : { level: held.level }), ...(held === undefined || held.style === null ? {} : { style: held.style }),
    }
  })
}

export const isLate = (live: LiveTable, seat: number, now: number): boolean => timesOf(live, now)?.seats.some((one) => one.seat === seat && one.late) === true

/** Whose time is up when. */
export function timesOf({ kept, time, zones }: LiveTable, now: number): Times | null {
  const clock = clockOf(kept)
  if (clock.kind === 'none' || time === null || kept.row.status !== 'playing') return null
  return {
    now, seats: kept.places.map(({ seat }) => {
      const due = dueOf(clock, time, seat, zones[seat] ?? 0)
      return { seat, due, bank: Math.round(time.banks[seat] ?? 0), late: due !== null && due <= now }
    }),
  }
}

export async function stateOf(live: LiveTable, now: number): Promise<TableState> {
  const { row } = live.kept
  const places = placesOf(live, await definitionOf(live))
  const sheet = sheetOf(row)
  const seated = new Set(live.kept.places.map(({ guest }) => guest))
  return {
    id: live.id, game: row.game, version: row.version, options: { ...optionsOf(live.kept) }, status: row.status, listed: row.listed === 1, talk: row.talk === 1,
    clock: clockOf(live.kept), places, host: seatOf(live, row.host), watching: [...guestsAt(live)].filter((guest) => !seated.has(guest)).length,
    commitment: row.commitment, secret: row.status === 'over' || row.status === 'abandoned' ? row.secret : null, motion: motionOf(live.kept), times: timesOf(live, now), rematch: row.rematch, ...(sheet === undefined ? {} : { sheet }),
  }
}

/** Who sits there and how far it is, to everybody who looks. */
export async function sendState(live: LiveTable, now: number, to: Iterable<Watcher> = live.watchers): Promise<void> {
  const state = await stateOf(live, now)
  for (const watcher of to) watcher.send({ t: 'table', state, seat: seatOf(live, watcher.guest) })
}

/** The game, to everybody who looks: to each what is new to them. */
export function sendSights(live: LiveTable, to: Iterable<Watcher> = live.watchers): void {
  const { room, id } = live
  if (room === null) return
  const groups = new Map<number | null, Watcher[]>()
  for (const watcher of to) groups.set(watcher.known, [...(groups.get(watcher.known) ?? []), watcher])
  for (const [known, watchers] of groups) {
    const viewers = [...new Set(watchers.map((watcher) => viewerOf(live, watcher)))]
    const sights = sightsFor(room, viewers, known ?? 0)
    for (const watcher of watchers) {
      const viewer = viewerOf(live, watcher)
      const sight = sights[viewers.indexOf(viewer)]
      if (sight === undefined) continue
      // a game that was ended asks nobody anything
      const shown = live.kept.row.status === 'abandoned' ? { ...sight, asked: [], window: { undo: 0, redo: 0, restart: 0 } } : sight
      const first = known === null ? { first: Buffer.from(firstSight(room, viewer)).toString('base64') } : {}
      watcher.send({ t: 'sight', table: id, viewer, ...first, sight: shown } as unknown as ToClient)
      watcher.known = room.entries.length
    }
  }
}

/** How much of what a page says it has is still as it was. */
export function stillKnown({ cuts, room }: LiveTable, entries: number, counter: number): number | null {
  if (room === null || counter > room.journal.counter) return null
  const left = cuts.filter(([at]) => at > counter).reduce((least, [, kept]) => Math.min(least, kept), entries)
  return Math.min(left, room.entries.length)
}
