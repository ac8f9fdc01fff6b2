// What is asked for by plain requests: tables before they begin, and who one is.
import * as v from 'valibot'
import { clock, name, seat, symbol } from './shapes.ts'

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  options: v.looseObject({ players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
  listed: v.boolean(),
  talk: v.boolean(),
  clock,
  name,
  symbol: v.optional(symbol),
})
export type NewTable = v.InferOutput<typeof newTable>

/** Without a seat, any that is free. */
export const joining = v.strictObject({ name, seat: v.optional(seat), symbol: v.optional(symbol) })
export type Joining = v.InferOutput<typeof joining>

export const renaming = v.strictObject({ name })
