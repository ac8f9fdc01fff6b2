// Scores of many games, kept as they come: memory does not grow with the number of games.
import { rounded } from './print.ts'

export interface Scores {
  readonly mean: number
  readonly min: number
  readonly max: number
  readonly meanBySeat: readonly number[]
}

export interface ScoreTally {
  add(points: readonly number[]): void
  /** Seats that did not take part in every game count as 0 there. */
  scores(seats: number): Scores
}

export function createScoreTally(): ScoreTally {
  const bySeat: number[] = []
  let games = 0
  let counted = 0
  let min = Infinity
  let max = -Infinity
  return {
    add(points) {
      games++
      for (const [seat, n] of points.entries()) {
        bySeat[seat] = (bySeat[seat] ?? 0) + n
        counted++
        min = Math.min(min, n)
        max = Math.max(max, n)
      }
    },
    scores(seats) {
      const mean = (sum: number, of: number): number => (of === 0 ? 0 : rounded(sum / of, 4))
      const meanBySeat = Array.from({ length: Math.max(seats, bySeat.length) }, (_, seat) => mean(bySeat[seat] ?? 0, games))
      return { mean: mean(bySeat.reduce((sum, n) => sum + n, 0), counted), min: games === 0 ? 0 : min, max: games === 0 ? 0 : max, meanBySeat }
    },
  }
}
