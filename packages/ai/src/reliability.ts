// How often seats won that were given a chance: games that were not learnt from, played by a level against itself.
import { type Game, turnsBegun, view } from '@tollan/kernel'
import { chanceBy, type Curve, goneIn } from './chance.ts'
import { playerOf } from './levels.ts'
import type { Mind } from './mind.ts'
import { playGame } from './play-game.ts'
import { seedOf } from './search/seeds.ts'
import { createTurnStart } from './search/turn-start.ts'
import { expectedBy } from './standing.ts'

/** What was expected of a seat at a turn start, and what became of it: 1 for a win, parts for a tie. */
export interface Forecast {
  readonly margin: number
  readonly gone: number
  readonly won: number
}

/** One turn in so many, drawn, is enough: neighbours say the same, and each seat is asked alike. */
const EVERY = 4

export function forecastsOf(mind: Mind, level: string, seed: number, n: number): Forecast[] {
  const { rules, definition, features, judge } = mind
  const automata = definition.aids.automata(rules.options)
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  const players = seats.map((seat) => (automata.includes(seat) ? undefined : playerOf(definition, rules, level, judge, seedOf(seed, 10 * n + seat))))
  const said: { readonly seat: number; readonly margin: number; readonly gone: number }[] = []
  const look = (g: Game): void => {
    const { seat } = g
    const luck = seedOf(seed, 1000 * n + turnsBegun(g))
    if (luck % EVERY !== 0 || players[seat] === undefined) return // chance and automata expect nothing
    said.push({ seat, margin: expectedBy(mind, view(g, seat), luck).value, gone: goneIn(definition, g) })
  }
  const end = playGame(rules, players, seedOf(seed, 1_000_000 + n), look, createTurnStart(rules, definition.aids))
  const points = seats.map((seat) => definition.points(end, seat))
  const best = Math.max(...points)
  const winners = points.filter((sum) => sum === best).length
  return said.map(({ seat, ...one }) => ({ ...one, won: points[seat] === best && best >= features.needed ? 1 / winners : 0 }))
}

/** How badly a curve fits: the mean surprise. */
const surprise = (forecasts: readonly Forecast[], curve: Curve): number =>
  forecasts.reduce((sum, one) => {
    const chance = Math.min(0.999, Math.max(0.001, chanceBy(curve, one.margin, one.gone)))
    return sum - one.won * Math.log(chance) - (1 - one.won) * Math.log(1 - chance)
  }, 0) / forecasts.length

/** By how much each number of a curve is tried higher and lower. */
const STEPS = [4, 2, 1]

/** The curve that surprises least: from one that is likely, by steps for as long as one of them is better. */
export function fittedCurve(forecasts: readonly Forecast[]): Curve {
  const curveOf = ([first, last, high, low]: readonly number[]): Curve => ({ scatter: [first, last], tooHigh: [high, low] })
  let best = [16, 8, 0, 0]
  let least = surprise(forecasts, curveOf(best))
  for (const step of STEPS)
    for (let better = true; better; ) {
      better = false
      for (const [place, sign] of best.flatMap((_, at) => [[at, step], [at, -step]] as const)) {
        const tried = best.with(place, best[place] + sign)
        if (Math.min(tried[0], tried[1]) < 2) continue
        const found = surprise(forecasts, curveOf(tried))
        if (found < least) [best, least, better] = [tried, found, true]
      }
    }
  return curveOf(best)
}
