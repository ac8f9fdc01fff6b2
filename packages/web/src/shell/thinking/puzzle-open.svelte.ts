// Whether what a puzzle asks for is known at the table: until then nobody whispers it.
let open = $state(false)

export const isPuzzleOpen = (): boolean => open

export function setPuzzleOpen(next: boolean): void {
  open = next
}
