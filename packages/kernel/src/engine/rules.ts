// What a compiled set of rules consists of, and how a game of it is set up.
import type { Doors } from './doors.ts'
import type { Flow } from './flow.ts'
import type { Game } from './game.ts'
import type { Keyring } from './keys.ts'
import type { Procedure, Rule } from './procedure.ts'
import type { ReasonBook, Refusal } from './reasons.ts'
import type { Space, Zone } from './schema.ts'
import type { Secrets } from './secrets.ts'

/** Something that happened, for the log and the animation. Values are plain so that it can be stored and sent. */
export interface GameEvent {
  readonly type: string
  readonly rule: string
  readonly seat?: number
  /** The only seat that may see it; everybody when absent. */
  readonly only?: number
  readonly [detail: string]: number | string | undefined
}

/** An action the turn's owner may insert at any question that allows it. */
export interface AnytimeAction<G = Game> {
  readonly id: string
  /** Whoever is asked may insert it, in any player's turn. */
  readonly anyTurn?: boolean
  /** The verb (as made by the keyring) of its answers; no question uses it. */
  readonly verb: number
  readonly candidates: Rule<[g: G, seat: number], void>
  readonly refuse: Rule<[g: G, seat: number, answer: number], Refusal>
  readonly take: Rule<[g: G, seat: number, answer: number], void>
}

/** What a component can be asked about by "Why not?" when no open question mentions it. */
export type Explain<G = Game> = Rule<[g: G, seat: number, target: string], Refusal>

export type Suits<G = Game> = Readonly<Record<string, Rule<[g: G, index: number, piece: number], boolean>>>

/** A compiled, frozen set of rules: one game with its modules, variants and player count. */
export interface Ruleset {
  readonly game: string
  readonly version: number
  readonly options: GameOptions
  readonly space: Space
  readonly zones: readonly Zone[]
  readonly keys: Keyring
  readonly reasons: ReasonBook
  readonly seats: number
  readonly procedures: readonly Procedure[]
  /** Their steps, as the engine reads them. */
  readonly flow: Flow
  readonly root: Procedure
  readonly anytime: readonly AnytimeAction[]
  readonly anytimeByVerb: readonly (AnytimeAction | undefined)[]
  readonly explain: Explain
  /** Rule names of parts that are broken in this position; empty when all is well. */
  readonly broken: Rule<[g: Game], readonly string[]>
  readonly stackAt: number
  /** Tells positions of other rules apart: stored bytes carry it. */
  readonly layout: number
  /** What may be hidden from whom, as lists to go through. */
  readonly secrets: Secrets
  /** The kernel these rules run on: whoever plays a game from outside goes through its own doors. */
  readonly doors: Doors
  /** Numbers of values hidden integers can take, where that depends on the rules, by zone. */
  readonly domains: Readonly<Record<string, number>>
  /** By zone, whether a piece can lie at a hidden place, by what else is seen: positions are imagined with those that can. */
  readonly suits: Suits
}

/** How a game is set up. Stored in every game file. */
export interface GameOptions {
  readonly players: number
  readonly modules: readonly string[]
  readonly settings: Readonly<Record<string, number>>
  /** The edition of the printed values the game is played with; the first one when absent. */
  readonly edition?: number
  /** Corrections to printed values; absent when the tables are played as they are. */
  readonly data?: readonly Correction[]
}

/** One printed value as the owner of a box reads it. */
export interface Correction {
  readonly table: string
  readonly path: string
  readonly from: unknown
  readonly to: unknown
}
