// What page and engine say to each other. Plain data only: it is copied between threads.
import type { Failure, GameOptions, Result, Why } from '@tollan/kernel'
import type { GivenStep, Manner, Outcome, Remedy, Scene, Sight, StepList, Telling, Window } from '@tollan/room'

export type { Confirm, GivenStep, Manner, Outcome, Remedy, Scene, StepList, Window } from '@tollan/room'
/** One entry of the journal as the log tells it to whoever looks. */
export type Told = Telling

/** The log from entry `from` on is now `told`. */
export interface Update {
  readonly scene: Scene
  readonly window: Window
  readonly from: number
  readonly told: readonly Told[]
  /** Earlier entries, by number, that whoever looks now is told otherwise than whoever looked before. */
  readonly retold: readonly (readonly [number, Told])[]
}

export interface Opened extends Update {
  /** By which calls name it. */
  readonly session: number
  readonly game: string
  /** The version of the rules it is played by, and whether it could go on by the newest ones. */
  readonly version: number
  readonly carries: boolean
  readonly options: GameOptions
  readonly commitment: string
  /** False for a file without the secret of its draws: it can be looked at, not continued. */
  readonly playable: boolean
  /** Seats of players that think. */
  readonly thinkers?: readonly number[]
  /** The entry a chapter, a puzzle or a game from a position of another begins with. */
  readonly since?: number
}

/** What a seat that is asked sees: all a player that thinks is given. */
export interface SeatSight {
  readonly seat: number
  readonly revision: number
  readonly turn: number
  /** Entries played before. */
  readonly entry: number
  readonly view: Uint8Array
}

/** A table on the network: what must be known before anything of its game is received. */
export interface FarTable {
  readonly game: string
  readonly version: number
  readonly options: GameOptions
  readonly viewer: number
  /** What the viewer saw before anything happened. */
  readonly first: Uint8Array
  readonly commitment: string
}

/** Who sits at a table besides people. */
export interface Others {
  /** Seats the program plays at once, without a plan. */
  readonly companions?: readonly number[] | undefined
  /** Seats that are asked through `sight` and answer by `move`. */
  readonly thinkers?: readonly number[] | undefined
  /** Entries before this one stay: a chapter or a puzzle began there. */
  readonly since?: number | undefined
}

/** Everything the page can ask of the engine. Failures of the kernel are values; faults reject. */
export interface EngineCalls {
  /** Whether a game can be set up like this, and which rule forbids it. */
  check(game: string, options: unknown): Failure | null
  create(game: string, options: unknown, manner: Manner, thinkers?: readonly number[]): Result<{ opened: Opened }>
  /** A game that has come as far as these answers of people lead, with the draws of a secret in hex. */
  begin(game: string, options: unknown, secret: string, answers: readonly string[], manner: Manner, thinkers?: readonly number[]): Result<{ opened: Opened }>
  load(file: string | Uint8Array<ArrayBuffer>, manner: Manner, others?: Others): Result<{ opened: Opened }>
  /** A game at a table on the network, and the first thing that was received of it. */
  far(table: FarTable, sight: Sight): Result<{ opened: Opened }>
  /** Plays the file of a game again: how many entries and draws are as its commitment promises. */
  verify(text: string): Result<{ entries: number; draws: number; commitment: string }>
  /** What the table has sent; null when something before it is missing. */
  receive(sight: Sight): Update | null
  /** Shows a step of one's own before the table has said so; null where it would show something hidden. */
  ahead(answer: string): Update | null
  /** The table has refused that step. */
  behind(): Update | null
  /** Goes on by the newest rules, where the position means the same. */
  carry(): Result<{ opened: Opened }>
  /** The mark of the rules as they were built: names of steps survive the build. */
  layout(game: string, options: unknown): number
  answer(seat: number, revision: number, key: string, manner: Manner): Result<{ update: Update | null }>
  /** What a seat that is asked sees; null when it is not asked. */
  sight(seat: number): SeatSight | null
  /** A player that thinks plays these answers one after the other; nothing is shown of it before `news`. */
  move(seat: number, revision: number, keys: readonly string[]): Result<{ played: number }>
  /** What the page has not been shown. */
  news(): Update
  undo(manner: Manner): Result<{ update: Update | null }>
  redo(manner: Manner): Result<{ update: Update | null }>
  restart(): Result<{ update: Update | null }>
  why(seat: number, target: string): Result<{ why: Why }>
  /** What would make a refused target possible, cheapest first; found by trying, so it may be nothing. A target of a later question stands behind the answers that lead there, with spaces between. */
  remedies(seat: number, target: string): readonly Remedy[]
  /** What the answers of a seat would bring; null when something was played meanwhile: nobody waits for it. */
  outcomes(seat: number, depth: number): readonly Outcome[] | null
  /** The position before entry `n`, or after the first `told` events of it, as `viewer` sees it. */
  at(n: number, viewer: number, told?: number): Scene
  /** Answers somebody means to give, or could have given, each with the table it is given at, as far as `viewer` may know. */
  steps(list: StepList, viewer: number): readonly GivenStep[]
  /** The game as a file, with the secret of its draws: whoever goes on with it draws. */
  file(): string
  /** The same as the device keeps it. */
  kept(): Uint8Array<ArrayBuffer>
  /** The game as it stood after its first `n` entries, as a file of its own. */
  branch(n: number): string
}

export type CallName = keyof EngineCalls
/** Calls that are about no open game, or open one. */
export type FreeCall = 'check' | 'layout' | 'create' | 'begin' | 'load' | 'far' | 'verify'

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
