import type { TeotihuacanMessages } from './en.ts'
import { board } from './pl/board.ts'
import { firstSteps } from './pl/first-steps.ts'
import { intro } from './pl/intro.ts'
import { line } from './pl/line.ts'
import { log } from './pl/log.ts'
import { narrow } from './pl/narrow.ts'
import { values } from './pl/values.ts'
import { zones } from './pl/zones.ts'
import { scoring } from './pl/scoring.ts'

export const pl: TeotihuacanMessages = {
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
