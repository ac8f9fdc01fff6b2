// How far a board is from the worker that moves.
import type { Tableau } from '@tollan/teotihuacan'
import { argumentOf, verbOf } from '../../../shell/icons/answer-parts.ts'
import { moverOf } from '../wide/board/mover.ts'
import { stepsOn } from '../wide/board/plaques.ts'

export function stepsAway(tableau: Tableau, board: string): number | undefined {
  const slotOf = (id: string | null | undefined): number | undefined => tableau.boards.find((one) => one !== null && one.id === id)?.slot
  const [from, to] = [slotOf(moverOf(tableau)?.board), slotOf(board)]
  return from === undefined || to === undefined ? undefined : stepsOn(from, to)
}

/** Destinations stand in walking order, everything else as the rules list it. */
export const walkingOrder = (answer: string, tableau: Tableau): number => (verbOf(answer) === 'to' ? (stepsAway(tableau, argumentOf(answer)) ?? 0) : 0)
