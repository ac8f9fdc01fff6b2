// The log as it is read: turn by turn, one line per effect with what it cost and brought.
import { BEGIN, END, type GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Moment } from './moment.ts'
import { eventsBetween, isTold, numberOf, spanOf, type ToldEvent } from './spans.ts'
import type { Amount, GameTelling } from './telling.ts'

/** Whose turn it is, or what belongs to nobody's turn: the set-up, the scoring of everybody by its number, the final one. */
export type LogHeading = 'turn' | 'between' | 'set-up' | 'final-scoring' | number

export interface LogPart {
  readonly heading: LogHeading
  readonly lines: readonly LogLine[]
}

export interface LogTurn {
  readonly turn: number
  readonly owner: number
  /** Its first entry in the journal, and what the first and the last of them told. */
  readonly from: number
  readonly first: Told | undefined
  readonly last: Told | undefined
  readonly parts: readonly LogPart[]
  /** Headings of the stretches that go on behind it, the innermost last; null for a program, which is part of a turn. */
  readonly open: readonly (LogHeading | null)[]
}

export interface LineAmount extends Amount {
  readonly event: GameEvent
}

/** The entry that told it and the place of its last event there: the board then is the position right after it. */
export interface LogLine extends ToldEvent {
  /** What the effect cost and brought, beside the event itself. */
  readonly amounts: readonly LineAmount[]
}

interface OpenLine extends LogLine {
  at: number
  readonly amounts: LineAmount[]
}

/** What a scoring takes for one reason does not belong to the line of what it gave for another. */
function isOfAnother({ amounts }: OpenLine, event: GameEvent, { sourceOf }: GameTelling): boolean {
  const last = amounts.at(-1)
  const [before, now] = [last === undefined ? null : sourceOf(last.event), sourceOf(event)]
  return before !== null && now !== null && before !== now
}

/** Costs stand before the effect they pay for, gains behind it: both join its line. */
function addTo(lines: OpenLine[], { entry, at, event }: ToldEvent, telling: GameTelling): void {
  const { amount } = telling
  const last = lines[lines.length - 1]
  const joins = last !== undefined && last.entry === entry && last.event.seat === event.seat
  const own = amount(event)
  if (own !== null && joins && amount(last.event) === null && !isOfAnother(last, event, telling)) {
    last.amounts.push({ ...own, event })
    last.at = at
    return
  }
  const line: OpenLine = { entry, at, event, amounts: [] }
  const paid = joins ? amount(last.event) : null
  if (own === null && joins && paid !== null && paid.n < 0) {
    line.amounts.push({ ...paid, event: last.event })
    lines.pop()
  }
  lines.push(line)
}

/** The lines from one moment to another, each effect with its amounts. */
export function linesOf(told: readonly Told[], from: Moment, to: Moment, telling: GameTelling): LogLine[] {
  const lines: OpenLine[] = []
  for (const one of eventsBetween(told, from, to)) if (isTold(one.event) && !telling.aside(one.event)) addTo(lines, one, telling)
  return lines
}

const headingOf = (event: GameEvent): LogHeading | null => {
  const span = spanOf(event)
  return span === 'program' ? null : span === 'scoring' ? numberOf(event) : span
}

/** The same, in parts: a stretch that is nobody's turn has a heading of its own, wherever it is told. `open` is left as it is at the end. */
function partsOf(told: readonly Told[], from: number, to: number, telling: GameTelling, plain: LogHeading, open: (LogHeading | null)[]): LogPart[] {
  const parts: { heading: LogHeading; lines: OpenLine[] }[] = []
  for (let entry = from; entry < to; entry++)
    for (const [at, event] of (told[entry]?.events ?? []).entries()) {
      if (event.type === BEGIN) open.push(headingOf(event))
      else if (event.type === END) open.pop()
      if (!isTold(event) || telling.aside(event)) continue
      const heading = open.findLast((one) => one !== null) ?? plain
      if (parts.at(-1)?.heading !== heading) parts.push({ heading, lines: [] })
      addTo(parts.at(-1)?.lines ?? [], { entry, at, event }, telling)
    }
  return parts
}

/** Turns in order, each with at least one line. Turns of the list before that have not changed are taken over as they are: nothing of them is drawn again. */
export function logTurns(told: readonly Told[], telling: GameTelling, before: readonly LogTurn[] = []): LogTurn[] {
  const known = new Map(before.map((turn) => [turn.from, turn]))
  const turns: LogTurn[] = []
  // the set-up begins before the first entry, so nothing tells of its beginning
  let open: readonly (LogHeading | null)[] = told[0]?.turn === 0 && told[0].owner < 0 && told[0].events[0]?.type !== BEGIN ? ['set-up'] : []
  for (let from = 0, to = 0; from < told.length; from = to) {
    const { turn, owner } = told[from] ?? { turn: 0, owner: -1 }
    while (to < told.length && told[to]?.turn === turn && told[to]?.owner === owner) to++
    const old = known.get(from)
    if (old !== undefined && old.first === told[from] && old.last === told[to - 1]) {
      turns.push(old)
      open = old.open
      continue
    }
    const after = [...open]
    const parts = partsOf(told, from, to, telling, owner >= 0 ? 'turn' : 'between', after)
    if (parts.length > 0) turns.push({ turn, owner, from, first: told[from], last: told[to - 1], parts, open: after })
    open = after
  }
  return turns
}

/** Rules behind a line, each once. */
export const rulesOf = ({ event, amounts }: LogLine): string[] => [...new Set([event.rule, ...amounts.map((one) => one.event.rule)])]

/** Where the last turns begin that have so many lines together. */
export function firstOfLast(turns: readonly LogTurn[], lines: number): number {
  let first = turns.length
  for (let left = lines; first > 0 && left > 0; ) left -= turns[--first]?.parts.reduce((sum, part) => sum + part.lines.length, 0) ?? 0
  return first
}
