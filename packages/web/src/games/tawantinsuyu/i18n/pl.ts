import type { TawantinsuyuMessages } from './en.ts'
import { firstSteps } from './pl/first-steps.ts'
import { hand } from './pl/hand.ts'
import { plans } from './pl/plans.ts'
import { scoring } from './pl/scoring.ts'
import { table } from './pl/table.ts'
import { values } from './pl/values.ts'

export const pl: TawantinsuyuMessages = {
  ...firstSteps,
  ...hand,
  ...plans,
  ...scoring,
  ...table,
  ...values,
}
