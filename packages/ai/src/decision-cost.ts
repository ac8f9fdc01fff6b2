// What a decision surely cost: both ways to measure it err, and errors that only ever count against somebody add up.
import { pairedOf } from './search/paired.ts'

/** Points a rough look takes too much for a cost: the best of many judgements is judged too well. */
const ROUGHLY = 2

/** Whether one of two lines begins with the other: they part where chance has a say, not by choice. */
export const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((answer, i) => i >= b.length || answer === b[i])

/** By the judge alone: what is left beyond its error. */
export const roughCost = (difference: number): number => Math.max(0, difference - ROUGHLY)

/** By rollouts of both ways with the same luck: the mean of their differences less its standard error; without any, nothing. */
export function measuredCost(differences: readonly number[]): number {
  const n = differences.length
  if (n < 2) return 0
  const { mean, variance } = pairedOf(differences)
  return Math.max(0, mean - Math.sqrt(variance / n))
}
