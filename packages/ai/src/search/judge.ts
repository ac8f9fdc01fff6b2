// What a search maximises: a judgement of positions at turn starts, in points.
import { type GameDefinition, isOver, type Position } from '@tollan/kernel'

/** What a seat may expect at the end of the game: its points, and those of the best of the others. */
export interface Expectation {
  own: number
  rival: number
}

/** Writes what a seat may expect in a position at a turn start; reads nothing the seat does not see. */
export type Judge = (of: Position, seat: number, into: Expectation) => void

export const margin = ({ own, rival }: Expectation): number => own - rival

/** The points as they are: the judge of a player without foresight, and of games that are over. */
export const byPoints = ({ points }: GameDefinition): Judge => (of, seat, into) => {
  into.own = points(of, seat)
  into.rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < of.rules.seats; other++) if (other !== seat) into.rival = Math.max(into.rival, points(of, other))
}

/** Judges by `judge`, and by the points once the game is over. */
export function untilOver(definition: GameDefinition, judge: Judge): Judge {
  const final = byPoints(definition)
  return (of, seat, into) => (isOver(of) ? final : judge)(of, seat, into)
}
