// Points as tables: one per scoring of everybody, and one for the whole game by source. Built from the events alone.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
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
  readonly number: number
  /** The entry that opened it, and the first one that no longer belongs to it. */
  readonly from: number
  readonly to: number
  /** More of it may come. */
  readonly open: boolean
  readonly rows: readonly ScoreRow[]
  /** What all of it changed, by seat. */
  readonly change: readonly number[]
  /** The row that was told last. */
  readonly newest: string | null
}

function cellOf(events: readonly GameEvent[], telling: GameTelling): ScoreCell {
  const formulas = events.map(telling.formula).filter((one) => one !== '')
  const goods = events.flatMap((event) => (telling.points(event) === 0 ? [telling.amount(event)] : [])).filter((one) => one !== null)
  return { goods, formula: formulas.join(' + '), points: events.reduce((sum, event) => sum + telling.points(event), 0), empty: events.length === 0 }
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

/** Every scoring told before entry `end`. */
export function scoringsOf(told: readonly Told[], end: number, seats: number, telling: GameTelling, asked: string | null = null): Scoring[] {
  const found: Scoring[] = []
  for (let from = 0; from < end; from++) {
    const events = told[from]?.events ?? []
    const opens = events.findIndex((event) => telling.scoring(event) !== null)
    const opening = events[opens]
    if (opening === undefined) continue
    let to = from + 1
    while (to < end && (told[to]?.owner ?? -1) < 0) to++
    const own = [...events.slice(opens), ...told.slice(from + 1, to).flatMap((one) => one.events)]
    const open = to === end
    const scored = own.filter((event) => telling.sourceOf(event) !== null)
    const last = scored[scored.length - 1]
    found.push({
      number: telling.scoring(opening) ?? 0,
      from,
      to,
      open,
      rows: scoreRows(own, seats, telling, open ? asked : null),
      change: sumBySeat(own, seats, telling),
      newest: (open ? asked : null) ?? (last === undefined ? null : telling.sourceOf(last)),
    })
  }
  return found
}
