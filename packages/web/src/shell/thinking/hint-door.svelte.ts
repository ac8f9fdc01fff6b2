// The way to a hint: the table's bar and keys lead there.
let offered = $state(false)
let open = $state.raw<(() => void) | null>(null)

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
