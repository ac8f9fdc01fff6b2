// The book all procedures of the game are written into.
import { createProcedureBook } from '@tollan/kernel'
import type { G } from './rules.ts'

export const book = createProcedureBook<G>()
export const { procedure, ask, chance } = book
