import type { TawantinsuyuMessages } from './en.ts'
import { plans } from './hu/plans.ts'
import { scoring } from './hu/scoring.ts'
import { table } from './hu/table.ts'

export const hu: TawantinsuyuMessages = {
  ...plans,
  ...scoring,
  ...table,
}
