// Axomamma's board: rows without gaps, tokens on spaces that are there.
import type { Wrong } from '@tollan/kernel/data'
import { rowNames, type Tables } from '../content/index.ts'
import { tableNames } from '../data-shapes.ts'

export function* axomammaWrong({ herBoard, tokens }: Tables): Generator<Wrong> {
  const table = tableNames.herBoard
  const length = (row: (typeof rowNames)[number]): number => herBoard[row].actions.filter((action) => action !== null).length
  for (const row of rowNames) {
    const { actions } = herBoard[row]
    const gap = actions.findIndex((action) => action === null)
    if (length(row) === 0) yield `${table}.${row} must have a space (TAW-SOLO-02)`
    if (gap >= 0 && actions.slice(gap).some((action) => action !== null))
      yield { message: `${table}.${row} must have no gap before its last space (TAW-SOLO-02)`, why: { reason: 'row-gap', need: gap + 1, have: length(row) } }
  }
  if (herBoard.personality > length('top'))
    yield { message: `${table}.personality must be a space of the top row, 1 to ${length('top')}, not ${herBoard.personality} (TAW-SOLO-11)`, why: { reason: 'row-short', need: length('top'), have: herBoard.personality } }
  for (const { id, row, place } of tokens)
    if (place > length(row))
      yield { message: `${tableNames.tokens}.${id} must start on a space of the ${row} row, 1 to ${length(row)}, not ${place} (TAW-SOLO-08)`, why: { reason: 'row-short', need: length(row), have: place } }
}
