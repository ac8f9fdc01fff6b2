// Whether the scores lie over the board, and which of them: a scoring by its place, or the whole game.
import type { Table } from '../table.svelte.ts'

let shown = $state<number | 'whole' | null>(null)
/** A scoring that has happened showed itself. */
let itself = $state(false)
let underWay = $state(false)

export const scoresShown = (): number | 'whole' | null => shown
export const showScores = (which: number | 'whole' | null): void => void (shown = which)
export const haveShownThemselves = (): boolean => itself
export function showThemselves(which: number | 'whole' | null): void {
  shown = which
  itself = which !== null
}
/** Somebody reads points that are all counted: no turn of a program takes them off the screen. */
export const arePointsRead = (): boolean => shown !== null && !underWay
export const setScoringUnderWay = (is: boolean): void => void (underWay = is)

/** What a scoring asks is answered at the foot of its points, where the game draws such a foot. */
export const isAnsweredAtThePoints = <T>({ question, look, tableau }: Table<T>): boolean => question !== null && look.Scoring !== undefined && look.telling.sourceAsked(question.kind, tableau) !== null
