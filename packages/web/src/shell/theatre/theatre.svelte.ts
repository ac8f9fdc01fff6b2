// What is being watched: which plays, how far, whether it goes on by itself.
import { currentSettings } from '../settings.svelte.ts'
import type { Play } from './theatre.ts'

let plays = $state.raw<readonly Play[]>([])
let at = $state(0)
let step = $state(0)
let playing = $state(false)
let left = false
/** The last play is over and stays on the screen until the next one comes. */
let ended = false
/** Nobody waits to play: what somebody stopped stays so from turn to turn, and nothing else waits for a click. */
let lookedOn = false
let stopped = $state(false)
/** Brings what comes after the last play, if it is there already. */
let more: (() => boolean) | null = null

export const theatrePlay = (): Play | null => plays[at] ?? null
/** What is on the screen and not over. */
export const watchedPlay = (): Play | null => (ended ? null : theatrePlay())
export const theatreStep = (): number => step
export const isTheatrePlaying = (): boolean => playing
/** Whether whoever looks on has stopped it: what comes next waits at its first step. */
export const isStopped = (): boolean => stopped
export function stop(next: boolean): void {
  stopped = next
}

/** A scoring goes on by itself; how a program's turn does is a person's wish. */
const goesOn = (play: Play | undefined): boolean => play !== undefined && !(lookedOn && stopped) && (play.kind === 'scoring' || currentSettings().automa > 0)

export function openTheatre(next: readonly Play[], byOnlookers = false): void {
  lookedOn = byOnlookers
  plays = next
  at = 0
  step = 0
  playing = goesOn(next[0])
  left = false
  ended = false
}
/** The points of a scoring stay on the screen until somebody goes on to what came since. */
export function openAfterPoints(next: readonly Play[]): void {
  openTheatre(next)
  goToStep((next[0]?.acts.length ?? 1) - 1)
}
/** What is on the screen goes on as it does, `next` beginning with it; what has come since follows. */
export function addToTheatre(next: readonly Play[]): void {
  plays = next
  at = 0
  step = Math.min(step, (next[0]?.acts.length ?? 1) - 1)
}
/** Whoever has more to show says so, so that the table of now is not on the screen for a moment only. */
export function setMore(next: (() => boolean) | null): void {
  more = next
}
/** Ends what is shown: what is there already comes next, else the table of now. */
export function endPlays(): void {
  ended = true
  if (more?.() !== true) closeTheatre()
}
export function closeTheatre(): void {
  plays = []
  playing = false
  ended = false
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
  stopped = !play
}
/** Stops what is shown where it stands, or what comes next before it is shown; or lets it go on. */
export function hold(isHeld: boolean): void {
  if (plays.length > 0) goToStep(step, !isHeld)
  else stop(isHeld)
}
/** One step on, into the next play or to the table of now; by itself no turn of a program takes the points of a scoring off the screen. */
export function stepOn(byItself: boolean): void {
  const play = plays[at]
  stopped = !byItself
  if (play !== undefined && step + 1 < play.acts.length) return goToStep(step + 1, byItself)
  const next = plays[at + 1]
  if (next === undefined) return endPlays()
  if (byItself && !lookedOn && play?.kind === 'scoring' && next.kind === 'program') return goToStep(step, false)
  at++
  step = 0
  playing = goesOn(next)
}
