import { firstSteps } from './en/first-steps.ts'
import { plans } from './en/plans.ts'
import { scoring } from './en/scoring.ts'
import { hand } from './en/hand.ts'
import { table } from './en/table.ts'
import { values } from './en/values.ts'
import type { Translated } from '../../../i18n/message.ts'

/** Messages of the table of Tawantinsuyu, area by area; words of the game itself come from the game. */
export const en = {
  ...firstSteps,
  ...plans,
  ...scoring,
  ...hand,
  ...table,
  ...values,
}

export type TawantinsuyuMessages = Translated<typeof en>

declare module '../../../i18n/en.ts' {
  interface GameMessages extends TawantinsuyuMessages {}
}
