// Stretches of the log that belong together, as the rules begin and end them, whoever acts or is asked in between.
import { BEGIN, END, type GameEvent, isBound, type Span } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { Moment } from './moment.ts'

/** An event, the entry that told it, and its place among the events of that entry. */
export interface ToldEvent {
  readonly entry: number
  readonly at: number
  readonly event: GameEvent
}

/** The moment right after an event. */
export const after = ({ entry, at }: Pick<ToldEvent, 'entry' | 'at'>): Moment => ({ entry, told: at + 1 })

/** What was told from one moment to another, in order. */
export function* eventsBetween(told: readonly Told[], from: Moment, to: Moment): Generator<ToldEvent> {
  for (let { entry } = from; entry < told.length && entry <= to.entry; entry++) {
    const events = told[entry]?.events ?? []
    const end = entry === to.entry ? Math.min(to.told, events.length) : events.length
    for (let at = entry === from.entry ? from.told : 0; at < end; at++) {
      const event = events[at]
      if (event !== undefined) yield { entry, at, event }
    }
  }
}

export const BEGINNING: Moment = { entry: 0, told: 0 }

export interface Stretch {
  readonly span: Span
  readonly seat: number
  /** The number of a scoring. */
  readonly n: number
  /** The entry that began it, and the first one that tells nothing of it. */
  readonly from: number
  readonly to: number
  /** More of it may come. */
  readonly open: boolean
  /** What was told in it: all of it, what lies in no other stretch inside it, and what was told since. */
  readonly all: readonly ToldEvent[]
  readonly own: readonly ToldEvent[]
  readonly since: readonly ToldEvent[]
}

interface Begun {
  readonly event: GameEvent
  readonly from: number
  readonly at: number
  readonly own: ToldEvent[]
}

export const spanOf = (event: GameEvent): Span => event['span'] as Span
export const numberOf = (event: GameEvent): number => Number(event['n'] ?? 0)

/** Every stretch begun before the moment `end`, in order of its beginning. An end without a beginning, as after a position laid by hand, is nothing. */
export function stretchesOf(told: readonly Told[], end: Moment): Stretch[] {
  const read: ToldEvent[] = []
  const found: { readonly begun: Begun; until: number; to: number; open: boolean }[] = []
  const open: (typeof found)[number][] = []
  for (const one of eventsBetween(told, BEGINNING, end)) {
    const { entry, event } = one
    const inner = open.at(-1)
    if (event.type === BEGIN) {
      const begun = { begun: { event, from: entry, at: read.length, own: [] }, until: 0, to: end.entry, open: true }
      found.push(begun)
      open.push(begun)
    } else if (event.type === END) {
      if (inner === undefined || spanOf(inner.begun.event) !== spanOf(event)) continue
      Object.assign(inner, { until: read.length, to: entry + 1, open: false })
      open.pop()
    } else {
      read.push(one)
      inner?.begun.own.push(one)
    }
  }
  return found.map(({ begun: { event, from, at, own }, until, to, open: goesOn }) => ({
    span: spanOf(event), seat: event.seat ?? -1, n: numberOf(event), from, to, open: goesOn, own,
    all: goesOn ? read.slice(at) : read.slice(at, until),
    since: goesOn ? [] : read.slice(until),
  }))
}

/** What is read: the mere bound of a stretch is not. */
export const isTold = (event: GameEvent): boolean => !isBound(event)
