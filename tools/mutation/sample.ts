// A seeded drawing of mutants: places alike, and at each place one of its errors.
import { fastRandom } from '@tollan/kernel'
import type { Mutant } from './mutants.ts'

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value
}

/** All places in an order of chance, one mutant each; the beginning of the list is the sample. A place keeps its chance when other lines change. */
export function drawn(places: readonly (readonly Mutant[])[], seed: number): readonly Mutant[] {
  const alike = new Map<string, number>()
  const lots = places.map((errors) => {
    const [{ file, was, becomes }] = errors
    const name = `${file}\n${was}\n${becomes}`
    const before = alike.get(name) ?? 0
    alike.set(name, before + 1)
    const random = fastRandom(hash(`${seed}\n${before}\n${name}`))
    return { lot: random(2 ** 31), mutant: errors[random(errors.length)] }
  })
  return lots.toSorted((a, b) => a.lot - b.lot).map(({ mutant }) => mutant)
}
