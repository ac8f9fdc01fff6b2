import type { Messages } from './en.ts'
import { app } from './hu/app.ts'
import { home } from './hu/home.ts'
import { table } from './hu/table.ts'
import { why } from './hu/why.ts'

export const hu: Messages = {
  ...app,
  ...home,
  ...table,
  ...why,
}
