// The plaque a place on a board stands for: `forest/main-action`, `forest/worship:forest-worship`.
import type { Tableau } from '@tollan/teotihuacan'
import type { Foreseen } from '../../../../shell/look.ts'
import type { Table } from '../../../../shell/table.svelte.ts'
import { printedOf } from '../../printed-of.ts'
import { answerOfPlace, componentOf } from '../../things.ts'
import { type Plaque, plaquesOf, wishOf } from './plaques.ts'

type Known = Pick<Table<Tableau>, 'tableau' | 'options' | 'question' | 'outcome'>

export const placeOf = (board: string, plaque: Pick<Plaque, 'action' | 'space'>): string => `${board}/${wishOf(plaque)}`

export function plaqueAt(table: Known, thing: string): Plaque | null {
  const wish = answerOfPlace(thing)
  const board = table.tableau.boards.find((one) => one?.id === componentOf(thing))
  if (wish === null || board === undefined || board === null) return null
  const row = printedOf(table.options).boards.find((one) => one.number === board.number)
  const hasMain = row !== undefined && row.mainAction !== 'none'
  return plaquesOf(table.question, board, hasMain, table.tableau.moving.board, table.outcome).find((plaque) => wishOf(plaque) === wish) ?? null
}

/** Known before the worker stands there; null where the engine is to be asked. */
export function foreseen(thing: string, table: Known): Foreseen | null {
  const refused = plaqueAt(table, thing)?.refused ?? null
  return refused?.reason === undefined ? null : { why: refused, way: [`to:${componentOf(thing)}`] }
}
