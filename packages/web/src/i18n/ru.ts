import type { Messages } from './en.ts'
import { app } from './ru/app.ts'
import { asked } from './ru/asked.ts'
import { guide } from './ru/guide.ts'
import { home } from './ru/home.ts'
import { keeping } from './ru/keeping.ts'
import { log } from './ru/log.ts'
import { narrow } from './ru/narrow.ts'
import { online } from './ru/online.ts'
import { onlineTable } from './ru/online-table.ts'
import { settings } from './ru/settings.ts'
import { table } from './ru/table.ts'
import { tawantinsuyu } from './ru/tawantinsuyu.ts'
import { teotihuacan } from './ru/teotihuacan.ts'
import { values } from './ru/values.ts'
import { why } from './ru/why.ts'
import { story } from './ru/story.ts'

export const ru: Messages = {
  ...app,
  ...asked,
  ...guide,
  ...home,
  ...keeping,
  ...log,
  ...narrow,
  ...online,
  ...onlineTable,
  ...settings,
  ...table,
  ...tawantinsuyu,
  ...teotihuacan,
  ...values,
  ...why,
  ...story,
}
