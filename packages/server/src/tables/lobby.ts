// Tables before their game begins, and lists of them.
import { randomBytes } from 'node:crypto'
import { styleNames } from '@tollan/ai/styles'
import { engineFor } from '@tollan/engines'
import { commitment, type GameDefinition, toHex } from '@tollan/kernel'
import type { Clock, Joining, Listed, NewTable, Thinker } from '@tollan/protocol'
import { type Outcome, refuse, refusedBy } from '../refused.ts'
import type { PlaceRow, TableRow } from '../store/schema.ts'
import { clocksKept } from '../store/due.ts'
import { addTable, guestName, leavePlace, linkRematch, listedTables, movePlace, moveTogether, nameGuest, placeGuest, placesOf as placesKept, seatsAsked, seatThinker, tablesOfGuest, takePlace, turnStatus, zonesOf } from '../store/store.ts'
import { type ClockState, dueOf } from './clock-time.ts'
import { askedIn, catchUp, clockOf, definitionOf, freshRoom, type LiveTable, optionsOf, placesOf, refresh, seatOf, sendSights, sendState, sheetOf } from './live-table.ts'
import { perform, type Tables, withTable } from './tables.ts'
import { letThink } from './think.ts'

/** Nobody guesses 144 bits. */
export const newId = (): string => randomBytes(18).toString('base64url')

/** The same without corrected values could be played. */
const isSheetAtFault = ({ compile }: GameDefinition, { options: { data, ...others } }: NewTable): boolean => data !== undefined && compile(others).ok

export async function createTable({ store, now, newSecret, onlookers }: Tables, guest: string, wish: NewTable): Promise<Outcome<{ id: string }>> {
  const engine = await engineFor(wish.game)
  if (!engine.ok) return refusedBy(engine)
  const compiled = engine.definition.compile(wish.options)
  if (!compiled.ok) return isSheetAtFault(engine.definition, wish) ? { ...refusedBy(compiled), code: 'bad-sheet' } : refusedBy(compiled)
  const { options } = compiled.rules
  const secret = newSecret()
  const row: TableRow = {
    id: newId(), game: wish.game, version: engine.definition.version, options: JSON.stringify(options), secret: toHex(secret), commitment: commitment(secret),
    status: 'waiting', listed: wish.listed ? 1 : 0, talk: wish.talk ? 1 : 0, clock: JSON.stringify(wish.clock), host: guest, rematch: null, motion: null, sheet: options.data === undefined ? null : (wish.sheet ?? null), created: now(), updated: now(),
  }
  await nameGuest(store, guest, wish.name)
  await placeGuest(store, guest, wish.zone)
  await addTable(store, row, { table_id: row.id, seat: 0, guest, name: wish.name, symbol: wish.symbol ?? null })
  if (wish.listed) onlookers.stir()
  return { ok: true, id: row.id }
}

/** The first seat a person could take. */
const freeSeat = async (live: LiveTable): Promise<number | undefined> =>
  placesOf(live, await definitionOf(live)).find(({ name, automa }) => name === null && !automa)?.seat

async function changed(tables: Tables, live: LiveTable): Promise<void> {
  if (live.kept.row.listed === 1) tables.onlookers.stir()
  await refresh(tables.store, live)
  await sendState(live, tables.now())
}

const noTable = refuse('no-table', 'there is no such table')

/** Something about a table that waits for people. */
async function whileWaiting<T>(tables: Tables, id: string, work: (live: LiveTable) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const done = await withTable(tables, id, async (live): Promise<Outcome<T>> => {
    await refresh(tables.store, live)
    return live.kept.row.status === 'waiting' ? work(live) : refuse('begun', 'the game has begun')
  })
  return done ?? noTable
}

export const joinTable = (tables: Tables, id: string, guest: string, wish: Joining): Promise<Outcome<{ seat: number }>> =>
  whileWaiting(tables, id, async (live) => {
    const held = seatOf(live, guest)
    const seat = wish.seat ?? held ?? (await freeSeat(live))
    await placeGuest(tables.store, guest, wish.zone)
    if (held !== null && seat !== undefined) return move(tables, live, guest, seat, wish)
    const open = placesOf(live, await definitionOf(live)).some((place) => place.seat === seat && place.name === null && !place.automa)
    if (seat === undefined || !open) return refuse('taken', 'this seat is taken')
    const symbol = live.kept.places.some((place) => place.symbol === wish.symbol) ? null : (wish.symbol ?? null)
    if (!(await takePlace(tables.store, { table_id: id, seat, guest, name: wish.name, symbol }, tables.now()))) {
      await changed(tables, live)
      return refuse('taken', 'this seat was taken a moment ago')
    }
    await nameGuest(tables.store, guest, wish.name)
    await changed(tables, live)
    return { ok: true, seat }
  })

/** Another seat, name or symbol for somebody who sits there; what others have chosen stays theirs. */
async function move(tables: Tables, live: LiveTable, guest: string, seat: number, { name, symbol }: Joining): Promise<Outcome<{ seat: number }>> {
  const others = live.kept.places.filter((place) => place.guest !== guest)
  const known = placesOf(live, await definitionOf(live)).some((place) => place.seat === seat && !place.automa)
  if (!known || others.some((place) => place.seat === seat)) return refuse('taken', 'this seat is taken')
  if (symbol !== undefined && others.some((place) => place.symbol === symbol)) return refuse('taken', 'somebody has this symbol')
  const moved = await movePlace(tables.store, live.id, guest, { seat, name, ...(symbol === undefined ? {} : { symbol }) }, tables.now())
  await nameGuest(tables.store, guest, name)
  await changed(tables, live)
  return moved ? { ok: true, seat } : refuse('taken', 'this seat was taken a moment ago')
}

/** A player that thinks on a free seat, another one, or none any more. */
export const setThinker = (tables: Tables, id: string, guest: string, { seat, level, style }: Thinker): Promise<Outcome<object>> =>
  whileWaiting(tables, id, async (live) => {
    if (live.kept.row.host !== guest) return refuse('not-host', 'whoever made the table says who thinks there')
    const { game } = live.kept.row
    if (style !== undefined && !styleNames(game).some((one) => one === style)) return refuse('bad-style', `there is no style "${style}" in ${game}; known are ${styleNames(game).join(', ')}`)
    const place = placesOf(live, await definitionOf(live)).find((one) => one.seat === seat)
    const free = place !== undefined && !place.automa && (place.name === null || place.level !== undefined)
    const done = free && (await seatThinker(tables.store, id, { seat, level, style: style ?? null }, tables.now()))
    await changed(tables, live)
    return done ? { ok: true } : refuse('taken', 'this seat is taken')
  })

/** Whoever made the table takes it away by leaving. */
export const leaveTable = (tables: Tables, id: string, guest: string): Promise<Outcome<object>> =>
  whileWaiting(tables, id, async (live) => {
    if (seatOf(live, guest) === null) return refuse('not-seated', 'you do not sit at this table')
    if (live.kept.row.host === guest) await turnStatus(tables.store, id, 'waiting', 'abandoned', tables.now())
    else await leavePlace(tables.store, id, guest, tables.now())
    await changed(tables, live)
    return { ok: true }
  })

/** Begins with whoever is there: with empty seats the game is set up for fewer, if its rules allow that. */
export const startTable = (tables: Tables, id: string, guest: string): Promise<Outcome<object>> =>
  whileWaiting(tables, id, async (live) => {
    if (live.kept.row.host !== guest) return refuse('not-host', 'whoever made the table begins the game')
    const definition = await definitionOf(live)
    const options = { ...optionsOf(live.kept), players: live.kept.places.length }
    const compiled = definition.compile(options)
    if (!compiled.ok) return refusedBy(compiled)
    if (!(await moveTogether(tables.store, live.kept, JSON.stringify(compiled.rules.options), tables.now()))) return refuse('begun', 'the game has begun')
    await refresh(tables.store, live)
    live.room = await freshRoom(live)
    const begun = await perform(tables, live, { kind: 'begin' }, 'begin')
    if (!begun.ok) return begun
    if (live.kept.row.listed === 1) tables.onlookers.stir()
    await sendState(live, tables.now())
    sendSights(live)
    letThink(tables, live)
    return { ok: true }
  })

/** The same people, the same game, anew: whoever wishes it first makes the table, the others find it there. */
export async function rematch(tables: Tables, id: string, guest: string): Promise<Outcome<{ id: string }>> {
  const done = await withTable(tables, id, async (live): Promise<Outcome<{ id: string }>> => {
    await refresh(tables.store, live)
    const { row, places } = live.kept
    const mine = places.find((place) => place.guest === guest)
    if (mine === undefined) return refuse('not-seated', 'you do not sit at this table')
    if (row.status !== 'over' && row.status !== 'abandoned') return refuse('begun', 'this game is not over')
    if (row.rematch !== null) return { ok: true, id: row.rematch }
    const made = await createTable(tables, guest, {
      game: row.game, options: JSON.parse(row.options) as NewTable['options'], listed: false, talk: row.talk === 1, clock: clockOf(live.kept), name: mine.name,
      ...(mine.symbol === null ? {} : { symbol: mine.symbol }), ...(row.sheet === null ? {} : { sheet: row.sheet }),
    })
    if (!made.ok) return made
    for (const { seat, level, style } of places) if (level !== null) await seatThinker(tables.store, made.id, { seat: seat === 0 ? mine.seat : seat, level, style }, tables.now())
    if (!(await linkRematch(tables.store, id, made.id))) await turnStatus(tables.store, made.id, 'waiting', 'abandoned', tables.now())
    await changed(tables, live)
    return { ok: true, id: live.kept.row.rematch ?? made.id }
  })
  return done ?? noTable
}

function listedAs(row: TableRow, places: readonly PlaceRow[], guest: string, awaited: boolean, due: number | null = null): Listed {
  const { players } = JSON.parse(row.options) as { players: number }
  const sheet = sheetOf(row)
  const here = places.filter(({ table_id: table }) => table === row.id)
  return {
    id: row.id, game: row.game, players, status: row.status, names: Array.from({ length: players }, (_, seat) => here.find((place) => place.seat === seat)?.name ?? null),
    clock: JSON.parse(row.clock) as Listed['clock'], yours: here.find((place) => place.guest === guest)?.seat ?? null, awaited, updated: row.updated, due, ...(sheet === undefined ? {} : { sheet }),
    ...(here.every(({ level }) => level === null) ? {} : { levels: Array.from({ length: players }, (_, seat) => here.find((place) => place.seat === seat)?.level ?? null) }),
  }
}

/** The list of free tables as each guest sees it: read once, whoever looks. */
async function freeTables({ store }: Tables): Promise<(guest: string) => Listed[]> {
  const rows = await listedTables(store)
  const places = await placesKept(store, rows.map(({ id }) => id))
  return (guest) => rows.map((row) => listedAs(row, places, guest, false))
}

export const lobby = async (tables: Tables, guest: string): Promise<Listed[]> => (await freeTables(tables))(guest)

/** Tells whoever looks at the list what has become of it. */
export async function tellOnlookers(tables: Tables): Promise<void> {
  const free = await freeTables(tables)
  for (const { guest, show } of tables.onlookers.all) show(free(guest))
}

/** Tables of a guest, newest first, and where the others wait for it. */
export async function myTables(tables: Tables, guest: string): Promise<Listed[]> {
  const rows = await tablesOfGuest(tables.store, guest)
  const ids = rows.map(({ id }) => id)
  const playing = rows.flatMap(({ id, status }) => (status === 'playing' ? [id] : []))
  const [places, asked, clocks] = await Promise.all([placesKept(tables.store, ids), seatsAsked(tables.store, playing), clocksKept(tables.store, playing)])
  const own = (id: string): PlaceRow | undefined => places.find((place) => place.table_id === id && place.guest === guest)
  const [zone = 0] = await zonesOf(tables.store, [{ seat: 0, guest }])
  return Promise.all(rows.map(async (row) => {
    const seats = row.status === 'playing' ? (asked.get(row.id) ?? (await askedNow(tables, row.id))) : []
    const [seat, state] = [own(row.id)?.seat ?? -1, clocks.get(row.id)]
    const due = state === undefined ? null : dueOf(JSON.parse(row.clock) as Clock, JSON.parse(state) as ClockState, seat, zone)
    return listedAs(row, places, guest, seats.includes(seat), due)
  }))
}

/** The seats asked at a table whose last act does not say it. */
const askedNow = async (tables: Tables, id: string): Promise<readonly number[]> =>
  (await withTable(tables, id, async (live) => {
    await catchUp(tables.store, live)
    return live.room === null ? [] : askedIn(live.room)
  })) ?? []

export const nameOf = ({ store }: Tables, guest: string): Promise<string | null> => guestName(store, guest)
