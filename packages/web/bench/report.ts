// Figures beside what is promised.
export interface Row {
  readonly what: string
  /** In words, for people. */
  readonly figures: string
  /** The figure that is judged, and the most it may be. */
  readonly value: number
  readonly most: number
  readonly unit: string
}

export const isKept = ({ value, most }: Row): boolean => value <= most

/** The value below which so many of 100 lie. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((of100 / 100) * sorted.length) - 1)] ?? Number.NaN
}

export function printed(rows: readonly Row[]): string {
  const lines = rows.map((row) => [row.what, row.figures, `at most ${row.most} ${row.unit}`, isKept(row) ? 'ok' : 'BROKEN'])
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}
