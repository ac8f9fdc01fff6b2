// The space a finger has chosen to look at: its sum is told before anything is answered. Forgotten with the question.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Table } from '../../../shell/table.svelte.ts'

let tapped = $state.raw<{ readonly space: string; readonly revision: number } | null>(null)

export const tappedSpace = ({ question }: Table<Tableau>): string | null =>
  tapped !== null && question?.kind === 'space' && question.revision === tapped.revision && question.answers.includes(`on:${tapped.space}`) ? tapped.space : null

/** False where the space cannot be chosen, or was tapped before: a second tap means it. */
export function tapSpace(table: Table<Tableau>, space: string): boolean {
  const { question } = table
  if (question?.kind !== 'space' || !question.answers.includes(`on:${space}`) || tappedSpace(table) === space) return false
  tapped = { space, revision: question.revision }
  return true
}

export const leaveTapped = (): void => void (tapped = null)
