import type { Messages } from './en.ts'
import { app } from './ru/app.ts'
import { home } from './ru/home.ts'
import { table } from './ru/table.ts'
import { why } from './ru/why.ts'

export const ru: Messages = {
  ...app,
  ...home,
  ...table,
  ...why,
}
