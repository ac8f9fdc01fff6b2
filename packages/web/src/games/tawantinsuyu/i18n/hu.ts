import type { TawantinsuyuMessages } from './en.ts'
import { firstSteps } from './hu/first-steps.ts'
import { hand } from './hu/hand.ts'
import { plans } from './hu/plans.ts'
import { scoring } from './hu/scoring.ts'
import { table } from './hu/table.ts'
import { values } from './hu/values.ts'

export const hu: TawantinsuyuMessages = {
  ...firstSteps,
  ...hand,
  ...plans,
  ...scoring,
  ...table,
  ...values,
}
