// Where the board of a phone looks when something else is asked: at what the question is about, at the worker that goes on, or at the whole.
import { isOnPyramid, PYRAMID } from './pyramid-questions.ts'

export interface Looking {
  /** The kind of the question; none while nobody can answer. */
  readonly kind: string | undefined
  /** The zone of a module the question is about. */
  readonly zone: string | null
  /** The board the worker stands on that moves or acts. */
  readonly at: string | null
  /** What is open now: a place, and whether it is a board. */
  readonly place: string | null
  readonly isBoard: boolean
}

/** About what lies on the board the worker stands on. */
const ON_BOARD = ['technology', 'nobles-row', 'worship-benefit', 'worship-order', 'worship-tile', 'tile-moment', 'worship-price', 'repeat']
/** About workers and boards all round. */
const ALL_ROUND = ['turn', 'destination']

export function nextPlace({ kind, zone, at, place, isBoard }: Looking): string | null {
  if (kind === undefined) return place
  if (isOnPyramid(kind)) return PYRAMID
  if (ON_BOARD.includes(kind)) return at
  if (zone !== null) return zone
  if (ALL_ROUND.includes(kind)) return null
  return isBoard ? (at ?? place) : null
}
