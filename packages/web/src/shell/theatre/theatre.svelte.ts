// How far the turn of a program has been shown. It never holds the game up: the next answer ends it.
let step = $state(0)
let playing = $state(false)
let open = $state(false)

export const theatreStep = (): number => step
export const isTheatreOpen = (): boolean => open
export const isTheatrePlaying = (): boolean => playing

export function openTheatre(play: boolean): void {
  open = true
  step = 0
  playing = play
}
export function closeTheatre(): void {
  open = false
  playing = false
}
export function goToStep(next: number, play = false): void {
  step = next
  playing = play
}
