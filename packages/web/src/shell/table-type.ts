// What a renderer gets of a game that is open on the screen, and nothing else.
import type { Asked, Failure, GameOptions, Result, Why } from '@tollan/kernel'
import type { GivenStep, Outcome, Remedy, Scene, StepList, Told, Update, Window } from '../engine/protocol.ts'
import type { StandingPass } from './answers/standing-pass.ts'
import type { Moment } from './log/moment.ts'
import type { GameLook, GameWords } from './look.ts'

export interface Table<T = unknown> {
  readonly look: GameLook<T>
  readonly options: GameOptions
  /** The version of the rules it is played by. */
  readonly version: number
  readonly playable: boolean
  /** Nobody plays: the program answers every question, people look on. */
  readonly watched: boolean
  /** Seats of players that think. */
  readonly thinkers: readonly number[]
  /** The entry it begins with: what happened before is not news. */
  readonly since: number
  words: GameWords
  /** The same for another position: what stands elsewhere there is called by where it stands. */
  wordsAt(tableau: unknown): GameWords
  /** The position on the screen: the newest, or one of the past. */
  readonly scene: Scene
  readonly tableau: T
  readonly isNow: boolean
  /** The newest position, whatever is on the screen. */
  readonly newest: Scene
  readonly told: readonly Told[]
  readonly window: Window
  /** An answer takes so long that people should see it. */
  readonly busy: boolean
  readonly failure: Failure | null
  /** The question the viewer can answer now; nobody is asked anything where people look on. */
  readonly question: Asked | null
  /** Its answers to choose between, equal pieces once, and those possible at any time. */
  readonly choices: readonly string[]
  readonly asides: readonly string[]
  /** How many equal pieces an answer of `choices` stands for. */
  copies(answer: string): number
  /** The choice an answer comes to. */
  choiceOf(answer: string): string
  /** The question the program answers where people look on. */
  readonly programmed: Asked | null
  /** Legal answers about a thing on the table. */
  answersAt(thing: string): readonly string[]
  outcome(answer: string): Outcome | undefined
  /** Outcomes of the open question are known, as far as they will be. */
  readonly foreseen: boolean
  /** One tap for several small questions: each answer is given when it is asked for; one that is not offered is passed over, since its question ran by itself. */
  choose(...path: readonly string[]): Promise<void>
  /** The same at a pace at which people see each of them, as long as `goesOn` says so. */
  play(path: readonly string[], goesOn: () => boolean): Promise<void>
  /** Answers have moved on the screen: what comes at once was meant for what stood there. */
  shifted(): void
  /** Several answers are being given one after the other: what is asked in between is asked of nobody. */
  readonly underWay: boolean
  /** What came too early to be meant, and was not taken. */
  readonly slipped: readonly string[]
  /** The turn is about to end: taking back calls it off. */
  readonly ending: boolean
  /** Passes that stand for the rest of this turn of another. */
  readonly passes: readonly StandingPass[]
  /** Takes no part in the open question of another's turn, now and whenever the same is asked in it. */
  pass(): Promise<void>
  /** Takes such a pass back. */
  askAgain(seat: number, kind: string): void
  undo(): Promise<void>
  redo(): Promise<void>
  restart(): Promise<void>
  why(target: string): Promise<Result<{ why: Why }>>
  /** What would make a refused target possible. */
  remedies(target: string): Promise<readonly Remedy[]>
  /** Goes the way of a remedy. */
  follow(remedy: Pick<Remedy, 'back' | 'answers'>): Promise<void>
  /** Asked after every answer: a moment of what came of it to stop at, so that the rest can be watched; null goes on to the newest position. */
  cue: ((told: readonly Told[], from: number) => Moment | null) | null
  /** Shows the position of a moment; null goes back to now. */
  lookAt(moment: Moment | null): Promise<void>
  /** Answers of a list, each with the table it is given at; whoever looks, or `viewer`, is told no more than the log tells. */
  steps(list: StepList, viewer?: number): Promise<readonly GivenStep[]>
  file(): Promise<string>
  /** The same as the device keeps it. */
  kept(): Promise<Uint8Array<ArrayBuffer>>
  /** Something has happened that nobody here did. */
  take(update: Update): Promise<void>
}
