// What is asked for by plain requests: tables before they begin, and who one is.
import * as v from 'valibot'
import { clock, level, name, seat, sheetName, style, symbol, text, zone } from './shapes.ts'

/** More than any box has values. */
const MOST_CORRECTIONS = 2000

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  /** `data`: corrected printed values; the engine says whether they fit. */
  options: v.looseObject({ players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), data: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_CORRECTIONS))) }),
  listed: v.boolean(),
  talk: v.boolean(),
  clock,
  name,
  symbol: v.optional(symbol),
  zone: v.optional(zone),
  /** What the corrected values are called. */
  sheet: v.optional(sheetName),
})
export type NewTable = v.InferOutput<typeof newTable>

/** Without a seat, any that is free. Whoever sits already changes seat, name or symbol. */
export const joining = v.strictObject({ name, seat: v.optional(seat), symbol: v.optional(symbol), zone: v.optional(zone) })
export type Joining = v.InferOutput<typeof joining>

/** Who thinks on a seat nobody has taken, and what it likes; null gives the seat free again. */
export const thinker = v.strictObject({ seat, level: v.nullable(level), style: v.optional(style) })
export type Thinker = v.InferOutput<typeof thinker>

export const renaming = v.strictObject({ name })

const language = v.picklist(['en', 'pl', 'hu', 'ru'])

/** A browser that wants to be told when somebody waits. */
export const subscribing = v.strictObject({
  endpoint: v.pipe(text(1000), v.url()), keys: v.strictObject({ p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{80,100}$/)), auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)) }), language,
})
export type Subscribing = v.InferOutput<typeof subscribing>

export const mailing = v.strictObject({ address: v.pipe(text(200), v.email()), language })
export type Mailing = v.InferOutput<typeof mailing>
