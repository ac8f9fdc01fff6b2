// What is worth finding again in a game: scorings, what the game itself marks, and the best turns.
import { BEGIN } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import { BEGINNING, eventsBetween, numberOf, spanOf } from '../log/spans.ts'
import type { GameTelling } from '../log/telling.ts'
import { bestTurns, pointSteps } from '../scores/point-steps.ts'

export type ReplayMark = { readonly entry: number; readonly seat: number } & (
  | { readonly kind: 'scoring'; readonly number: number | null }
  | { readonly kind: 'moment'; readonly icon: string; readonly event: Told['events'][number] }
  | { readonly kind: 'turn'; readonly points: number }
)

/** A turn that brought less is nothing to find again. */
const BIG = 8
const BIG_TURNS = 2

/** In the order of the game; each stands after the entry that told it. */
export function marksOf(told: readonly Told[], telling: GameTelling, seats: number): ReplayMark[] {
  const marks: ReplayMark[] = []
  for (const { entry, event } of eventsBetween(told, BEGINNING, { entry: told.length, told: 0 })) {
    const span = event.type === BEGIN ? spanOf(event) : null
    if (span === 'scoring' || span === 'final-scoring') marks.push({ kind: 'scoring', entry: entry + 1, seat: -1, number: span === 'scoring' ? numberOf(event) : null })
    else if (telling.mark(event)) marks.push({ kind: 'moment', entry: entry + 1, seat: event.seat ?? -1, icon: telling.icon(event) ?? '', event })
  }
  const steps = pointSteps(told, telling)
  for (let seat = 0; seat < seats; seat++)
    for (const { turn, points } of bestTurns(told, steps, seat).slice(0, BIG_TURNS)) {
      const last = told.findLastIndex((one) => one.turn === turn && one.owner === seat)
      if (points >= BIG) marks.push({ kind: 'turn', entry: last + 1, seat, points })
    }
  return marks.sort((a, b) => a.entry - b.entry)
}
