// One click for several small questions: each answer is given when it is asked for.
import type { Table } from '../table.svelte.ts'

/** Answers that are not offered are passed over: their question had one answer and ran by itself. */
export async function answerInTurn<T>(table: Table<T>, answers: readonly string[]): Promise<void> {
  for (const answer of answers) if (table.question?.answers.includes(answer) === true) await table.choose(answer)
}
