import { app } from './en/app.ts'
import { board } from './en/board.ts'
import { firstSteps } from './en/first-steps.ts'
import { guide } from './en/guide.ts'
import { home } from './en/home.ts'
import { keeping } from './en/keeping.ts'
import { log } from './en/log.ts'
import { narrow } from './en/narrow.ts'
import { settings } from './en/settings.ts'
import { table } from './en/table.ts'
import { teotihuacan } from './en/teotihuacan.ts'
import { why } from './en/why.ts'
import { zones } from './en/zones.ts'
import type { Translated } from './message.ts'

/** Every message of the interface, area by area; words of a game come from the game. */
export const en = {
  ...app,
  ...board,
  ...firstSteps,
  ...guide,
  ...home,
  ...keeping,
  ...log,
  ...narrow,
  ...settings,
  ...table,
  ...teotihuacan,
  ...why,
  ...zones,
}

export type MessageKey = keyof typeof en

/** A language has every message, plurals where English has them. */
export type Messages = Translated<typeof en>
