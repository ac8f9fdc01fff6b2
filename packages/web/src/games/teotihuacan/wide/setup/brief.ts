// Short names for answers the question panel shows as pictures.
import { verbOf } from '../../../../shell/icons/answer-parts.ts'
import type { Tableau } from '@tollan/teotihuacan'
import type { Table } from '../../../../shell/table.svelte.ts'
import { panelAnswers } from './answer-picture.ts'

const LETTERS = 'ABCDEFGHIJKLMNOP'
/** Of what is offered the name is enough: the question says the rest. */
const NAMED = ['reward', 'take', 'ignore-cocoa', 'temple', 'settle']
/** Chosen on the table or by a stepper: the word itself is short. */
const SHORT = ['temple', 'salary']

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

/** By list of answers: each of them asks. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>()

function pictured(answers: readonly string[]): ReadonlySet<string> {
  const found = known.get(answers) ?? new Set(panelAnswers(answers))
  known.set(answers, found)
  return found
}

const STARTING_TILES = /^(?:keep|draft):(.+)$/

export function brief(answer: string, table: Pick<Table<Tableau>, 'words' | 'tableau' | 'question'>): string | null {
  const { question, tableau } = table
  if (question === null) return null
  const tiles = STARTING_TILES.exec(answer)?.[1]
  if (tiles !== undefined) return tiles.split('+').map((tile) => letterOf(tile, tableau)).join(' + ')
  return SHORT.includes(verbOf(answer)) || pictured(question.answers).has(answer) ? captionOf(answer, table) : null
}
