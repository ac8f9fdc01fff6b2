// What is printed on the boards and tiles of a game.
import { type Printed, printed, teotihuacan } from '@tollan/teotihuacan'
import { byOptions } from '../../shell/by-options.ts'

export const printedOf = byOptions((options): Printed => {
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  return printed(compiled.rules)
})
