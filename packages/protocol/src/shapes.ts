// Shapes both directions use. Every text and list has a limit: nothing from outside is taken in without one.
import * as v from 'valibot'

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
export const whole = v.pipe(v.number(), v.safeInteger())
export const count = v.pipe(whole, v.minValue(0))

/** Of a table: long enough that nobody guesses one. */
export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,40}$/))
/** Chosen by whoever sends a message, so that it is done once however often it arrives. */
export const messageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/))
/** A seat of the game. */
export const seat = v.pipe(whole, v.minValue(0), v.maxValue(9))

/** What people call themselves: no control characters, no edges of space. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u))
/** What a sheet of printed values is called. */
export const sheetName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u))
export const symbol = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))

export const manner = v.object({ forced: v.boolean(), confirm: v.picklist(['always', 'irreversible', 'never']) })

/** Said with one click; everybody reads them in their own language. */
export const reactions = ['hello', 'well-played', 'thanks', 'sorry', 'thinking', 'wow'] as const
export const reaction = v.picklist(reactions)
export type Reaction = v.InferOutput<typeof reaction>

/** How strong a player is that thinks. */
export const levels = ['visitor', 'apprentice', 'builder', 'priest', 'ruler'] as const
export const level = v.picklist(levels)
export type Level = v.InferOutput<typeof level>
/** What a player that thinks likes; which ones a game knows, its players say. A page of before does not break at a new one. */
export const style = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))

/** Minutes of somebody's clock before that of Greenwich. */
export const zone = v.pipe(whole, v.minValue(-14 * 60), v.maxValue(14 * 60))

const hour = 3600
/** How long people may think, in seconds. */
export const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  /** Per step, from a bank when that is over; the bank grows by what is left, up to its cap. */
  v.object({
    kind: v.literal('live'), step: v.pipe(whole, v.minValue(10), v.maxValue(hour)), bank: v.pipe(whole, v.minValue(0), v.maxValue(4 * hour)),
  }),
  /** Per turn; nights of the person asked do not count, and a bank of days stands behind it. */
  v.object({
    kind: v.literal('turns'), turn: v.pipe(whole, v.minValue(hour), v.maxValue(14 * 24 * hour)), holiday: v.pipe(whole, v.minValue(0), v.maxValue(30 * 24 * hour)),
  }),
])
export type Clock = v.InferOutput<typeof clock>

export const event = v.looseObject({ type: text(60), rule: v.optional(text(40)) })
