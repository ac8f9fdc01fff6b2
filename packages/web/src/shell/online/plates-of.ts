// Names and symbols of those at a table on the network; who chose no symbol, or one that is taken, gets a free one.
import type { Place, TableState } from '@tollan/protocol'
import { t } from '../../i18n/language.svelte.ts'
import { platesFor, type SeatMark, type SeatPlate, seatMarks } from '../seat-mark.ts'
import { levelWords } from '../thinking/level-words.ts'
import { styleIn, styleWords } from '../thinking/style-words.ts'

const isMark = (mark: string | null): mark is SeatMark => seatMarks.some((known) => known === mark)

/** A player that thinks is called by its level; null while nobody sits there. */
export const nameAt = ({ name, level }: Pick<Place, 'name' | 'level'>): string | null => (level === undefined ? name : t(levelWords[level]))

/** What a player that thinks likes, in a word; nothing where it plays as it sees fit. */
export function styleAt(game: string, { style: name }: Pick<Place, 'style'>): string {
  const style = styleIn(game, name)
  return style === null ? '' : t(styleWords[style])
}

export function platesOf({ places }: TableState): readonly SeatPlate[] {
  const free = seatMarks.filter((mark) => places.every(({ symbol }) => symbol !== mark))
  return platesFor(places.length, places.map((place) => ({ name: nameAt(place) ?? '', mark: isMark(place.symbol) ? place.symbol : (free.shift() ?? 'conch') })))
}
