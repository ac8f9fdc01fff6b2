// Whose sums the hill shows: the Worker being placed, or the one somebody points at.
import type { PlacementSum, Tableau } from '@tollan/tawantinsuyu'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import { pointedAnswer } from '../../../shell/pointing.svelte.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { tappedSpace } from './tapped.svelte.ts'

export function sumsShown(table: Table<Tableau>): Readonly<Record<string, PlacementSum>> {
  const { placement, placements } = table.tableau
  const pointed = pointedAnswer()
  const role = placement.worker ?? (pointed !== null && verbOf(pointed) === 'place' ? argumentOf(pointed) : null)
  return role === null ? {} : (placements[role] ?? {})
}

/** The space somebody points at as a goal, or has tapped, else where the Worker stands while tasks are performed. */
export function goalOf(table: Table<Tableau>): string | null {
  const pointed = pointedAnswer()
  if (pointed !== null && verbOf(pointed) === 'on') return argumentOf(pointed)
  const tapped = tappedSpace(table)
  if (tapped !== null) return tapped
  return table.tableau.phase === 'placing' || table.tableau.phase === 'tasks' ? table.tableau.placement.space : null
}
