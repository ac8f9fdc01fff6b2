// What a player that thinks wants, in one line.
import { t } from '../../i18n/language.svelte.ts'
import type { Table } from '../table.svelte.ts'
import type { Plan } from './thinking.svelte.ts'

/** More steps than these are details. */
const MOST_STEPS = 4

/** The steps of a plan in words; the end of the turn needs none. */
export const stepsInWords = (table: Pick<Table, 'look' | 'words'>, answers: readonly string[]): readonly string[] =>
  answers.filter((answer) => !table.look.endsTurn(answer)).map((answer) => table.words.answer(answer))

export function planWords(table: Pick<Table, 'look' | 'words'>, { answers, expected }: Plan): string {
  const steps = stepsInWords(table, answers).slice(0, MOST_STEPS).join(' – ')
  return expected === null ? t('thinking.wants', { steps }) : t('thinking.plan', { steps, n: Math.round(expected.own) })
}
