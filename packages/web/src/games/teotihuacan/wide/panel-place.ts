// Where the question panel stands: never over the board that acts.
import type { Tableau } from '@tollan/teotihuacan'

/** Slots of the ring a panel at the foot would cover, those at the sides in part. */
const FOOT = [3, 4, 5, 6, 7]

export const panelOnTop = ({ tableau: { boards, moving } }: { readonly tableau: Pick<Tableau, 'boards' | 'moving'> }): boolean =>
  boards.some((board) => board !== null && board.id === moving.board && FOOT.includes(board.slot))
