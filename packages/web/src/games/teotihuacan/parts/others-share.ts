// What an answer brings to others at the table: who had a technology before scores when it is developed again (TEO-MAIN-ALCH-09).
import type { Outcome } from '../../../engine/protocol.ts'
import { certainOrNot, signed, sumOf } from './outcome-sum.ts'
import type { Token } from '../../../shell/icons/token.ts'

type Event = Outcome['events'][number]

const SHARES = ['score', 'lose', 'gain', 'pay', 'temple-step']

/** Events in which another seat than the viewer's gains or loses something. */
export const othersEvents = (events: readonly Event[], viewer: number): readonly Event[] =>
  events.filter(({ seat = -1, type }) => seat >= 0 && seat !== viewer && SHARES.includes(type))

const seatsIn = (outcome: Outcome, viewer: number): number[] => [
  ...othersEvents(outcome.events, viewer).map(({ seat = -1 }) => seat), ...outcome.onward.flatMap((next) => seatsIn(next, viewer)),
]

/** For each other seat its crest and what it gets or gives, over the choices that follow. */
export function othersTokens(outcome: Outcome | null | undefined, viewer: number): readonly Token[] {
  if (outcome === null || outcome === undefined) return []
  const seats = [...new Set(seatsIn(outcome, viewer))].toSorted((a, b) => a - b)
  return seats.flatMap((seat): Token[] => {
    const { certain, maybe } = certainOrNot(sumOf(outcome, seat))
    const row = [...certain.costs, ...maybe.costs, ...[...certain.gains, ...maybe.gains].map(signed)]
    return row.length === 0 ? [] : [{ kind: 'crest', seat }, ...row]
  })
}
