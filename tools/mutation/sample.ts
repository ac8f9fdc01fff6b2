// A seeded drawing of mutants: places alike, and at each place one of its errors.
import { fastRandom } from '@tollan/kernel'
import type { Mutant } from './mutants.ts'

/** All places in an order of chance, one mutant each; the beginning of the list is the sample. */
export function drawn(places: readonly (readonly Mutant[])[], seed: number): readonly Mutant[] {
  const below = fastRandom(seed)
  const order = [...places]
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const other = order[i]
    order[i] = order[j]
    order[j] = other
  }
  return order.map((texts) => texts[below(texts.length)])
}
