// What is printed on the boards, cards and tiles of a game.
import { type Printed, printed, tawantinsuyu } from '@tollan/tawantinsuyu'
import { byOptions } from '../../shell/by-options.ts'

export const printedOf = byOptions((options): Printed => {
  const compiled = tawantinsuyu.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  return printed(compiled.rules)
})
