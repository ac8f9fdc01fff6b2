// Steps in words, each at the table it is given at: a die that has moved is called by where it stands then.
import type { GivenStep } from '../../engine/protocol.ts'
import type { Table } from '../table.svelte.ts'

type Words = Pick<Table, 'wordsAt'> & { readonly look: Pick<Table['look'], 'endsTurn'> }

/** One step; empty for what the viewer may not know. */
export const stepInWords = (table: Pick<Words, 'wordsAt'>, step: GivenStep | undefined): string =>
  step === undefined || step.hidden === true ? '' : table.wordsAt(step.tableau).answer(step.answer)

/** The end of the turn needs no words. */
export const stepsInWords = (table: Words, steps: readonly GivenStep[]): readonly string[] =>
  steps.filter(({ answer }) => !table.look.endsTurn(answer)).map((step) => stepInWords(table, step)).filter((words) => words !== '')
