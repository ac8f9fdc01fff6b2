// The turn of a program that is being watched: which one, how far, whether it goes on by itself.
import { currentSettings } from '../settings.svelte.ts'
import type { ProgramTurn } from './theatre.ts'

let turn = $state.raw<ProgramTurn | null>(null)
let step = $state(0)
let playing = $state(false)

export const theatreTurn = (): ProgramTurn | null => turn
export const theatreStep = (): number => step
export const isTheatrePlaying = (): boolean => playing

export function openTheatre(next: ProgramTurn): void {
  turn = next
  step = 0
  playing = currentSettings().automa > 0
}
export function closeTheatre(): void {
  turn = null
  playing = false
}
export function goToStep(next: number, play = false): void {
  step = next
  playing = play
}
