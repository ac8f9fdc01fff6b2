// The turn that is advised at the table, by a hint, the coach or a puzzle: renderers may draw ghosts of what it would lay.
import type { GivenStep } from '../engine/protocol.ts'

let steps = $state.raw<readonly GivenStep[]>([])

/** Steps that are not given yet. */
export const advisedSteps = (): readonly GivenStep[] => steps

export function advise(next: readonly GivenStep[]): void {
  steps = next
}
