// A game's definition without the type of its rules: the contract knows no game.
import type { Aids } from '../engine/aids.ts'
import type { GameDefinition } from '../engine/definition.ts'
import { fail, type Failure } from '../engine/errors.ts'
import type { Position } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import type { View } from '../engine/view.ts'

export function generalise<R extends Ruleset>(definition: GameDefinition<R>): GameDefinition {
  const { id, version, edition, events, compile } = definition
  return {
    id, version, edition, events, compile,
    pieces: (rules) => definition.pieces(rules as R),
    position: (): Failure => fail('malformed', 'not part of the contract'),
    tableau: (seen) => definition.tableau(seen as View<R>),
    summary: (of) => definition.summary(of as Position<R> | View<R>),
    points: (of, seat) => definition.points(of as Position<R>, seat),
    aids: definition.aids as unknown as Aids,
  }
}
