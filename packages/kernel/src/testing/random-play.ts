// Random play for tests: one way to walk through a game, and a name for every place in it.
import { fastRandom, type Random } from '../engine/random.ts'
import { advance, createGame, type Game, isOver, openQuestion, question, questionTo } from '../engine/game.ts'
import type { Ruleset } from '../engine/rules.ts'
import type { Answer } from '../engine/play.ts'
import { CHANCE } from '../engine/seats.ts'
import { OPENED, PENDING, REVISION } from '../engine/schema.ts'

/** A position on the way through a random game and the answer about to be given; null at the end. */
export interface Moment {
  readonly seed: number
  readonly game: Game
  /** The generator of this walk; using it changes the way, but the same way every time. */
  readonly random: Random
  readonly choice: { readonly seat: number; readonly code: number } | null
}

/** No game of the house is longer, however badly it is played. */
export const LONGEST = 20_000

/** Fails with the place where it happened. */
export function wrong(at: Pick<Moment, 'seed' | 'game'>, what: string): never {
  const kind = openQuestion(at.game)?.kind ?? 'no question'
  throw new Error(`${what} (seed ${at.seed}, revision ${at.game.s[REVISION]}, ${kind})`)
}

/** A whole game of random answers; the caller sees each position before its answer is carried out, and the last one. */
export function* randomGame(rules: Ruleset, seed: number, start = createGame(rules)): Generator<Moment> {
  const way = { seed, game: start, random: fastRandom(seed) }
  for (let n = 0; ; n++) {
    if (n > LONGEST) wrong(way, `the game has not ended after ${LONGEST} answers`)
    const choice = choose(way)
    yield { ...way, choice }
    if (choice === null) return
    advance(start, choice.code, choice.seat)
  }
}

function choose(at: Pick<Moment, 'seed' | 'game' | 'random'>): Moment['choice'] {
  const { game, random } = at
  if (isOver(game)) return null
  const ask = openQuestion(game)
  if (ask === null) wrong(at, 'the game is not over and no question is open')
  if (ask.seats === null) question(game)
  else {
    const waiting = seatsIn(game.s[PENDING])
    if (waiting.length === 0) wrong(at, 'a simultaneous question waits for nobody')
    questionTo(game, waiting[random(waiting.length)])
  }
  if (game.count === 0) wrong(at, `seat ${game.seat} is asked and has no answer`)
  return { seat: game.seat, code: game.options[random(game.count)] }
}

const seatsIn = (mask: number): number[] => Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0)

/** The answer of a moment as it would come from outside. */
export function answerOf(at: Moment, code = at.choice?.code ?? 0): Answer {
  const { s, rules } = at.game
  const simultaneous = openQuestion(at.game)?.seats ?? null
  const seat = at.choice?.seat ?? CHANCE
  const revision = simultaneous === null ? s[REVISION] : s[OPENED]
  return { seat: seat === CHANCE ? 'chance' : seat, revision, answer: rules.keys.format(code) }
}

/** Equality of plain values: what is sent, stored and shown. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
