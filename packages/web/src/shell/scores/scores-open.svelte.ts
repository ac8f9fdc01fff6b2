// Whether the scores lie over the board, and which of them: a scoring by its place, or the whole game.
let shown = $state<number | 'whole' | null>(null)

export const scoresShown = (): number | 'whole' | null => shown
export const showScores = (which: number | 'whole' | null): void => void (shown = which)
