// The way to the coach of a game that is over: what can be done with such a game shows it.
let open = $state.raw<(() => void) | null>(null)

export const coachDoor = (): (() => void) | null => open

export function setCoachDoor(next: (() => void) | null): void {
  open = next
}
