import type { TawantinsuyuMessages } from './en.ts'
import { firstSteps } from './ru/first-steps.ts'
import { hand } from './ru/hand.ts'
import { plans } from './ru/plans.ts'
import { scoring } from './ru/scoring.ts'
import { table } from './ru/table.ts'
import { values } from './ru/values.ts'

export const ru: TawantinsuyuMessages = {
  ...firstSteps,
  ...hand,
  ...plans,
  ...scoring,
  ...table,
  ...values,
}
