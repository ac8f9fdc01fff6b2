// The emblem of a board: by its number, unless a module has laid another board there.
import type { BoardRow, Printed } from '@tollan/teotihuacan'

const EMBLEMS: Readonly<Record<string, string>> = {
  palace: 'board-palace', forest: 'board-forest', 'stone-quarry': 'board-quarry', 'gold-deposits': 'board-gold', alchemy: 'board-alchemy',
  nobles: 'board-nobles', decorations: 'board-decorations', construction: 'board-construction', conquest: 'warrior',
}

export const boardIcon = (row: Pick<BoardRow, 'id'>): string => EMBLEMS[row.id] ?? 'map'

/** By number, as it is printed on starting tiles. */
export function boardIconOf(number: number, { boards }: Pick<Printed, 'boards'>): string {
  const row = boards.find((one) => one.number === number)
  return row === undefined ? 'map' : boardIcon(row)
}
