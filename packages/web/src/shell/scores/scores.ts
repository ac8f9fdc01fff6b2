// Points as tables: one per scoring of everybody, and one for the whole game by source. Built from the events alone.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Moment } from '../log/moment.ts'
import { stretchesOf } from '../log/spans.ts'
import type { Amount, GameTelling, Source } from '../log/telling.ts'

export interface ScoreCell {
  readonly formula: string
  readonly points: number
  /** What was given up or gained besides points. */
  readonly goods: readonly Amount[]
  /** Nothing was told about this seat in this row. */
  readonly empty: boolean
}

export interface ScoreRow {
  readonly source: Source
  readonly rules: readonly string[]
  readonly cells: readonly ScoreCell[]
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

function cellOf(events: readonly GameEvent[], telling: GameTelling): ScoreCell {
  const formulas = events.map(telling.formula).filter((one) => one !== '')
  const goods = new Map<string, number>()
  for (const event of events) {
    const one = telling.points(event) === 0 ? telling.amount(event) : null
    if (one !== null) goods.set(one.icon, (goods.get(one.icon) ?? 0) + one.n)
  }
  return { goods: [...goods].map(([icon, n]) => ({ icon, n })), formula: formulas.join(' + '), points: events.reduce((sum, event) => sum + telling.points(event), 0), empty: events.length === 0 }
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

export const sumBySeat = (events: readonly GameEvent[], seats: number, telling: GameTelling): number[] =>
  Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + (event.seat === seat ? telling.points(event) : 0), 0))

/** Every scoring told before the moment `end`, the final one too. */
export function scoringsOf(told: readonly Told[], end: Moment, seats: number, telling: GameTelling, asked: string | null = null): Scoring[] {
  return stretchesOf(told, end).flatMap(({ span, n, to, open, all, since }) => {
    if (span !== 'scoring' && span !== 'final-scoring') return []
    const own = all.map(({ event }) => event)
    const askedHere = open ? asked : null
    const last = own.findLast((event) => telling.sourceOf(event) !== null)
    return [{
      number: span === 'scoring' ? n : null,
      to,
      open,
      rows: scoreRows(own, seats, telling, askedHere),
      change: sumBySeat(own, seats, telling),
      since: sumBySeat(since.map(({ event }) => event), seats, telling),
      newest: askedHere ?? (last === undefined ? null : telling.sourceOf(last)),
    }]
  })
}
