// Why somebody is asked in another's turn: the newest thing whose turn it is did that others may answer to.
import { BEGIN, END, type GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { spanOf } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'

/** In a scoring of everybody that is the scoring itself: what it began with, whatever its owner has done in it since. */
function whatBegan(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.findLastIndex((event) => event.type === BEGIN && spanOf(event) === 'scoring')
  const ended = events.findLastIndex((event) => event.type === END && spanOf(event) === 'scoring')
  return begun > ended ? events.slice(begun, begun + 2) : events
}

export function occasionOf(told: readonly Told[], { turn, owner }: { readonly turn: number; readonly owner: number }, telling: Pick<GameTelling, 'occasion'>): GameEvent | null {
  const events = told.filter((entry) => entry.turn === turn).flatMap((entry) => entry.events)
  return whatBegan(events).findLast((event) => event.seat === owner && telling.occasion(event)) ?? null
}
