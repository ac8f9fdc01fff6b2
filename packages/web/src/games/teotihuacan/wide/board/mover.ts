// The worker under way.
import type { Tableau, TableauWorker } from '@tollan/teotihuacan'

export interface Mover extends TableauWorker {
  /** -1 for a common worker. */
  readonly seat: number
}

export function moverOf({ moving, seats, commonWorkers = [] }: Tableau): Mover | null {
  const own = seats.flatMap(({ workers }, seat) => workers.map((worker) => ({ ...worker, seat })))
  return [...own, ...commonWorkers.map((worker) => ({ ...worker, seat: -1 }))].find(({ id }) => id === moving.worker) ?? null
}
