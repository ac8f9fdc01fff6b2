// What the owner of a box has compared with it: which pieces are as printed, and what stands there instead.
import type { Correction, Result } from '@tollan/kernel'
import { isConfirmed, type Leaf, same, type ValueDesk } from '@tollan/kernel/data'
import type { BoxSheet } from './empty-sheet.ts'

/** A card, tile, space or row: what somebody takes into the hand and looks at. */
export interface Piece {
  /** "table/row"; a table without rows is one piece. */
  readonly id: string
  readonly table: string
  readonly row: string
  readonly leaves: readonly Leaf[]
  /** Something on it is in no book. */
  readonly open: boolean
}

const keysOf = (leaf: Leaf): readonly string[] => leaf.path.split('.')

/** The values of the sheet by the pieces they are printed on, in the order of the tables. */
export function piecesOf(leaves: readonly Leaf[], tables: readonly string[]): readonly Piece[] {
  return tables.flatMap((table) => {
    const mine = leaves.filter((leaf) => leaf.table === table)
    const whole = mine.every((leaf) => keysOf(leaf).length === 1)
    const rows = whole ? [''] : [...new Set(mine.map((leaf) => keysOf(leaf)[0] ?? ''))]
    return rows.map((row): Piece => {
      const own = whole ? mine : mine.filter((leaf) => keysOf(leaf)[0] === row)
      return { id: `${table}/${row}`, table, row, leaves: own, open: own.some(({ source }) => !isConfirmed(source)) }
    })
  })
}

/** The path of a value inside its piece. */
export const fieldOf = (piece: Piece, leaf: Leaf): string => (piece.row === '' ? leaf.path : leaf.path.slice(piece.row.length + 1))

/** The field without the numbers of list items: what it is called by. */
export const kindOf = (field: string): string => field.split('.').filter((key) => !/^\d+$/.test(key)).join('.')

const isAt = (leaf: Leaf) => (correction: Correction): boolean => correction.table === leaf.table && correction.path === leaf.path

export const correctionOf = (sheet: BoxSheet, leaf: Leaf): Correction | undefined => sheet.corrections.find(isAt(leaf))
export const isCorrected = (sheet: BoxSheet, piece: Piece): boolean => piece.leaves.some((leaf) => correctionOf(sheet, leaf) !== undefined)

/** What stands on the sheet: as printed here, or as the owner reads it. */
export function valueOf(sheet: BoxSheet, leaf: Leaf): unknown {
  const correction = correctionOf(sheet, leaf)
  return correction === undefined ? leaf.value : correction.to
}

export const isChecked = (sheet: BoxSheet, piece: Piece): boolean => sheet.confirmed.includes(piece.id)
export const isToBeChecked = (sheet: BoxSheet, piece: Piece): boolean => piece.open && !isChecked(sheet, piece)

export function progressOf(sheet: BoxSheet, pieces: readonly Piece[]): { readonly done: number; readonly of: number } {
  const open = pieces.filter((piece) => piece.open)
  return { done: open.filter((piece) => isChecked(sheet, piece)).length, of: open.length }
}

export const checked = (sheet: BoxSheet, piece: Piece, done = true): BoxSheet => ({
  ...sheet,
  confirmed: [...sheet.confirmed.filter((id) => id !== piece.id), ...(done ? [piece.id] : [])],
})

/** The corrections of a sheet with another value at a place. */
function correctedAt(corrections: readonly Correction[], leaf: Leaf, to: unknown): readonly Correction[] {
  const others = corrections.filter((correction) => !isAt(leaf)(correction))
  return same(to, leaf.value) ? others : [...others, { table: leaf.table, path: leaf.path, from: leaf.value, to }]
}

const listOf = ({ path }: Leaf): string => path.replace(/(?:^|\.)\d+$/, '')

/** Where the wanted value stands in the same list now. */
const elsewhereIn = (sheet: BoxSheet, piece: Piece, leaf: Leaf, to: unknown): Leaf | undefined =>
  listOf(leaf) === leaf.path ? undefined : piece.leaves.find((other) => other !== leaf && listOf(other) === listOf(leaf) && same(valueOf(sheet, other), to))

/**
 * The sheet with another value, where the engine takes it; whoever types a value has looked at the piece. In a list of
 * which each value stands once nothing could be corrected by itself: there the two change places.
 */
export function withValue(desk: ValueDesk, sheet: BoxSheet, piece: Piece, leaf: Leaf, to: unknown): Result<{ sheet: BoxSheet }> {
  const wanted = correctedAt(sheet.corrections, leaf, to)
  const made = desk.corrected(wanted)
  const other = made.ok ? undefined : elsewhereIn(sheet, piece, leaf, to)
  const swapped = other === undefined ? made : desk.corrected(correctedAt(wanted, other, valueOf(sheet, leaf)))
  const taken = swapped.ok ? swapped : made
  return taken.ok ? { ok: true, sheet: { ...checked(sheet, piece), corrections: taken.corrections } } : taken
}

/** The next piece to be checked after one, round the shelf; null when all are. */
export function nextToCheck(sheet: BoxSheet, pieces: readonly Piece[], after: string): Piece | null {
  const at = pieces.findIndex(({ id }) => id === after)
  return [...pieces.slice(at + 1), ...pieces.slice(0, at + 1)].find((piece) => isToBeChecked(sheet, piece)) ?? null
}
