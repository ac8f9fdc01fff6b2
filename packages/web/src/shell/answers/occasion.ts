// Why somebody is asked in another's turn: the newest thing whose turn it is did that others may answer to.
import { BEGIN, END, type GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { spanOf } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'

/** What a scoring of everybody that is under way began with, whatever its owner has done in it since; it may begin with the answer that ends the turn before. */
function openScoring(told: readonly Told[]): readonly GameEvent[] | null {
  const events = told.flatMap((entry) => entry.events)
  const bound = events.findLastIndex((event) => (event.type === BEGIN || event.type === END) && spanOf(event) === 'scoring')
  return events[bound]?.type === BEGIN ? events.slice(bound, bound + 2) : null
}

export function occasionOf(told: readonly Told[], { turn, owner }: { readonly turn: number; readonly owner: number }, telling: Pick<GameTelling, 'occasion'>): GameEvent | null {
  const events = openScoring(told) ?? told.filter((entry) => entry.turn === turn).flatMap((entry) => entry.events)
  return events.findLast((event) => event.seat === owner && telling.occasion(event)) ?? null
}
