import { app } from './en/app.ts'
import { asked } from './en/asked.ts'
import { guide } from './en/guide.ts'
import { home } from './en/home.ts'
import { keeping } from './en/keeping.ts'
import { log } from './en/log.ts'
import { narrow } from './en/narrow.ts'
import { online } from './en/online.ts'
import { onlineTable } from './en/online-table.ts'
import { settings } from './en/settings.ts'
import { table } from './en/table.ts'
import { tawantinsuyu } from './en/tawantinsuyu.ts'
import { teotihuacan } from './en/teotihuacan.ts'
import { values } from './en/values.ts'
import { why } from './en/why.ts'
import { story } from './en/story.ts'
import type { Translated } from './message.ts'

/** Every message of the interface, area by area; words of a game come from the game. */
export const en = {
  ...app,
  ...asked,
  ...guide,
  ...home,
  ...keeping,
  ...log,
  ...narrow,
  ...online,
  ...onlineTable,
  ...settings,
  ...table,
  ...tawantinsuyu,
  ...teotihuacan,
  ...values,
  ...why,
  ...story,
}

/** Messages that come with the look of a game: each game declares its own. */
export interface GameMessages {}

export type MessageKey = keyof typeof en | keyof GameMessages

/** A language has every message, plurals where English has them. */
export type Messages = Translated<typeof en>
