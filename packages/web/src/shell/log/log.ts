// The log as it is read: turn by turn, one line per effect with what it cost and brought.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Amount, GameTelling } from './telling.ts'

/** Whose turn it is, or what is told outside of turns: the set-up, the scoring of everybody by its number, the end. */
export type LogHeading = 'turn' | 'set-up' | 'between' | 'end' | number

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
}

export interface LineAmount extends Amount {
  readonly event: GameEvent
}

export interface LogLine {
  /** The entry that told it: the board then is the position after it. */
  readonly entry: number
  readonly event: GameEvent
  /** What the effect cost and brought, beside the event itself. */
  readonly amounts: readonly LineAmount[]
}

interface OpenLine extends LogLine {
  readonly amounts: LineAmount[]
}

/** Costs stand before the effect they pay for, gains behind it: both join its line. */
function addTo(lines: OpenLine[], entry: number, event: GameEvent, { amount }: GameTelling): void {
  const last = lines[lines.length - 1]
  const joins = last !== undefined && last.entry === entry && last.event.seat === event.seat
  const own = amount(event)
  if (own !== null && joins && amount(last.event) === null) {
    last.amounts.push({ ...own, event })
    return
  }
  const line: OpenLine = { entry, event, amounts: [] }
  const paid = joins ? amount(last.event) : null
  if (own === null && joins && paid !== null && paid.n < 0) {
    line.amounts.push({ ...paid, event: last.event })
    lines.pop()
  }
  lines.push(line)
}

/** The lines of some entries, each effect with its amounts. */
export function linesOf(told: readonly Told[], from: number, to: number, telling: GameTelling): LogLine[] {
  const lines: OpenLine[] = []
  for (let entry = from; entry < to; entry++)
    for (const event of told[entry]?.events ?? []) if (!telling.aside(event)) addTo(lines, entry, event, telling)
  return lines
}

/** The same, in parts: a scoring of everybody and the end of the game belong to nobody's turn, wherever they are told. */
function partsOf(told: readonly Told[], from: number, to: number, telling: GameTelling, first: LogHeading): LogPart[] {
  const parts: { heading: LogHeading; lines: OpenLine[] }[] = [{ heading: first, lines: [] }]
  for (let entry = from; entry < to; entry++)
    for (const event of told[entry]?.events ?? []) {
      const opens = telling.scoring(event) ?? (telling.finalPlace(event) === null ? null : 'end')
      if (opens !== null && parts.at(-1)?.heading !== opens) parts.push({ heading: opens, lines: [] })
      if (!telling.aside(event)) addTo(parts.at(-1)?.lines ?? [], entry, event, telling)
    }
  return parts
}

/** What stands outside of turns goes on with what was told before it. */
const headingOf = (owner: number, before: LogPart | undefined): LogHeading =>
  owner >= 0 ? 'turn' : before === undefined || before.heading === 'set-up' ? 'set-up' : typeof before.heading === 'number' ? before.heading : 'between'

/** Turns in order, each with at least one line. Turns of the list before that have not changed are taken over as they are: nothing of them is drawn again. */
export function logTurns(told: readonly Told[], telling: GameTelling, before: readonly LogTurn[] = []): LogTurn[] {
  const known = new Map(before.map((turn) => [turn.from, turn]))
  const turns: LogTurn[] = []
  let toldLast: LogPart | undefined
  for (let from = 0, to = 0; from < told.length; from = to) {
    const { turn, owner } = told[from] ?? { turn: 0, owner: -1 }
    while (to < told.length && told[to]?.turn === turn && told[to]?.owner === owner) to++
    const old = known.get(from)
    if (old !== undefined && old.first === told[from] && old.last === told[to - 1]) {
      turns.push(old)
      toldLast = old.parts.at(-1)
      continue
    }
    const heading = headingOf(owner, toldLast)
    const parts = partsOf(told, from, to, telling, heading)
    toldLast = parts.at(-1)
    const filled = parts.filter(({ lines }) => lines.length > 0)
    if (filled.length > 0) turns.push({ turn, owner, from, first: told[from], last: told[to - 1], parts: filled })
  }
  return turns
}

/** Rules behind a line, each once. */
export const rulesOf = ({ event, amounts }: LogLine): string[] => [...new Set([event.rule, ...amounts.map((one) => one.event.rule)])]
