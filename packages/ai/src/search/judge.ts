// What a search maximises: a judgement of positions at turn starts, in points.
import type { GameDefinition, Position } from '@tollan/kernel'

/** What a seat may expect at the end of the game: its points, and those of the best of the others. */
export interface Expectation {
  own: number
  rival: number
  /** What it is worth to the seat: a search takes the line with the most. */
  value: number
}

export const nothingExpected = (): Expectation => ({ own: 0, rival: 0, value: 0 })

/** Writes what a seat may expect in a position at a turn start; reads nothing the seat does not see. */
export type Judge = (of: Position, seat: number, into: Expectation) => void

export const margin = ({ own, rival }: Expectation): number => own - rival

/** The points as they are: the judge of a player without foresight, and of games that are over. */
export const byPoints = ({ points }: GameDefinition): Judge => (of, seat, into) => {
  into.own = points(of, seat)
  into.rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < of.rules.seats; other++) if (other !== seat) into.rival = Math.max(into.rival, points(of, other))
  into.value = margin(into)
}
