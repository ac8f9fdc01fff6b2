// Who stands in the plaza of a board: workers of seats, neutral ones, common ones.
import type { Tableau, TableauWorker } from '@tollan/teotihuacan'
import { neutralMark } from '../../parts/neutral-mark.ts'
import type { Standing } from './crowding.ts'

export interface PlazaDie extends Standing {
  /** A worker of a seat. */
  readonly worker: TableauWorker | null
  readonly seat: number
  /** The mark on a die of nobody. */
  readonly mark: string
}

/** `isApart` tells which workers can be chosen or have been. */
export function standingOn(tableau: Tableau, board: string, isApart: (worker: string) => boolean): readonly PlazaDie[] {
  const own = tableau.seats.flatMap(({ workers }, seat) =>
    workers
      .filter((worker) => worker.board === board && !worker.locked)
      .map((worker): PlazaDie => ({ id: worker.id, colour: `seat-${seat}`, power: worker.power, apart: isApart(worker.id), worker, seat, mark: '' })),
  )
  const neutral = tableau.neutrals
    .filter((one) => one.board === board)
    .map(({ colour }, i): PlazaDie => ({ id: `neutral-${colour}-${i}`, colour: `neutral-${colour}`, power: 0, worker: null, seat: -1, mark: neutralMark(colour) }))
  const common = (tableau.commonWorkers ?? [])
    .filter((worker) => worker.board === board)
    .map((worker): PlazaDie => ({ id: worker.id, colour: 'common', power: 0, apart: isApart(worker.id), worker, seat: -1, mark: 'common' }))
  return [...own, ...neutral, ...common]
}
