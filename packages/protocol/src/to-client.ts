// What somebody at a table is told.
import * as v from 'valibot'
import { clock, count, event, level, messageId, name, reaction, seat, sheetName, style, symbol, tableId, text, whole } from './shapes.ts'

const seatOrChance = v.union([seat, v.literal('chance')])

const told = v.object({
  seat: seatOrChance, answer: text(200), turn: whole, owner: whole, events: v.array(event), hidden: v.optional(v.literal(true)), forced: v.boolean(),
})
const asked = v.object({ seat: seatOrChance, kind: text(60), revision: count, answers: v.array(text(200)) })

export const sight = v.object({
  counter: count,
  from: count,
  steps: v.array(v.object({ told, change: v.array(whole) })),
  asked: v.array(asked),
  window: v.object({ undo: count, redo: count, restart: count }),
})

/** Somebody who sits there or whom the seat waits for. */
const place = v.object({
  seat,
  /** Null while nobody sits there. */
  name: v.nullable(name),
  symbol: v.nullable(symbol),
  /** An automa of the rules needs nobody. */
  automa: v.boolean(),
  here: v.boolean(),
  /** The program plays on for somebody who stayed away. */
  companion: v.boolean(),
  /** A player that thinks sits there; its name is that of its level. */
  level: v.optional(level),
  /** What it likes; without one it plays as it sees fit. */
  style: v.optional(style),
})
export type Place = v.InferOutput<typeof place>

const motion = v.object({ number: count, kind: v.picklist(['back', 'end', 'finish', 'companion']), by: seat, to: v.optional(count), of: v.optional(seat), agreed: v.array(seat) })
export type Motion = v.InferOutput<typeof motion>

/** When the time of a seat is up, by the clock of the server, and what it has in its bank. Only seats that are asked have a `due`. */
const times = v.object({ now: count, seats: v.array(v.object({ seat, due: v.nullable(count), bank: count, late: v.boolean() })) })
export type Times = v.InferOutput<typeof times>

/** Printed values that were corrected from a box: what the sheet is called, and how many differ. */
const sheet = v.object({ name: v.nullable(sheetName), values: count })
export type Sheet = v.InferOutput<typeof sheet>

/** A table as everybody may know it. */
export const tableState = v.object({
  id: tableId,
  game: text(40),
  version: count,
  options: v.looseObject({ players: count }),
  status: v.picklist(['waiting', 'playing', 'over', 'abandoned']),
  listed: v.boolean(),
  talk: v.boolean(),
  clock,
  places: v.array(place),
  /** Only where values are corrected; `options.data` says which. */
  sheet: v.optional(sheet),
  /** Where whoever made the table sits. */
  host: v.nullable(seat),
  watching: count,
  commitment: text(64),
  /** Once the game is over. */
  secret: v.nullable(text(128)),
  motion: v.nullable(motion),
  times: v.nullable(times),
  /** The table where the same people play again. */
  rematch: v.nullable(tableId),
})
export type TableState = v.InferOutput<typeof tableState>

/** Of a list of tables. */
export const listed = v.object({
  id: tableId, game: text(40), players: count, status: v.picklist(['waiting', 'playing', 'over', 'abandoned']), names: v.array(v.nullable(name)),
  clock, yours: v.nullable(seat), awaited: v.boolean(), updated: count,
  /** When one's own time is up. */
  due: v.nullable(count),
  /** By seat, the level of players that think. */
  levels: v.optional(v.array(v.nullable(level))),
  /** Only where values are corrected. */
  sheet: v.optional(sheet),
})
export type Listed = v.InferOutput<typeof listed>

const line = v.object({ number: count, seat: v.nullable(seat), name, text: text(500), reaction: v.nullable(reaction), at: count })
export type Line = v.InferOutput<typeof line>

export const refusal = v.object({
  code: text(40), message: text(500), rule: v.optional(text(40)), why: v.optional(v.object({ reason: text(80), need: whole, have: whole })),
})
export type Refusal = v.InferOutput<typeof refusal>

export const toClient = v.variant('t', [
  v.object({ t: v.literal('welcome'), protocol: count, name: v.nullable(name) }),
  v.object({ t: v.literal('table'), state: tableState, seat: v.nullable(seat) }),
  /** `first` is what the viewer saw before anything happened, in base64; it comes when the receiver knows nothing yet. */
  v.object({ t: v.literal('sight'), table: tableId, viewer: whole, first: v.optional(v.string()), sight }),
  v.object({ t: v.literal('done'), id: messageId, sequence: count }),
  v.object({ t: v.literal('refused'), id: messageId, ...refusal.entries }),
  v.object({ t: v.literal('talk'), table: tableId, lines: v.array(line) }),
  v.object({ t: v.literal('times'), table: tableId, times }),
  v.object({ t: v.literal('lobby'), tables: v.array(listed) }),
  /** Something that was no message, or about a table that is not there. */
  v.object({ t: v.literal('fault'), table: v.optional(tableId), ...refusal.entries }),
])
export type ToClient = v.InferOutput<typeof toClient>
