// The value sheet of the base game and every module.
import type { Correction, Result } from '@tollan/kernel'
import { checkedSheet, sheetOf, type ValueDesk, valueDesk, type ValueSheet } from '@tollan/kernel/data'
import { dataBook } from './data-tables.ts'
import './modules/index.ts' // enters the tables of the modules

export const valueSheet = (): ValueSheet => sheetOf(dataBook)
export const checkSheet = (input: unknown): Result<{ differences: readonly Correction[] }> => checkedSheet(dataBook, input)
/** Every value one by one, for a workshop. */
export const openDesk = (): ValueDesk => valueDesk(dataBook)
