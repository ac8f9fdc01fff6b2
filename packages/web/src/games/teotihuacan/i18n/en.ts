import { board } from './en/board.ts'
import { firstSteps } from './en/first-steps.ts'
import { intro } from './en/intro.ts'
import { line } from './en/line.ts'
import { log } from './en/log.ts'
import { narrow } from './en/narrow.ts'
import { values } from './en/values.ts'
import { zones } from './en/zones.ts'
import { scoring } from './en/scoring.ts'
import type { Translated } from '../../../i18n/message.ts'

/** Messages of the table of Teotihuacan, area by area; words of the game itself come from the game. */
export const en = {
  ...board,
  ...firstSteps,
  ...intro,
  ...line,
  ...log,
  ...narrow,
  ...values,
  ...zones,
  ...scoring,
}

export type TeotihuacanMessages = Translated<typeof en>

declare module '../../../i18n/en.ts' {
  interface GameMessages extends TeotihuacanMessages {}
}
