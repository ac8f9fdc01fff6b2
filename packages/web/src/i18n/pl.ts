import type { Messages } from './en.ts'
import { app } from './pl/app.ts'
import { asked } from './pl/asked.ts'
import { guide } from './pl/guide.ts'
import { home } from './pl/home.ts'
import { keeping } from './pl/keeping.ts'
import { log } from './pl/log.ts'
import { narrow } from './pl/narrow.ts'
import { online } from './pl/online.ts'
import { onlineTable } from './pl/online-table.ts'
import { settings } from './pl/settings.ts'
import { table } from './pl/table.ts'
import { tawantinsuyu } from './pl/tawantinsuyu.ts'
import { teotihuacan } from './pl/teotihuacan.ts'
import { values } from './pl/values.ts'
import { why } from './pl/why.ts'
import { story } from './pl/story.ts'

export const pl: Messages = {
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
