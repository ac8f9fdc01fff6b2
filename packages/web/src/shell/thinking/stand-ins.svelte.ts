// What stands in the column of the log, and on a phone beside the board or over it: a puzzle, a hint, a decision of the coach.
import type { Snippet } from 'svelte'

const NAMES = ['puzzle', 'hint', 'coach'] as const
type Name = (typeof NAMES)[number]

export interface StandIn {
  /** `inColumn`: it stands in a column of the table, and lies over nothing. */
  readonly panel: Snippet<[inColumn: boolean]>
  /** Whether it wants the place of the log, or a line above it. */
  readonly isWhole: () => boolean
  readonly close?: () => void
}

const standing = $state<Record<Name, StandIn | null>>({ puzzle: null, hint: null, coach: null })

export const standIn = (name: Name): StandIn | null => standing[name]

/** In the order they stand in. */
export const standIns = (): readonly StandIn[] => NAMES.flatMap((name) => standing[name] ?? [])

/** Until the function it returns is called. */
export function stand(name: Name, next: StandIn): () => void {
  standing[name] = next
  return () => {
    standing[name] = null
  }
}
