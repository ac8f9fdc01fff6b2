// Two ways played on with the same luck: what counts is by how much they differ, and how far these differences scatter.

export interface Paired {
  readonly mean: number
  /** Of a single difference; none is known of fewer than two. */
  readonly variance: number
}

export function pairedOf(differences: readonly number[]): Paired {
  const n = differences.length
  const mean = differences.reduce((sum, one) => sum + one, 0) / n
  return { mean, variance: differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1) }
}
