// Points as they came, one after the other: curves, charts and the story of a game are made from this.
import { BEGIN, END } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { BEGINNING, eventsBetween, spanOf } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'

export interface PointStep {
  readonly entry: number
  readonly seat: number
  readonly points: number
  readonly source: string
  /** The turn it came in, and whose that was. */
  readonly turn: number
  readonly owner: number
  /** Counted for everybody, not earned in a turn. */
  readonly scoring: boolean
}

export function pointSteps(told: readonly Told[], telling: GameTelling): PointStep[] {
  const steps: PointStep[] = []
  let open = 0
  for (const { entry, event } of eventsBetween(told, BEGINNING, { entry: told.length, told: 0 })) {
    if ((event.type === BEGIN || event.type === END) && spanOf(event) !== 'program' && spanOf(event) !== 'set-up') open += event.type === BEGIN ? 1 : -1
    const points = telling.points(event)
    if (points === 0 || event.seat === undefined) continue
    const { turn, owner } = told[entry] ?? { turn: 0, owner: -1 }
    steps.push({ entry, seat: event.seat, points, source: telling.sourceOf(event) ?? '', turn, owner, scoring: open > 0 })
  }
  return steps
}

/** Points of every seat before the first step, when these are the points after the last. */
export const pointsBefore = (steps: readonly PointStep[], now: readonly number[]): number[] =>
  now.map((points, seat) => steps.reduce((rest, step) => (step.seat === seat ? rest - step.points : rest), points))

export interface CurvePoint {
  /** Entries played. */
  readonly x: number
  readonly y: number
}

/** The points of a seat along the game. */
export function curveOf(steps: readonly PointStep[], seat: number, before: number, length: number): CurvePoint[] {
  const curve = [{ x: 0, y: before }]
  let y = before
  for (const step of steps) {
    if (step.seat !== seat) continue
    y += step.points
    const last = curve.at(-1)
    if (last?.x === step.entry + 1) last.y = y
    else curve.push({ x: step.entry + 1, y })
  }
  if (curve.at(-1)?.x !== length) curve.push({ x: length, y })
  return curve
}

export interface Turn {
  readonly seat: number
  readonly turn: number
  readonly points: number
  /** The entry it began with. */
  readonly from: number
}

/** Own turns in which a seat earned points, the best first. */
export function bestTurns(told: readonly Told[], steps: readonly PointStep[], seat: number): Turn[] {
  const sums = new Map<number, number>()
  for (const step of steps) if (step.seat === seat && step.owner === seat && !step.scoring) sums.set(step.turn, (sums.get(step.turn) ?? 0) + step.points)
  return [...sums]
    .map(([turn, points]) => ({ seat, turn, points, from: told.findIndex((one) => one.turn === turn && one.owner === seat) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.turn - b.turn)
}

/** The points of a seat by source. */
export function sumsBySource(steps: readonly PointStep[], seat: number): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const step of steps) if (step.seat === seat) sums[step.source] = (sums[step.source] ?? 0) + step.points
  return sums
}
