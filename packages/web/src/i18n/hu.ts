import type { Messages } from './en.ts'
import { app } from './hu/app.ts'
import { asked } from './hu/asked.ts'
import { guide } from './hu/guide.ts'
import { home } from './hu/home.ts'
import { keeping } from './hu/keeping.ts'
import { log } from './hu/log.ts'
import { narrow } from './hu/narrow.ts'
import { online } from './hu/online.ts'
import { onlineTable } from './hu/online-table.ts'
import { settings } from './hu/settings.ts'
import { table } from './hu/table.ts'
import { tawantinsuyu } from './hu/tawantinsuyu.ts'
import { teotihuacan } from './hu/teotihuacan.ts'
import { values } from './hu/values.ts'
import { why } from './hu/why.ts'
import { story } from './hu/story.ts'

export const hu: Messages = {
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
