// The program plays every seat, at random, at a speed somebody chose.
import type { Table } from './table.svelte.ts'

const PAUSE_MS = 900
/** 0 plays as fast as it can. */
export const demoSpeeds = [0.5, 1, 2, 4, 0] as const
export type DemoSpeed = (typeof demoSpeeds)[number]

export interface Demo {
  playing: boolean
  speed: DemoSpeed
  step(): void
}

/** Call while a component is set up: it plays as long as the component lives. */
export function playDemo(table: () => Table): Demo {
  let playing = $state(true)
  let speed = $state<DemoSpeed>(1)

  function step(): void {
    const { programmed, choose, busy } = table()
    const answers = programmed?.answers ?? []
    const answer = answers[Math.floor(Math.random() * answers.length)]
    if (answer !== undefined && !busy) void choose(answer)
  }

  $effect(() => {
    const { programmed, busy } = table()
    if (!playing || programmed === null || busy) return
    const timer = setTimeout(step, speed === 0 ? 0 : PAUSE_MS / speed)
    return () => clearTimeout(timer)
  })

  return {
    get playing() {
      return playing
    },
    set playing(next) {
      playing = next
    },
    get speed() {
      return speed
    },
    set speed(next) {
      speed = next
    },
    step,
  }
}
