// What the engine's side of the application needs of a game, besides its rules.
import type { Asked, Game, GameDefinition, Ruleset } from '@tollan/kernel'

export interface EngineGame<R extends Ruleset = Ruleset> {
  readonly definition: GameDefinition<R>
  /** Everything that lies on the table, read off a position that has been reduced to what a seat may see. */
  readonly tableau: (seen: Game<R>, viewer: number) => unknown
  readonly round: (game: Game<R>) => number
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
  /** By question, what a person may wish for there: outcomes tell why it would be refused. */
  readonly wishes: Readonly<Record<string, readonly string[]>>
  /** What a companion without a plan answers; `pick(n)` is a number below n. */
  readonly companion: (open: Asked, pick: (n: number) => number) => string
}

/** Rules meet only games compiled by their own definition: the cast forgets which. */
const anyGame = <R extends Ruleset>(game: EngineGame<R>): EngineGame => game as unknown as EngineGame

const games: Readonly<Record<string, () => Promise<EngineGame>>> = {
  teotihuacan: async () => anyGame((await import('../games/teotihuacan/engine.ts')).engineGame),
}

export async function engineGame(id: string): Promise<EngineGame> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined
  if (load === undefined) throw new Error(`there is no game ${JSON.stringify(id)}`)
  return load()
}
