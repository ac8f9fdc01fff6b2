import type { TawantinsuyuMessages } from './en.ts'
import { table } from './hu/table.ts'

export const hu: TawantinsuyuMessages = {
  ...table,
}
