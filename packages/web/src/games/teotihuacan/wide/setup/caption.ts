// Short names for answers the question panel shows as pictures.
import type { Tableau } from '@tollan/teotihuacan'
import type { Table } from '../../../../shell/table.svelte.ts'

const LETTERS = 'ABCDEFGHIJKLMNOP'
/** Of what is offered the name is enough: the question says the rest. */
const NAMED = ['reward', 'take', 'ignore-cocoa', 'temple', 'settle']

/** Starting tiles are called by a letter in the order they lie there: their names are sentences. */
export function letterOf(tile: string, { setUp, viewer }: Tableau): string {
  const at = [setUp?.dealt[viewer] ?? [], setUp?.draft ?? []].map((tiles) => tiles.findIndex((one) => one.tile === tile))
  return LETTERS[Math.max(...at)] ?? ''
}

/** What stands under the picture of an answer. */
export function captionOf(answer: string, { words }: Pick<Table<Tableau>, 'words'>): string {
  const [verb = '', argument = ''] = answer.split(':')
  return NAMED.includes(verb) ? words.name(argument) : words.answer(answer)
}
