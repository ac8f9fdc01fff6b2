// Where workers worship on a board, as the engine names it.
import type { BoardRow } from '@tollan/teotihuacan'

const SIDES = ['left', 'middle', 'right']

export const worshipSpaces = (board: string, row: BoardRow | undefined): readonly string[] =>
  Array.from({ length: row?.worshipSpaces ?? 0 }, (_, i) => `${board}-${row?.worship === 'royal' ? (SIDES[i] ?? '') : 'worship'}`)
