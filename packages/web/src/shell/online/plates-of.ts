// Names and symbols of the people at a table on the network; who chose none, or one that is taken, gets a free one.
import type { TableState } from '@tollan/protocol'
import { platesFor, type SeatMark, type SeatPlate, seatMarks } from '../seat-mark.ts'

const isMark = (mark: string | null): mark is SeatMark => seatMarks.some((known) => known === mark)

export function platesOf({ places }: TableState): readonly SeatPlate[] {
  const free = seatMarks.filter((mark) => places.every(({ symbol }) => symbol !== mark))
  return platesFor(places.length, places.map(({ name, symbol }) => ({ name: name ?? '', mark: isMark(symbol) ? symbol : (free.shift() ?? 'conch') })))
}
