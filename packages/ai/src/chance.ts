// How likely a seat is to win: what is expected of the margin, and how far results still scatter around it.
import type { Expectation } from './search/judge.ts'
import { margin } from './search/judge.ts'

/** Points a result scatters by, per unit of the logistic curve: at the beginning of a game and at its end. Fitted by `tollan reliability`. */
const scatter: Readonly<Record<string, readonly [first: number, last: number]>> = { teotihuacan: [17, 6], tawantinsuyu: [15, 6] }
const UNKNOWN = [15, 6] as const

/** `gone`: how much of the game is over, 0 to 1. */
export function chanceOf(game: string, expected: Expectation, gone: number): number {
  const [first, last] = scatter[game] ?? UNKNOWN
  return 1 / (1 + Math.exp(-margin(expected) / (first + (last - first) * Math.min(1, Math.max(0, gone)))))
}
