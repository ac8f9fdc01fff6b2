import type { TeotihuacanMessages } from './en.ts'
import { board } from './hu/board.ts'
import { firstSteps } from './hu/first-steps.ts'
import { intro } from './hu/intro.ts'
import { line } from './hu/line.ts'
import { log } from './hu/log.ts'
import { narrow } from './hu/narrow.ts'
import { values } from './hu/values.ts'
import { zones } from './hu/zones.ts'
import { scoring } from './hu/scoring.ts'

export const hu: TeotihuacanMessages = {
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
