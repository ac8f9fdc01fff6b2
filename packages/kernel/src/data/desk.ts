// Printed values for somebody who compares them with a box: each with its source, and what becomes of one that is corrected.
import type { Result } from '../engine/errors.ts'
import type { Correction } from '../engine/rules.ts'
import type { DataBook, DataTable, Source } from './book.ts'
import { leavesIn, type LeafValue } from './shapes.ts'
import { checkedSheet, notesIn, type SheetNotes, sheetOf, type ValueSheet } from './sheet.ts'

export type { SheetNotes } from './sheet.ts'

export interface Leaf extends LeafValue {
  readonly table: string
  readonly source: Source
}

export interface ValueDesk {
  readonly game: string
  /** Every value as printed, table by table. */
  readonly leaves: readonly Leaf[]
  /** Whether corrections fit, alone and together; what corrects nothing is dropped. */
  corrected(corrections: readonly Correction[]): Result<{ corrections: readonly Correction[] }>
  /** The sheet with corrections, to be given to others. */
  sheet(corrections: readonly Correction[], notes: SheetNotes): ValueSheet
  /** A sheet from outside. */
  read(input: unknown): Result<{ corrections: readonly Correction[]; notes: SheetNotes }>
}

/** A book says so, or sources agree: nobody has to look it up in a box. */
export const isConfirmed = (source: Source): boolean => source === 'rulebook' || source === 'verified'

/** A mark of a part counts for what lies in it; the longest counts. Marks in words mark no value. */
function sourceAt({ source, marks = {} }: DataTable<unknown>, path: string): Source {
  const over = Object.keys(marks).filter((part) => path === part || path.startsWith(`${part}.`) || path.endsWith(`.${part}`))
  const [nearest] = over.sort((a, b) => b.length - a.length)
  return nearest === undefined ? source : (marks[nearest] ?? source)
}

export const valueDesk = (book: DataBook): ValueDesk => ({
  game: book.game,
  leaves: book.tables.flatMap((table) =>
    leavesIn(table.shape, book.printed()[table.index]).map((leaf) => ({ ...leaf, table: table.name, source: sourceAt(table, leaf.path) })),
  ),
  corrected(corrections) {
    const made = book.corrected(corrections)
    return made.ok ? { ok: true, corrections: made.corrections } : made
  },
  sheet(corrections, notes) {
    const made = book.corrected(corrections)
    return sheetOf(book, made.ok ? made.tables : book.printed(), notes)
  },
  read(input) {
    const read = checkedSheet(book, input)
    return read.ok ? { ok: true, corrections: read.differences, notes: notesIn(input) } : read
  },
})
