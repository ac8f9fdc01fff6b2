// Pieces whose print is reconstructed, as the workshop of printed values knows them.
import type { GameOptions } from '@tollan/kernel'
import { componentOf } from './things.ts'

const tables: readonly (readonly [start: RegExp, table: string])[] = [
  [/^god-(?!deck)/, 'god-cards'], [/^army-\d/, 'army-cards'], [/^weaving-(?:sw)?\d/, 'weavings'], [/^production-/, 'production-buildings'], [/^passive-/, 'passive-buildings'],
  // three spaces are told in an example of the book (TAW-DATA-16)
  [/^conquest-(?!chinchaysuyu-[23]$|antisuyu-5$)/, 'conquest'],
]

export function unsure(thing: string, _options: GameOptions): string | null {
  const id = componentOf(thing)
  const table = tables.find(([start]) => start.test(id))?.[1]
  return table === undefined ? null : `${table}/${id}`
}
