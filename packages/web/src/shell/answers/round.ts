// An offer that goes round the table in turn order: who has had it, who is asked, who still waits.
import type { Told } from '../../engine/protocol.ts'
import type { GameTelling } from '../log/telling.ts'

export interface RoundPlace {
  readonly seat: number
  readonly state: 'began' | 'joined' | 'passed' | 'asked' | 'waits'
}

interface At {
  readonly turn: number
  readonly owner: number
  readonly points: readonly number[]
}

/** Everything told of the turn since the owner did what others may answer to. */
function sinceOccasion(told: readonly Told[], { turn, owner }: At, telling: Pick<GameTelling, 'occasion'>): Told['events'] {
  const events = told.filter((entry) => entry.turn === turn).flatMap((entry) => entry.events)
  return events.slice(events.findLastIndex((event) => event.seat === owner && telling.occasion(event)) + 1)
}

/** In the order they are asked, whose turn it is first; nothing where the question goes round no table, or two sit at it. */
export function roundOf(told: readonly Told[], at: At, question: { readonly kind: string; readonly seat: number }, telling: Pick<GameTelling, 'occasion' | 'joined'>): readonly RoundPlace[] {
  const seats = at.points.length
  const joined = telling.joined(question.kind)
  if (joined === null || seats < 3) return []
  const events = sinceOccasion(told, at, telling)
  const placeOf = (seat: number): number => (seat - at.owner + seats) % seats
  return Array.from({ length: seats }, (_, place) => {
    const seat = (at.owner + place) % seats
    if (place === 0) return { seat, state: 'began' }
    if (seat === question.seat) return { seat, state: 'asked' }
    if (place > placeOf(question.seat)) return { seat, state: 'waits' }
    return { seat, state: events.some((event) => event.seat === seat && event.type === joined) ? 'joined' : 'passed' }
  })
}
