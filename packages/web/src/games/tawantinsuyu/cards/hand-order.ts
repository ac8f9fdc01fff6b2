// The hand in the order a person likes.
import type { GameEvent } from '@tollan/kernel'

export const handOrders = ['drawn', 'god', 'opens'] as const
export type HandOrder = (typeof handOrders)[number]

/** Events of the log that tell its owner which card came into the hand. */
const COMES = ['god-card-seen', 'god-card-taken']

/** Cards as they came, the newest last; those of the set-up first. */
export function asDrawn(cards: readonly string[], told: readonly { readonly events: readonly GameEvent[] }[]): readonly string[] {
  const came = told.flatMap(({ events }) => events.flatMap((event) => (COMES.includes(event.type) ? [String(event['card'])] : [])))
  return cards.toSorted((a, b) => came.lastIndexOf(a) - came.lastIndexOf(b))
}

interface Known {
  readonly godOf: (card: string) => string
  /** How many spaces it opens now. */
  readonly opens: (card: string) => number
}

/** Cards that come to the same stay as they were. */
export function inOrder(cards: readonly string[], order: HandOrder, { godOf, opens }: Known): readonly string[] {
  if (order === 'drawn') return cards
  const byGod = cards.toSorted((a, b) => godOf(a).localeCompare(godOf(b)))
  return order === 'god' ? byGod : byGod.toSorted((a, b) => opens(b) - opens(a))
}
