// A game the house offers.
import type { Aids } from './aids.ts'
import type { Result } from './errors.ts'
import type { Position } from './game.ts'
import type { GameEvent, Ruleset } from './rules.ts'
import type { State } from './schema.ts'
import type { EventCatalogue } from './tell.ts'
import type { View } from './view.ts'

export interface GameDefinition<R extends Ruleset = Ruleset> {
  readonly id: string
  /** Of the code: raised whenever a recorded game would be played differently. */
  readonly version: number
  /** Of the printed values: older ones are kept as data. */
  readonly edition: number
  /** Rules for these options, or the reason why there are none. Without an edition, the present one. */
  readonly compile: (options: unknown) => Result<{ rules: R }>
  /** A hand-made position in the game's own words, ready to be asked. */
  readonly position: (rules: R, input: unknown, events?: GameEvent[]) => Result<{ state: State }>
  /** What a person reads off the table in short: goods, tracks, places, points. */
  readonly summary: (of: Position<R> | View<R>) => Readonly<Record<string, unknown>>
  /** The whole table by name, as a seat sees it: what an interface draws. */
  readonly tableau: (seen: View<R>) => unknown
  /** The points of a seat. */
  readonly points: (of: Position<R>, seat: number) => number
  /** Pieces of a game with these rules, by name: enough random games meet them all. */
  readonly pieces: (rules: R) => readonly string[]
  readonly aids: Aids<R>
  /** Everything that is ever told, with the details it may carry. */
  readonly events: EventCatalogue
}
