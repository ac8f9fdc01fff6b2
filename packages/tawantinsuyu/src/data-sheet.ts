// The value sheet, for people who have the box in front of them.
import type { Correction, Result } from '@tollan/kernel'
import { checkedSheet, sheetOf, type ValueSheet } from '@tollan/kernel/data'
import { dataBook } from './data-tables.ts'

export const valueSheet = (): ValueSheet => sheetOf(dataBook)
export const checkSheet = (input: unknown): Result<{ differences: readonly Correction[] }> => checkedSheet(dataBook, input)
