// What is being watched: which plays, how far, whether it goes on by itself.
import { currentSettings } from '../settings.svelte.ts'
import type { Play } from './theatre.ts'

let plays = $state.raw<readonly Play[]>([])
let at = $state(0)
let step = $state(0)
let playing = $state(false)
let left = false

export const theatrePlay = (): Play | null => plays[at] ?? null
export const theatreStep = (): number => step
export const isTheatrePlaying = (): boolean => playing

/** A scoring goes on by itself; how a program's turn does is a person's wish. */
const goesOn = (play: Play | undefined): boolean => play !== undefined && (play.kind === 'scoring' || currentSettings().automa > 0)

export function openTheatre(next: readonly Play[]): void {
  plays = next
  at = 0
  step = 0
  playing = goesOn(next[0])
  left = false
}
export function closeTheatre(): void {
  plays = []
  playing = false
}
/** Closes it for another moment of the past: between the two the table of now is never on the screen, or whoever waits for that plays on. */
export function leaveTheatre(): void {
  left = plays.length > 0
  closeTheatre()
}
/** Whoever closed it last goes to a moment of their own. */
export const isTheatreLeft = (): boolean => left
export function goToStep(next: number, play = false): void {
  step = next
  playing = play
}
/** One step on, into the next play or to the table of now; by itself no turn of a program takes the points of a scoring off the screen. */
export function stepOn(byItself: boolean): void {
  const play = plays[at]
  if (play !== undefined && step + 1 < play.acts.length) return goToStep(step + 1, byItself)
  const next = plays[at + 1]
  if (next === undefined) return closeTheatre()
  if (byItself && play?.kind === 'scoring' && next.kind === 'program') return goToStep(step, false)
  at++
  step = 0
  playing = goesOn(next)
}
