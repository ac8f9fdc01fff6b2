// What made a game that is over: by how much, by what, and since when.
import type { PointStep } from './point-steps.ts'
import type { ScoreRow } from './scores.ts'
import type { Source } from '../log/telling.ts'

export interface Ahead {
  readonly source: Source
  /** More than the other, below 0 for less. */
  readonly by: number
}

/** By what the first was ahead of the second: what helped most first, what hurt most last; what was equal says nothing. */
export const leadBySource = (rows: readonly ScoreRow[], first: number, second: number): Ahead[] =>
  rows
    .map(({ source, cells }) => ({ source, by: (cells[first]?.points ?? 0) - (cells[second]?.points ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by)

/** The step with which a seat took the lead for good; null when it led from the start or never alone. */
export function tookTheLead(steps: readonly PointStep[], before: readonly number[], seat: number): PointStep | null {
  const totals = [...before]
  const leads = (): boolean => totals.every((points, other) => other === seat || points < (totals[seat] ?? 0))
  let since: PointStep | null = null
  let led = leads()
  for (const step of steps) {
    totals[step.seat] = (totals[step.seat] ?? 0) + step.points
    const now = leads()
    if (now && !led) since = step
    led = now
  }
  return led ? since : null
}
