// Workers where they stand: of seats, neutral ones, common ones.
import type { Tableau, TableauWorker } from '@tollan/teotihuacan'
import { neutralMark } from '../../parts/neutral-mark.ts'

export interface Standing {
  readonly id: string
  readonly seat: number
  readonly worker: TableauWorker | null
  /** The mark on a die of nobody. */
  readonly mark: string
}

const owned = ({ seats }: Tableau, isHere: (worker: TableauWorker) => boolean): Standing[] =>
  seats.flatMap(({ workers }, seat) => workers.filter(isHere).map((worker) => ({ id: worker.id, seat, worker, mark: '' })))

/** In the plaza, by colour: colours are the fee. */
export function standingOn(tableau: Tableau, board: string): readonly Standing[] {
  return [
    ...owned(tableau, (worker) => worker.board === board && !worker.locked),
    ...tableau.neutrals.filter((one) => one.board === board).map(({ colour }, i) => ({ id: `neutral-${colour}-${i}`, seat: -1, worker: null, mark: neutralMark(colour) })),
    ...(tableau.commonWorkers ?? []).filter((worker) => worker.board === board).map((worker) => ({ id: worker.id, seat: -1, worker, mark: 'common' })),
  ]
}

/** On a worship space. */
export const worshipping = (tableau: Tableau, board: string): readonly Standing[] => owned(tableau, (worker) => worker.board === board && worker.locked)
