import type { AnswerLine } from '../look.ts'
import type { Table } from '../table.svelte.ts'

/** An answer as the list shows it. */
export const lineOf = (table: Table, answer: string): AnswerLine =>
  table.look.line?.(answer, table) ?? { icon: '', words: table.words.answer(answer), tokens: [], brings: !table.look.endsTurn(answer), chip: false }
