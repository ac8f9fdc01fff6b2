// The tables an owner of the box may correct. Whoever plays by a table reads it with rowsOf: printed, or corrected for this game.
import { createDataBook } from '@tollan/kernel/data'
import { editions } from './content/editions.ts'

export const dataBook = createDataBook('teotihuacan', undefined, editions)
export const { enter: dataTable } = dataBook
export { rowsOf } from '@tollan/kernel/data'
