// The way to a hint, and the hint that is shown: the table's bar and keys lead there, the table gives it room.
import type { Snippet } from 'svelte'

export interface ShownHint {
  /** `inColumn`: it stands in a column of the table, and lies over nothing. */
  readonly panel: Snippet<[inColumn: boolean]>
  readonly close: () => void
}

let open = $state.raw<(() => void) | null>(null)
let shown = $state.raw<ShownHint | null>(null)

/** What asks for a hint; null where none can be had. */
export const hintDoor = (): (() => void) | null => open

export function setHintDoor(next: (() => void) | null): void {
  open = next
}

export const shownHint = (): ShownHint | null => shown

export function showHint(next: ShownHint | null): void {
  shown = next
}
