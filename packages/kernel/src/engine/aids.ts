// What interfaces and players need to know of a game besides its rules: what a turn is, what goes without saying, what is dear.
import type { Game, Position } from './game.ts'
import type { GameOptions, Ruleset } from './rules.ts'
import type { Asked } from './play.ts'

/** How far a game is: `n` of `of` rounds, eras or feasts; 0 while it is set up, and `of` 0 where nobody can tell. */
export interface Progress {
  readonly n: number
  readonly of: number
}

export interface Aids<R extends Ruleset = Ruleset> {
  /** Seats that are played by the rules themselves: an automa is asked nothing. */
  readonly automata: (options: GameOptions) => readonly number[]
  readonly progress: (of: Position<R>) => Progress
  /** The questions that open a turn, when nothing of the turn before is left to do: players that think judge positions there. */
  readonly turnStart: readonly string[]
  /** Dues, highest first, that anybody pays who can: players that think expect it of the others, because what they expect of a position is wrong before everybody has paid. */
  readonly dues?: readonly string[]
  /** The question that ends a turn: a person may want to be asked even though there is one answer. */
  readonly turnEnd: string
  /** The plain answer to questions of detail, so that outcomes can be told beyond them. */
  readonly plainly: Readonly<Record<string, string>>
  /** Draws on which nothing depends that follows in the same turn, and the event that tells the piece: outcomes go on beyond them. */
  readonly refills: Readonly<Record<string, string>>
  /** What a seat owns in one number, read off a tableau: ways out of a refusal are ordered by what they cost. */
  readonly worth: (tableau: unknown, seat: number) => number
  /** What a seat has to expect in a position, as plain data: outcomes carry it. */
  readonly prospect?: (game: Game<R>, seat: number) => unknown
  /** Verbs of answers that are possible at any time: outcomes do not follow them. */
  readonly asides: readonly string[]
  /** Questions asked only so that one of these can be done there: never passed over because one answer is left. */
  readonly moments?: readonly string[]
  /** The same text for answers that differ only in which of several equal pieces they name. */
  readonly alike?: (of: Position<R>, answer: string) => string
  /** By question, what a person may wish for there: outcomes tell why it would be refused. */
  readonly wishes: Readonly<Record<string, readonly string[]>>
  /** What a companion without a plan answers; `pick(n)` is a number below n. */
  readonly companion: (open: Asked, pick: (n: number) => number) => string
}
