// The Building of one's own by which one is asked in another's turn (TAW-BLD-03, -04, TAW-FEAST-05).
import type { GameEvent } from '@tollan/kernel'
import type { Tableau } from '@tollan/tawantinsuyu'
import type { AskedFor } from '../../shell/look.ts'

interface Watch {
  readonly building: string
  readonly question: string
  readonly began: (event: GameEvent) => boolean
  /** Before anything else happens; else these answers are had by the Building alone. */
  readonly answers?: string
}

const priestTo = (action: string) => (event: GameEvent): boolean => event.type === 'priest-moves' && event['action'] === action

const watches: readonly Watch[] = [
  { building: 'passive-11', question: 'free-weaving', began: priestTo('offering') },
  { building: 'passive-12', question: 'pay-then', began: (event) => priestTo('worship')(event) || event.type === 'feast' },
  { building: 'passive-16', question: 'produce-too', began: priestTo('produce'), answers: 'renew:' },
]

export function askedBy({ kind, answers, seat }: AskedFor, { seats }: Pick<Tableau, 'seats'>, why: GameEvent, isNewest: boolean): string | null {
  const found = watches.find(({ question, began, answers: own }) => question === kind && began(why) && (own === undefined ? isNewest : answers.some((answer) => answer.startsWith(own))))
  return found !== undefined && seats[seat]?.buildings.includes(found.building) === true ? found.building : null
}
