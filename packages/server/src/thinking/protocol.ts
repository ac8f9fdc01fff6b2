// What the server and its thinking thread say to each other. The thread is given what a seat sees, never a game, a secret or a draw to come.
import type { GameOptions } from '@tollan/kernel'
import type { Level } from '@tollan/protocol'

export interface Thinkable {
  readonly game: string
  readonly version: number
  readonly options: GameOptions
  readonly view: Uint8Array
  readonly level: Level
  /** What the player likes; null where it plays as it sees fit. */
  readonly style: string | null
  /** The same sight and the same seed, the same thought. */
  readonly seed: number
}

/** Answers up to where chance or somebody else has a say; a sentence when none were found. */
export type Thought = { readonly answers: readonly string[] } | { readonly fault: string }
