// What follows from the options of a game: made once per set of them.
import type { GameOptions } from '@tollan/kernel'

export function byOptions<T>(make: (options: GameOptions) => T): (options: GameOptions) => T {
  const known = new Map<string, T>()
  /** Every piece of a table asks with the same options: writing them out each time would cost more than drawing it. */
  const met = new WeakMap<GameOptions, T>()
  return (options) => {
    const before = met.get(options)
    if (before !== undefined) return before
    const key = JSON.stringify(options)
    const made = known.get(key) ?? make(options)
    known.set(key, made)
    met.set(options, made)
    return made
  }
}
