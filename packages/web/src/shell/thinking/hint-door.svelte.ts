// The way to a hint: the table's bar and keys lead there.
let open = $state.raw<(() => void) | null>(null)

/** What asks for a hint; null where none can be had. */
export const hintDoor = (): (() => void) | null => open

export function setHintDoor(next: (() => void) | null): void {
  open = next
}
