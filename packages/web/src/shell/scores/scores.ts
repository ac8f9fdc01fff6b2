// Points as tables: one per scoring of everybody, and one for the whole game by source. Built from the events alone.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { MessageKey } from '../../i18n/en.ts'
import type { Moment } from '../log/moment.ts'
import { stretchesOf } from '../log/spans.ts'
import type { Amount, GameTelling, ScoringSteps, Source } from '../log/telling.ts'

export interface ScoreCell {
  readonly formula: string
  readonly points: number
  /** What was given up or gained besides points. */
  readonly goods: readonly Amount[]
  /** Nothing was told about this seat in this row. */
  readonly empty: boolean
}

/** Of a row that is a step by the rules. */
export interface StepState {
  readonly number: string
  /** It is still to come. */
  readonly waits: boolean
  /** Stands in place of all cells: why it brought nothing, or what it did for everybody. */
  readonly says: { readonly words: MessageKey; readonly n: number } | null
}

export interface ScoreRow {
  readonly source: Source
  readonly rules: readonly string[]
  readonly cells: readonly ScoreCell[]
  readonly step?: StepState
}

export interface Scoring {
  /** Null for the final one. */
  readonly number: number | null
  /** The first entry that no longer belongs to it. */
  readonly to: number
  /** More of it may come. */
  readonly open: boolean
  readonly rows: readonly ScoreRow[]
  /** What all of it changed, by seat, and what was scored since. */
  readonly change: readonly number[]
  readonly since: readonly number[]
  /** The row that was told last. */
  readonly newest: string | null
}

function cellOf(events: readonly GameEvent[], telling: GameTelling, counted: ScoringSteps['counted'] = () => null): ScoreCell {
  const formulas = events.map(telling.formula).filter((one) => one !== '')
  const goods = new Map<string, number>()
  for (const event of events) {
    const one = telling.points(event) === 0 ? (telling.amount(event) ?? counted(event)) : null
    if (one !== null) goods.set(one.icon, (goods.get(one.icon) ?? 0) + one.n)
  }
  const kept = [...goods].filter(([, n]) => n !== 0) // what was gained and spent again in one step is neither
  return { goods: kept.map(([icon, n]) => ({ icon, n })), formula: formulas.join(' + '), points: events.reduce((sum, event) => sum + telling.points(event), 0), empty: events.length === 0 }
}

/** Rows by source in the order of the game, for those that occur or are asked about. */
export function scoreRows(events: readonly GameEvent[], seats: number, telling: GameTelling, asked: string | null = null): ScoreRow[] {
  return telling.sources.flatMap((source) => {
    const mine = events.filter((event) => telling.sourceOf(event) === source.id)
    if (mine.length === 0 && source.id !== asked) return []
    const cells = Array.from({ length: seats }, (_, seat) => cellOf(mine.filter((event) => event.seat === seat), telling))
    return [{ source, rules: [...new Set(mine.map(({ rule }) => rule))], cells }]
  })
}

/** A row for every step of the rules; what has no event but lies before one that has is over. */
function stepRows(events: readonly GameEvent[], number: number, open: boolean, seats: number, telling: GameTelling, steps: ScoringSteps, asked: string | null): ScoreRow[] {
  const byStep = new Map<string, GameEvent[]>()
  let before: string | null = null
  for (const event of events) {
    const step = steps.stepOf(event, before)
    if (step === null) continue
    before = step
    byStep.set(step, [...(byStep.get(step) ?? []), event])
  }
  const all = steps.of(number)
  const reached = open ? Math.max(...all.map(({ id }, i) => (byStep.has(id) || id === asked ? i : -1))) : all.length
  return all.map((step, i) => {
    const mine = byStep.get(step.id) ?? []
    const cells = Array.from({ length: seats }, (_, seat) => cellOf(mine.filter((event) => event.seat === seat), telling, steps.counted))
    const over = i < reached || (i === reached && step.id !== asked)
    const shared = mine.filter((event) => event.seat === undefined || event.seat < 0).length
    const words = !over || cells.some(({ empty }) => !empty) ? null : shared > 0 ? (step.shared ?? null) : step.none
    return { source: step, rules: [step.rule], cells, step: { number: step.number, waits: i > reached, says: words === null ? null : { words, n: shared } } }
  })
}

export const sumBySeat = (events: readonly GameEvent[], seats: number, telling: GameTelling): number[] =>
  Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + (event.seat === seat ? telling.points(event) : 0), 0))

/** Every scoring told before the moment `end`, the final one too. */
export function scoringsOf(told: readonly Told[], end: Moment, seats: number, telling: GameTelling, asked: string | null = null): Scoring[] {
  return stretchesOf(told, end).flatMap(({ span, n, to, open, all, since }) => {
    if (span !== 'scoring' && span !== 'final-scoring') return []
    const own = all.map(({ event }) => event)
    const askedHere = open ? asked : null
    const { steps } = telling.scoring
    const last = own.findLast((event) => telling.sourceOf(event) !== null)
    const rows = span === 'scoring' && steps !== undefined ? stepRows(own, n, open, seats, telling, steps, askedHere) : scoreRows(own, seats, telling, askedHere)
    const lastStep = rows.findLast(({ step }) => step?.waits === false)
    return [{
      number: span === 'scoring' ? n : null,
      to,
      open,
      rows,
      change: sumBySeat(own, seats, telling),
      since: sumBySeat(since.map(({ event }) => event), seats, telling),
      newest: askedHere ?? lastStep?.source.id ?? (last === undefined ? null : telling.sourceOf(last)),
    }]
  })
}
