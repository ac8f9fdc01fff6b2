// What follows from the options of a game: made once per set of them.
import type { GameOptions } from '@tollan/kernel'

export function byOptions<T>(make: (options: GameOptions) => T): (options: GameOptions) => T {
  const known = new Map<string, T>()
  return (options) => {
    const key = JSON.stringify(options)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(options)
    known.set(key, made)
    return made
  }
}
