import type { TawantinsuyuMessages } from './en.ts'
import { table } from './ru/table.ts'

export const ru: TawantinsuyuMessages = {
  ...table,
}
