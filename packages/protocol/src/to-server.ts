// What somebody at a table says.
import * as v from 'valibot'
import { count, manner, messageId, reaction, seat, tableId, text } from './shapes.ts'

const about = { id: messageId, table: tableId }
/** A program need not say how it wants to be asked: whatever has one answer then runs by itself, the end of a turn too. */
const mannerly = v.optional(manner, { forced: true, confirm: 'never' })

export const toServer = v.variant('t', [
  /** Wants to see a table, and knows so many entries of it already, as of that number of changes, and its talk up to that line. */
  v.object({ t: v.literal('open'), table: tableId, entries: v.optional(count), counter: v.optional(count), said: v.optional(count) }),
  v.object({ t: v.literal('close'), table: tableId }),
  v.object({ t: v.literal('answer'), ...about, revision: count, answer: text(200), manner: mannerly }),
  v.object({ t: v.literal('undo'), ...about, manner: mannerly }),
  v.object({ t: v.literal('redo'), ...about, manner: mannerly }),
  v.object({ t: v.literal('restart'), ...about }),
  /** Asks the others to go back to the first so many entries. */
  v.object({ t: v.literal('ask-back'), ...about, to: count }),
  /** Asks the others to end the game without a result. */
  v.object({ t: v.literal('ask-end'), ...about }),
  v.object({ t: v.literal('agree'), ...about, motion: count, yes: v.boolean() }),
  v.object({ t: v.literal('say'), ...about, text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  v.object({ t: v.literal('react'), ...about, reaction }),
  /** What shall become of a seat whose time is up: wait once more, let safe answers finish its turn, let a companion play on. The last two need all others. */
  v.object({ t: v.literal('late'), ...about, seat, choice: v.picklist(['wait', 'finish', 'companion']) }),
  /** Takes one's seat back from the companion. */
  v.object({ t: v.literal('return'), ...about }),
  v.object({ t: v.literal('lobby'), on: v.boolean() }),
])
export type ToServer = v.InferOutput<typeof toServer>
