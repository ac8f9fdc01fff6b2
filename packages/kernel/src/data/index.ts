// Printed values that an owner of the box may correct without touching code.
export { createDataBook, type DataBook, type DataTable, type Rows, rowsOf, type Source } from './book.ts'
export type { Wrong } from './misfit.ts'
export { type Fields, isRecord, isWhole, same } from './plain.ts'
export { isConfirmed, type Leaf, type SheetNotes, type ValueDesk, valueDesk } from './desk.ts'
export { code, fields, leaf, type LeafCheck, type LeafInput, list, listOf, oneOf, rows, type Shape, shown, whole, wrongIn } from './shapes.ts'
export { checkedSheet, sheetOf, type SheetTable, type ValueSheet } from './sheet.ts'
