// The way back to a guide that was stopped: the table's bar shows it.
let open = $state.raw<(() => void) | null>(null)

/** What brings the guide back; null when there is none or it is on the screen. */
export const guideDoor = (): (() => void) | null => open

export function setGuideDoor(next: (() => void) | null): void {
  open = next
}

let shown = $state(false)

/** Whether its card is on the screen: others leave it room. */
export const isGuideShown = (): boolean => shown
export const setGuideShown = (next: boolean): void => void (shown = next)
