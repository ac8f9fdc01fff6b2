// What page and engine say to each other. Plain data only: it is copied between threads.
import type { Asked, Failure, GameEvent, GameOptions, Result, Why } from '@tollan/kernel'

/** One entry of the journal as the log tells it. */
export interface Told {
  readonly seat: number | 'chance'
  readonly answer: string
  /** The turn in which it was given, and whose turn that was (-1: nobody's). */
  readonly turn: number
  readonly owner: number
  readonly events: readonly GameEvent[]
  /** It was the only answer and ran by itself. */
  readonly forced: boolean
}

/** A position as a seat sees it, and what is asked there. */
export interface Scene {
  /** Entries played before it. */
  readonly entry: number
  readonly viewer: number
  /** Of the game's own type: its renderers know it. */
  readonly tableau: unknown
  readonly asked: readonly Asked[]
  readonly turn: number
  readonly owner: number
  /** The round under way; 0 while the game is set up. */
  readonly round: number
  /** The viewer sees something that others at the table may not see. */
  readonly secret: boolean
  readonly points: readonly number[]
  readonly over: boolean
}

/** What can be taken back, in entries; 0 when nothing can. */
export interface Window {
  readonly undo: number
  readonly redo: number
  readonly restart: number
}

/** The log from entry `from` on is now `told`. */
export interface Update {
  readonly scene: Scene
  readonly window: Window
  readonly from: number
  readonly told: readonly Told[]
}

export interface Opened extends Update {
  /** By which calls name it. */
  readonly session: number
  readonly game: string
  readonly options: GameOptions
  readonly opening: readonly GameEvent[]
  readonly commitment: string
  /** False for a file without the secret of its draws: it can be looked at, not continued. */
  readonly playable: boolean
}

/** When the end of a turn waits for a click. */
export type Confirm = 'always' | 'irreversible' | 'never'

/** How the person wants answers to be carried out. */
export interface Manner {
  /** Questions with one answer answer themselves. */
  readonly forced: boolean
  readonly confirm: Confirm
}

/** What an answer would bring, until chance, hidden things or another seat decide. */
export interface Outcome {
  readonly answer: string
  readonly events: readonly GameEvent[]
  /** Why it could not be taken back: a draw, something hidden, another seat's turn. */
  readonly closes: 'chance' | 'reveal' | 'seat' | null
  /** Wishes that would be refused on the way, at questions where the game names them. */
  readonly refused: readonly Why[]
  /** The next question to the same seat, and what its answers would bring. */
  readonly next: string | null
  readonly onward: readonly Outcome[]
  /** What the game foresees for the seat afterwards, of the game's own type; on outcomes nothing follows. */
  readonly prospect?: unknown
}

/** Answers that make a refused thing possible, in order, and what they bring; or how far to go back. */
export interface Remedy {
  /** Entries to keep when the way is to take steps back, else null. */
  readonly back: number | null
  readonly answers: readonly string[]
  readonly events: readonly GameEvent[]
  /** What the seat gives away for it, by the game's own measure. */
  readonly price: number
}

/** Everything the page can ask of the engine. Failures of the kernel are values; faults reject. */
export interface EngineCalls {
  /** Whether a game can be set up like this, and which rule forbids it. */
  check(game: string, options: unknown): Failure | null
  create(game: string, options: unknown, manner: Manner): Result<{ opened: Opened }>
  /** `companions`: seats the program plays at once, without a plan. */
  load(text: string, manner: Manner, companions?: readonly number[]): Result<{ opened: Opened }>
  answer(seat: number, revision: number, key: string, manner: Manner): Result<{ update: Update }>
  undo(manner: Manner): Result<{ update: Update }>
  redo(manner: Manner): Result<{ update: Update }>
  restart(): Result<{ update: Update }>
  why(seat: number, target: string): Result<{ why: Why }>
  /** What would make a refused target possible, cheapest first; found by trying, so it may be nothing. A target of a later question stands behind the answers that lead there, with spaces between. */
  remedies(seat: number, target: string, manner: Manner): readonly Remedy[]
  outcomes(depth: number): readonly Outcome[]
  /** The position before entry `n`, as `viewer` sees it. */
  at(n: number, viewer: number): Scene
  /** The game as a file, with the secret of its draws: whoever goes on with it draws. */
  file(): string
}

export type CallName = keyof EngineCalls
/** Calls that are about no open game, or open one. */
export type FreeCall = 'check' | 'create' | 'load'

export interface Call<K extends CallName = CallName> {
  readonly id: number
  /** The open game it is about; 0 for none. */
  readonly session: number
  readonly name: K
  readonly args: Parameters<EngineCalls[K]>
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string }
