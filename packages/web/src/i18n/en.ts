import { app } from './en/app.ts'
import { home } from './en/home.ts'
import { log } from './en/log.ts'
import { table } from './en/table.ts'
import type { Plural } from './message.ts'

/** Every message of the interface, area by area; words of a game come from the game. */
export const en = {
  ...app,
  ...home,
  ...log,
  ...table,
}

export type MessageKey = keyof typeof en

/** A language has every message, plurals where English has them. */
export type Messages = { readonly [K in MessageKey]: (typeof en)[K] extends string ? string : Plural }
