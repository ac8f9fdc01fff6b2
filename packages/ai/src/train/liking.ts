// Some seats of a training like something for one game: so the network meets positions that its own play would never try, and learns what they are worth.
import type { Features } from '../features/features.ts'
import type { Liking } from '../net/judge.ts'
import { numberAt } from '../search/seeds.ts'

const MOST_POINTS = 15

/** Features of the own seat that speak of the same thing: "own: statue of kind 3" and its like. */
function kindsOf({ names }: Features): readonly (readonly number[])[] {
  const kinds = new Map<string, number[]>()
  for (const [place, name] of names.entries()) {
    if (!name.startsWith('own: ')) continue
    const kind = name.replace(/ \/? ?\d+$/, '')
    kinds.set(kind, [...(kinds.get(kind) ?? []), place])
  }
  return [...kinds.values()]
}

/** What a seat likes, where one in `seats` likes something; null for the others, and for all where none does. */
export function likingOf(features: Features, seats: number, seed: number): Liking | null {
  if (seats === 0 || numberAt(seed, 0, seats) !== 0) return null
  const kinds = kindsOf(features)
  return { features: kinds[numberAt(seed, 1, kinds.length)], points: 1 + numberAt(seed, 2, MOST_POINTS) }
}
