// The way to a hint, and the hint that is shown: the table's bar and keys lead there, the table gives it room.
import type { Snippet } from 'svelte'

export interface ShownHint {
  /** `inColumn`: it stands in a column of the table, and lies over nothing. */
  readonly panel: Snippet<[inColumn: boolean]>
  readonly close: () => void
}

let offered = $state(false)
let open = $state.raw<(() => void) | null>(null)
let shown = $state.raw<ShownHint | null>(null)

/** Whether hints are given at this table at all. */
export const areHintsOffered = (): boolean => offered
export function offerHints(is: boolean): void {
  offered = is
}

/** What asks for a hint; null where none can be had now. */
export const hintDoor = (): (() => void) | null => open

export function setHintDoor(next: (() => void) | null): void {
  open = next
}

export const shownHint = (): ShownHint | null => shown

export function showHint(next: ShownHint | null): void {
  shown = next
}
