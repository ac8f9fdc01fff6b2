// What is printed on the boards and tiles of a game: made once per set of options.
import type { GameOptions } from '@tollan/kernel'
import { type Printed, printed, teotihuacan } from '@tollan/teotihuacan'

const known = new Map<string, Printed>()

export function printedOf(options: GameOptions): Printed {
  const key = JSON.stringify(options)
  const found = known.get(key)
  if (found !== undefined) return found
  const compiled = teotihuacan.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const made = printed(compiled.rules)
  known.set(key, made)
  return made
}
