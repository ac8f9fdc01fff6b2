// Short names for answers the question panel shows as pictures.
import type { Tableau } from '@tollan/teotihuacan'
import { t } from '../../../../i18n/language.svelte.ts'
import type { Table } from '../../../../shell/table.svelte.ts'
import { tileWords } from '../../parts/tile-words.ts'

const LETTERS = 'ABCDEFGHIJKLMNOP'
/** Of what is offered the name is enough: the question says the rest. */
const NAMED = ['reward', 'temple', 'settle']
/** A tile is drawn: where that says everything it is taken, else it has few words. */
const ABOUT_A_TILE = ['take', 'ignore-cocoa']

/** Starting tiles are called by a letter in the order they lie there: their names are sentences. */
export function letterOf(tile: string, { setUp, viewer }: Tableau): string {
  const at = [setUp?.dealt[viewer] ?? [], setUp?.draft ?? []].map((tiles) => tiles.findIndex((one) => one.tile === tile))
  return LETTERS[Math.max(...at)] ?? ''
}

/** What stands under the picture of an answer. */
export function captionOf(answer: string, { words, options }: Pick<Table<Tableau>, 'words' | 'options'>): string {
  const [verb = '', argument = ''] = answer.split(':')
  if (ABOUT_A_TILE.includes(verb)) return tileWords(argument, { words, options }) || t('line.take')
  return NAMED.includes(verb) ? words.name(argument) : words.answer(answer)
}
