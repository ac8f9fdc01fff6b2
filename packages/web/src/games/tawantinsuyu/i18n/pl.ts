import type { TawantinsuyuMessages } from './en.ts'
import { table } from './pl/table.ts'

export const pl: TawantinsuyuMessages = {
  ...table,
}
