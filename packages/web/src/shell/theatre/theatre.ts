// What is shown step by step: a turn of a program with its tests, candidates, choice and what came of it; a scoring row by row.
import { BEGIN, END, type GameEvent, type Span } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Moment } from '../log/moment.ts'
import { after, BEGINNING, eventsBetween, numberOf, spanOf, type ToldEvent } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'

export interface Act {
  readonly head: ToldEvent
  readonly lines: readonly ToldEvent[]
  /** The row of a scoring it fills; null for its opening and its end. */
  readonly source: string | null
}

export interface Play {
  readonly kind: 'program' | 'scoring'
  readonly seat: number
  readonly span: Span
  readonly n: number
  readonly acts: readonly Act[]
}

interface OpenAct extends Act {
  readonly lines: ToldEvent[]
}
interface OpenPlay extends Play {
  readonly acts: OpenAct[]
}

/** The moment that goes with act `i`: everything it tells has happened, and nothing that follows. */
export function afterAct({ acts }: Play, i: number): Moment {
  const act = acts[i] ?? acts.at(-1)
  return act === undefined ? BEGINNING : after(act.lines.at(-1) ?? act.head)
}

/** The row of a scoring an event fills, if any, and the step of the rules that is under way. */
interface Row {
  readonly own: string | null
  readonly underWay: string | null
}

/** What a program does in the middle of a step leaves it under way. */
function rowAfter({ underWay }: Row, event: GameEvent, open: readonly Stage[], telling: GameTelling): Row {
  const steps = open.some(({ span }) => span === 'scoring') ? telling.scoring.steps : undefined
  if (steps === undefined) return { own: telling.sourceOf(event), underWay: null }
  const isBound = event.type === BEGIN || event.type === END
  const own = isBound ? null : steps.stepOf(event, underWay)
  return { own, underWay: own ?? underWay }
}

/** What is told when all is counted is seen with the end, not with the last row: taken off that row. Steps of the rules hold what is told in them. */
function afterLastPoint({ lines }: OpenAct, telling: GameTelling): ToldEvent[] {
  return lines.splice(lines.findLastIndex(({ event }) => telling.sourceOf(event) !== null) + 1)
}

/** A bound belongs to a scoring, whose opening and end are seen; a program only acts between its bounds. */
function addTo({ kind, acts }: OpenPlay, one: ToldEvent, row: Row, telling: GameTelling): void {
  const last = acts.at(-1)
  const bound = one.event.type === BEGIN || one.event.type === END
  if (kind === 'program') {
    if (bound) return
    if (telling.act(one.event) === 'step' || last === undefined) acts.push({ head: one, lines: [], source: null })
    else last.lines.push(one)
    return
  }
  const source = bound ? null : row.own
  const ends = one.event.type === END
  if (ends && last !== undefined && last.source !== null && telling.scoring.steps === undefined) acts.push({ head: one, lines: [...afterLastPoint(last, telling), one], source })
  else if (last === undefined || ends || (source !== null && source !== last.source)) acts.push({ head: one, lines: [], source: bound ? null : (source ?? row.underWay) })
  else last.lines.push(one)
}

interface Stage {
  readonly span: Span
  readonly seat: number
  readonly n: number
}

/** A player that thinks acts answer by answer. */
function addAnswer({ acts }: OpenPlay, one: ToldEvent): void {
  const last = acts.at(-1)
  if (one.event.type === BEGIN || one.event.type === END) return
  if (last === undefined || last.head.entry !== one.entry) acts.push({ head: one, lines: [], source: null })
  else last.lines.push(one)
}

/** What programs did and what was scored from entry `since` on, in order; what holds another thing inside it is shown in parts. */
export function playsOf(told: readonly Told[], telling: GameTelling, since = 0, thinkers: readonly number[] = []): Play[] {
  const open: Stage[] = []
  const plays: OpenPlay[] = []
  let current: Stage | undefined
  let row: Row = { own: null, underWay: null }
  /** What a player that thinks does outside of everything, turn by turn. */
  let thinking: (Stage & { readonly turn: number }) | undefined
  for (const one of eventsBetween(told, BEGINNING, { entry: told.length, told: 0 })) {
    const { event } = one
    if (event.type === BEGIN) open.push({ span: spanOf(event), seat: event.seat ?? -1, n: numberOf(event) })
    const { seat, turn, owner } = told[one.entry] ?? { seat: -1, turn: -1, owner: -1 }
    const who = seat === 'chance' ? owner : seat
    if (!thinkers.includes(who)) thinking = undefined
    else if (thinking?.seat !== who || thinking.turn !== turn) thinking = { span: 'program', seat: who, n: 0, turn }
    const inner = open.at(-1) ?? thinking
    row = rowAfter(row, event, open, telling)
    if (inner !== undefined && inner.span !== 'set-up' && one.entry >= since) {
      if (inner !== current) plays.push({ ...inner, kind: inner.span === 'program' ? 'program' : 'scoring', acts: [] })
      current = inner
      if (inner === thinking) addAnswer(plays.at(-1) as OpenPlay, one)
      else addTo(plays.at(-1) as OpenPlay, one, row, telling)
    } else if (one.entry >= since) current = undefined
    if (event.type === END) open.pop()
  }
  return plays.filter(({ acts }) => acts.length > 0)
}

/** Of plays that come, those from the one that is watched on; null when it is not among them, as when it was taken back. */
export function playsFrom(plays: readonly Play[], watched: Play): Play[] | null {
  const head = watched.acts[0]?.head
  const i = plays.findIndex(({ acts: [first] }) => first?.head.entry === head?.entry && first?.head.at === head?.at)
  return i < 0 ? null : plays.slice(i)
}

/** The newest thing a program did, or null. */
export const lastProgramTurn = (told: readonly Told[], telling: GameTelling, thinkers: readonly number[] = []): Play | null => playsOf(told, telling, 0, thinkers).findLast(({ kind }) => kind === 'program') ?? null
