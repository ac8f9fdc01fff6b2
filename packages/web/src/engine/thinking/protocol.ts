// What page and thinking thread say to each other. The thread is given what seats see, never a game and never a draw to come.
import type { CoachReport, HintLine, SeatLevel, SeatStyle, Standing, Verdict } from '@tollan/ai'
import type { GameOptions } from '@tollan/kernel'
import type { Signal } from './patience.ts'

export type { CoachReport, Decision, HintLine, SeatLevel, SeatStyle, Standing, Verdict } from '@tollan/ai'

/** The table somebody thinks about, as a seat of it sees it. */
export interface Thinkable {
  readonly game: string
  /** The version of the rules it is played by. */
  readonly version: number
  readonly options: GameOptions
  readonly view: Uint8Array
  /** The same sight and the same seed, the same thought. */
  readonly seed: number
}

/** What a player wants to do now, up to where chance or somebody else has a say; what it expects of it. */
export interface Thought {
  readonly answers: readonly string[]
  readonly expected: { readonly own: number; readonly rival: number } | null
}

export type ThinkableTable = Pick<Thinkable, 'game' | 'version' | 'options'>

export interface ThinkingCalls {
  /** Waits from now on while the page is at work. */
  heed(signal: Signal): void
  /** Fetches what is needed and gets going, while nobody waits for a thought. */
  prepare(table: ThinkableTable): void
  /** Without a style it plays as it sees fit. */
  think(about: Thinkable, level: SeatLevel, style?: SeatStyle): Thought
  /** The best turns, best first; none where nobody was trained for the game. */
  hint(about: Thinkable): readonly HintLine[]
  standing(about: Thinkable): Standing
  /** Looks at a game that is over from a seat, and tells how far it is (`Progress`). */
  coach(file: string, seat: number): CoachReport
  /** What the turn played from an entry on is worth beside the solution of a puzzle. */
  verdict(file: string, entry: number, seat: number, solution: readonly string[]): Verdict
}

/** How far a long thought is, from 0 to 1. */
export interface ThinkingProgress {
  readonly id: number
  readonly progress: number
}

export type ThinkingName = keyof ThinkingCalls

export interface ThinkingCall<K extends ThinkingName = ThinkingName> {
  readonly id: number
  readonly name: K
  readonly args: Parameters<ThinkingCalls[K]>
}
