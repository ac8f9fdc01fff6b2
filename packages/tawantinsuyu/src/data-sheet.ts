// The value sheet, for people who have the box in front of them.
import type { Correction, Result } from '@tollan/kernel'
import { checkedSheet, sheetOf, type ValueDesk, valueDesk, type ValueSheet } from '@tollan/kernel/data'
import { dataBook } from './data-tables.ts'

export const valueSheet = (): ValueSheet => sheetOf(dataBook)
export const checkSheet = (input: unknown): Result<{ differences: readonly Correction[] }> => checkedSheet(dataBook, input)
/** Every value one by one, for a workshop. */
export const openDesk = (): ValueDesk => valueDesk(dataBook)
