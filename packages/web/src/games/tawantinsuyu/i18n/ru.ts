import type { TawantinsuyuMessages } from './en.ts'
import { plans } from './ru/plans.ts'
import { scoring } from './ru/scoring.ts'
import { table } from './ru/table.ts'

export const ru: TawantinsuyuMessages = {
  ...plans,
  ...scoring,
  ...table,
}
