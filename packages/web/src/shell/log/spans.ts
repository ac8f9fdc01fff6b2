// Stretches of the log that belong together, as the rules begin and end them, whoever acts or is asked in between.
import { BEGIN, END, type GameEvent, isBound, type Span } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'

/** An event and the entry that told it. */
export interface ToldEvent {
  readonly entry: number
  readonly event: GameEvent
}

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

/** Every stretch begun before entry `end`, in order of its beginning. An end without a beginning, as after a position laid by hand, is nothing. */
export function stretchesOf(told: readonly Told[], end: number): Stretch[] {
  const read: ToldEvent[] = []
  const found: { readonly begun: Begun; until: number; to: number; open: boolean }[] = []
  const open: (typeof found)[number][] = []
  for (let entry = 0; entry < end; entry++)
    for (const event of told[entry]?.events ?? []) {
      const inner = open.at(-1)
      if (event.type === BEGIN) {
        const one = { begun: { event, from: entry, at: read.length, own: [] }, until: 0, to: end, open: true }
        found.push(one)
        open.push(one)
      } else if (event.type === END) {
        if (inner === undefined || spanOf(inner.begun.event) !== spanOf(event)) continue
        Object.assign(inner, { until: read.length, to: entry + 1, open: false })
        open.pop()
      } else {
        read.push({ entry, event })
        inner?.begun.own.push({ entry, event })
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
