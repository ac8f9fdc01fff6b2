// Whether something on the table is reconstructed and nobody has compared it with a box: it is marked, if the person wants it.
import { currentSettings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { keptSheet } from './kept-sheet.svelte.ts'

export function isUnsure<T>({ look, options }: Table<T>, thing: string): boolean {
  const piece = currentSettings().marks ? (look.unsure?.(thing, options) ?? null) : null
  return piece !== null && !keptSheet(look.id).confirmed.includes(piece)
}
