import type { TeotihuacanMessages } from './en.ts'
import { board } from './ru/board.ts'
import { firstSteps } from './ru/first-steps.ts'
import { intro } from './ru/intro.ts'
import { line } from './ru/line.ts'
import { log } from './ru/log.ts'
import { narrow } from './ru/narrow.ts'
import { values } from './ru/values.ts'
import { zones } from './ru/zones.ts'
import { scoring } from './ru/scoring.ts'

export const ru: TeotihuacanMessages = {
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
