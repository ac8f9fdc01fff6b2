// How often seats won that were given a chance: games that were not learnt from, played by a level against itself.
import { type Game, turnsBegun } from '@tollan/kernel'
import { chanceBy, goneIn } from './chance.ts'
import { playerOf } from './levels.ts'
import type { Mind } from './mind.ts'
import { playGame } from './play-game.ts'
import { nothingExpected } from './search/judge.ts'
import { seedOf } from './search/seeds.ts'
import { createTurnStart } from './search/turn-start.ts'

/** What was expected of a seat at a turn start, and what became of it: 1 for a win, parts for a tie. */
export interface Forecast {
  readonly margin: number
  readonly gone: number
  readonly won: number
}

/** Every few turns are enough: neighbours say the same. */
const EVERY = 4

export function forecastsOf(mind: Mind, level: string, seed: number, n: number): Forecast[] {
  const { rules, definition, features, judge } = mind
  const automata = definition.aids.automata(rules.options)
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  const persons = seats.filter((seat) => !automata.includes(seat))
  const players = seats.map((seat) => (automata.includes(seat) ? undefined : playerOf(definition, rules, level, judge, seedOf(seed, 10 * n + seat))))
  const said: { readonly seat: number; readonly margin: number; readonly gone: number }[] = []
  const expected = nothingExpected()
  const look = (g: Game): void => {
    if (turnsBegun(g) % EVERY !== 0) return
    for (const seat of persons) {
      judge(g, seat, expected)
      said.push({ seat, margin: expected.value, gone: goneIn(definition, g) })
    }
  }
  const end = playGame(rules, players, seedOf(seed, 1_000_000 + n), look, createTurnStart(rules, definition.aids))
  const points = seats.map((seat) => definition.points(end, seat))
  const best = Math.max(...points)
  const winners = points.filter((sum) => sum === best).length
  return said.map(({ seat, ...one }) => ({ ...one, won: points[seat] === best && best >= features.needed ? 1 / winners : 0 }))
}

/** How badly a scatter fits: the mean surprise. */
const surprise = (forecasts: readonly Forecast[], scatter: readonly [number, number]): number =>
  forecasts.reduce((sum, one) => {
    const chance = Math.min(0.999, Math.max(0.001, chanceBy(scatter, one.margin, one.gone)))
    return sum - one.won * Math.log(chance) - (1 - one.won) * Math.log(1 - chance)
  }, 0) / forecasts.length

/** The scatter at the beginning and at the end of a game that surprises least. */
export function fittedScatter(forecasts: readonly Forecast[]): readonly [number, number] {
  let best: readonly [number, number] = [15, 6]
  for (let first = 4; first <= 40; first += 2)
    for (let last = 2; last <= first; last++) if (surprise(forecasts, [first, last]) < surprise(forecasts, best)) best = [first, last]
  return best
}
