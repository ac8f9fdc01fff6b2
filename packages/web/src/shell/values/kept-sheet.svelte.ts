// The sheet of each game that this device keeps.
import type { Correction } from '@tollan/kernel'
import { type BoxSheet, emptySheet } from './empty-sheet.ts'

const keyOf = (game: string): string => `tollan-box-${game}`

function read(game: string): BoxSheet {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...emptySheet, ...kept } : emptySheet
  } catch {
    return emptySheet // storage may be closed or spoilt
  }
}

/** As found when the page began to ask: every thing on a table asks. */
const found = new Map<string, BoxSheet>()
let changed = $state.raw<Readonly<Record<string, BoxSheet>>>({})

export function keptSheet(game: string): BoxSheet {
  const sheet = changed[game] ?? found.get(game) ?? read(game)
  found.set(game, sheet)
  return sheet
}

export function keepSheet(game: string, sheet: BoxSheet): void {
  changed = { ...changed, [game]: sheet }
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(sheet))
  } catch {
    // it stays as long as the page is open
  }
}

/** What a new game of this device is played with; null for the values as they come. */
export function sheetInUse(game: string): { readonly name: string; readonly data: readonly Correction[] } | null {
  const { used, name, corrections } = keptSheet(game)
  return used && corrections.length > 0 ? { name, data: corrections } : null
}
