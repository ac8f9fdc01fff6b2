import type { Messages } from './en.ts'
import { app } from './pl/app.ts'
import { home } from './pl/home.ts'
import { table } from './pl/table.ts'
import { why } from './pl/why.ts'

export const pl: Messages = {
  ...app,
  ...home,
  ...table,
  ...why,
}
