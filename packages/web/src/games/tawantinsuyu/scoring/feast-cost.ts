// What an answer to the upkeep of God cards costs, as the engine foresees it (TAW-FEAST-14, TAW-FEAST-15).
import type { Outcome } from '../../../engine/protocol.ts'

export interface FeastCost {
  readonly potato: number
  readonly gold: number
  readonly vp: number
}

/** Null before the outcome is known. */
export function feastCost(outcome: Outcome | undefined, seat: number): FeastCost | null {
  if (outcome === undefined) return null
  const own = outcome.events.filter((event) => event.seat === seat && (event.rule === 'TAW-FEAST-14' || event.rule === 'TAW-FEAST-15'))
  const sum = (what: string | null): number => own.reduce((n, event) => n + ((what === null ? event.type === 'lose' : event.type === 'pay' && event['what'] === what) ? Number(event['n'] ?? 0) : 0), 0)
  return { potato: sum('potato'), gold: sum('gold'), vp: sum(null) }
}
