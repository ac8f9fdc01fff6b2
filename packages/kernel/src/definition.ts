// A game the house offers.
import type { Result } from './errors.ts'
import type { Game, GameEvent, Ruleset } from './game.ts'
import type { State } from './schema.ts'

export interface GameDefinition<R extends Ruleset = Ruleset> {
  readonly id: string
  readonly version: number
  /** Rules for these options, or the reason why there are none. */
  readonly compile: (options: unknown) => Result<{ rules: R }>
  /** A hand-made position in the game's own words, ready to be asked. */
  readonly position: (rules: R, input: unknown, events?: GameEvent[]) => Result<{ state: State }>
  /** What a person reads off the table: goods, tracks, places, points. `viewer` says that the position is that seat's view. */
  readonly summary: (g: Game<R>, viewer?: number) => Readonly<Record<string, unknown>>
  /** The points of a seat. */
  readonly points: (g: Game<R>, seat: number) => number
  /** Pieces of a game with these rules, by name: enough random games meet them all. */
  readonly pieces: (rules: R) => readonly string[]
}
