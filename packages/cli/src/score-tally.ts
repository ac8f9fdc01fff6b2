// Scores of many games, kept as they come: memory does not grow with the number of games.
import { rounded } from './print.ts'

export interface Scores {
  readonly mean: number
  readonly min: number
  readonly max: number
  /** Of the games a seat took part in. */
  readonly meanBySeat: readonly number[]
}

export interface ScoreTally {
  add(points: readonly number[]): void
  scores(seats: number): Scores
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
const mean = (sum: number, of: number): number => (of === 0 ? 0 : rounded(sum / of, 4))

export function createScoreTally(): ScoreTally {
  const sums: number[] = []
  const games: number[] = []
  let min = Infinity
  let max = -Infinity
  return {
    add(points) {
      for (const [seat, n] of points.entries()) {
        sums[seat] = (sums[seat] ?? 0) + n
        games[seat] = (games[seat] ?? 0) + 1
        min = Math.min(min, n)
        max = Math.max(max, n)
      }
    },
    scores(seats) {
      const meanBySeat = Array.from({ length: Math.max(seats, sums.length) }, (_, seat) => mean(sums[seat] ?? 0, games[seat] ?? 0))
      const none = games.length === 0
      return { mean: mean(sumOf(sums), sumOf(games)), min: none ? 0 : min, max: none ? 0 : max, meanBySeat }
    },
  }
}
