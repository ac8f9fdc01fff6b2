// A worker has moved. Dice have no numbers, so its face is told with it; a common worker has none.
import { boardNames, workerNames } from './answers.ts'
import { report } from './events.ts'
import type { G } from './rules.ts'
import { COMMON, WORKER_AT, WORKER_POWER } from './state.ts'

export function tellMove(g: G, rule: string, seat: number, worker: number): void {
  if (g.events === null) return
  const power = worker < COMMON ? { power: g.s[WORKER_POWER + worker] } : {}
  report(g, 'move', rule, seat, { worker: workerNames[worker], board: boardNames[g.s[WORKER_AT + worker]], ...power })
}
