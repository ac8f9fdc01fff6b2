// Steps in words, each at the table it is given at: a die that has moved is called by where it stands then.
import type { GivenStep } from '../../engine/protocol.ts'
import { verbOf } from '../icons/answer-parts.ts'
import type { Intent } from '../look.ts'
import type { Table } from '../table.svelte.ts'

interface Words extends Pick<Table, 'wordsAt'> {
  readonly look: { readonly intent: Pick<Intent, 'unclear'> }
}

/** A question without what some add to it. */
const asked = (question: string): string => question.replace(/(?<=\?).*/s, '')

/** One step; empty for what the viewer may not know. */
export const answerInWords = (table: Pick<Words, 'wordsAt'>, step: GivenStep): string => (step.hidden === true ? '' : table.wordsAt(step.tableau).answer(step.answer))

/** One step, with the question it answers where it says nothing without. */
export function stepInWords(table: Words, step: GivenStep): string {
  const words = answerInWords(table, step)
  if (words === '' || step.asked === undefined || !table.look.intent.unclear.includes(verbOf(step.answer))) return words
  return `${asked(table.wordsAt(step.tableau).question(step.asked.kind, step.asked.answers))} ${words}`
}

/** The end of the turn needs no words. */
export const stepsInWords = (table: Words & { readonly look: Pick<Table['look'], 'endsTurn'> }, steps: readonly GivenStep[]): readonly string[] =>
  steps.filter(({ answer }) => !table.look.endsTurn(answer)).map((step) => stepInWords(table, step)).filter((words) => words !== '')
