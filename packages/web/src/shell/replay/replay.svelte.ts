// The clock that walks through the past of a game.
import type { Table } from '../table.svelte.ts'

/** Time for one stop at speed 1. */
export const STOP_MS = 1200
export const speeds = [1, 2, 4] as const

let playing = $state(false)
let speed = $state(1)

export const isPlaying = (): boolean => playing
export const replaySpeed = (): number => speed
export const setReplaySpeed = (next: number): void => void (speed = next)
export const setPlaying = (next: boolean): void => void (playing = next)

export async function playFrom(table: Table, entry: number): Promise<void> {
  await table.lookAt({ entry, told: 0 })
  playing = true
}
