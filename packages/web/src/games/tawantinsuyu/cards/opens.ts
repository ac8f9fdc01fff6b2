// What a God card opens now: the spaces it would pay for, as the sums of the engine say, for the Worker being placed or any that may be.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Table } from '../../../shell/table.svelte.ts'

/** Null while no Worker may be placed, or for no card. */
export function opened({ tableau, question }: Pick<Table<Tableau>, 'tableau' | 'question'>, card: string | null): readonly string[] | null {
  const { placements, placement } = tableau
  const sums = placement.worker === null ? Object.values(placements) : [placements[placement.worker] ?? {}]
  if (card === null || question === null || sums.every((bySpace) => Object.keys(bySpace).length === 0)) return null
  /** Once spaces are asked for, those that are too far are no answers. */
  const isOffered = (space: string): boolean => question.kind !== 'space' || question.answers.includes(`on:${space}`)
  return [...new Set(sums.flatMap((bySpace) => Object.entries(bySpace).flatMap(([space, { cards }]) => (cards.includes(card) && isOffered(space) ? [space] : []))))]
}
