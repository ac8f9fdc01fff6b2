// The God card somebody looks at, by mouse, focus or tap: the hill lights the spaces it pays for.
let card = $state<string | null>(null)

export const litCard = (): string | null => card
export const lightCard = (next: string | null): void => void (card = next)
