// Paired games between two kinds of players: the same deals, the seats swapped.
import type { Game, GameDefinition, Ruleset } from '@tollan/kernel'
import { featuresOf } from './games.ts'
import { playGame } from './play-game.ts'
import type { Player } from './search/player.ts'
import { seedOf } from './search/seeds.ts'

/** Makes a player for a seat of a game. */
export type Maker = (rules: Ruleset, seed: number) => Player

export interface Side {
  /** Games won; a tie is half a game. */
  readonly wins: number
  readonly mean: number
}

export interface Result {
  readonly games: number
  readonly a: Side
  readonly b: Side
  /** Between these, with 95 % confidence, lies the share of games that A wins. */
  readonly low: number
  readonly high: number
  readonly elo: number
}

/** Wilson's interval of a share, for 95 %. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.96
  const p = wins / games
  const middle = p + (z * z) / (2 * games)
  const wide = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))
  const whole = 1 + (z * z) / games
  return [Math.max(0, (middle - wide) / whole), Math.min(1, (middle + wide) / whole)]
}

/** Elo of a share of wins; a share of 0 or 1 counts as half a game away from it. */
export function eloOf(wins: number, games: number): number {
  const p = Math.min(1 - 0.5 / games, Math.max(0.5 / games, wins / games))
  return Math.round(400 * Math.log10(p / (1 - p)))
}

/** Whether seat `seat` belongs to A in game number `n`: every other seat, swapped in every other game. */
const isA = (n: number, seat: number): boolean => (n + seat) % 2 === 0

/** Against an automa all persons are A. */
function playMatchGame(definition: GameDefinition, rules: Ruleset, a: Maker, b: Maker, seed: number, n: number): { readonly game: Game; readonly seatsOfA: readonly number[] } {
  const automata = definition.aids.automata(rules.options)
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  const ofA = (seat: number): boolean => (automata.length > 0 ? !automata.includes(seat) : isA(n, seat))
  const deal = automata.length > 0 ? n : n >> 1
  const players = seats.map((seat) => (automata.includes(seat) ? undefined : (ofA(seat) ? a : b)(rules, seedOf(seed, 100 * n + seat + 1))))
  return { game: playGame(rules, players, seedOf(seed, 1_000_000 + deal)), seatsOfA: seats.filter(ofA) }
}

/** What became of one game: points of the best of each side, and of all its seats together. */
export interface Outcome {
  readonly won: number
  readonly sums: readonly [a: number, b: number]
  readonly seats: readonly [a: number, b: number]
}

/** What a game is worth to A: whoever is alone must beat the automa, and what its rules ask for besides. */
function outcomeOf(definition: GameDefinition, game: Game, seatsOfA: readonly number[]): Outcome {
  const best = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const sums: [number, number] = [0, 0]
  for (let seat = 0; seat < game.rules.seats; seat++) {
    const side = seatsOfA.includes(seat) ? 0 : 1
    const points = definition.points(game, seat)
    best[side] = Math.max(best[side], points)
    sums[side] += points
  }
  const tie = definition.aids.automata(game.rules.options).length > 0 ? 0 : 0.5
  const enough = best[0] >= (featuresOf(game.rules)?.needed ?? 0)
  return { won: enough && best[0] > best[1] ? 1 : best[0] === best[1] ? tie : 0, sums, seats: [seatsOfA.length, game.rules.seats - seatsOfA.length] }
}

/** Everything a series of games is played by; `rulesOf` gives the rules of each deal. */
export interface Match {
  readonly definition: GameDefinition
  readonly rulesOf: (deal: number) => Ruleset
  readonly a: Maker
  readonly b: Maker
  readonly seed: number
}

/** Plays game `n` of a match, from 0; games 2k and 2k + 1 have the same deal. */
export function playOne({ definition, rulesOf, a, b, seed }: Match, n: number): Outcome {
  const { game, seatsOfA } = playMatchGame(definition, rulesOf(n >> 1), a, b, seed, n)
  return outcomeOf(definition, game, seatsOfA)
}

export function resultOf(outcomes: readonly Outcome[]): Result {
  const games = outcomes.length
  const wins = outcomes.reduce((sum, { won }) => sum + won, 0)
  const mean = (side: 0 | 1): number => outcomes.reduce((sum, { sums }) => sum + sums[side], 0) / outcomes.reduce((sum, { seats }) => sum + seats[side], 0)
  const [low, high] = interval(wins, games)
  return { games, a: { wins, mean: mean(0) }, b: { wins: games - wins, mean: mean(1) }, low, high, elo: eloOf(wins, games) }
}

export const playMatch = (match: Match, games: number): Result => resultOf(Array.from({ length: games }, (_, n) => playOne(match, n)))
