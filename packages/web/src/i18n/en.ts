import { app } from './en/app.ts'
import { home } from './en/home.ts'
import { table } from './en/table.ts'
import { why } from './en/why.ts'
import type { Translated } from './message.ts'

/** Every message of the interface, area by area; words of a game come from the game. */
export const en = {
  ...app,
  ...home,
  ...table,
  ...why,
}

export type MessageKey = keyof typeof en

/** A language has every message, plurals where English has them. */
export type Messages = Translated<typeof en>
