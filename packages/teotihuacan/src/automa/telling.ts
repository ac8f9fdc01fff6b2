// Why Teotibot does what it does, as events: tests, candidates, choices. They follow its decisions and change nothing.
import { boardNames, discoveryNames, workerNames } from '../answers.ts'
import { report, tell } from '../events.ts'
import type { G } from '../rules.ts'
import { ALCHEMY, CONSTRUCTION, DECORATIONS, DEPOSITS, FOREST, NOBLES, QUARRY, WORKER_AT, WORKER_POWER, WORKERS } from '../state.ts'
import { isUnlocked } from '../workers.ts'
import { BOT } from './state.ts'

/** The rule that says when the action of a board works. */
const actionRules: Readonly<Record<number, string>> = {
  [CONSTRUCTION]: 'TEO-SOLO-39',
  [QUARRY]: 'TEO-SOLO-41',
  [DECORATIONS]: 'TEO-SOLO-44',
  [DEPOSITS]: 'TEO-SOLO-46',
  [ALCHEMY]: 'TEO-SOLO-48',
  [NOBLES]: 'TEO-SOLO-53',
  [FOREST]: 'TEO-SOLO-56',
}

const ruleOf = (board: number): string => actionRules[board] ?? 'TEO-SOLO-58'

/** Whether it has an unlocked worker on the board. */
export function hasWorker(g: G, board: number, worker: number): boolean {
  tell(g, 'bot-worker-test', 'TEO-SOLO-25', BOT, 'board', boardNames[board], 'passed', worker >= 0 ? 1 : 0)
  return worker >= 0
}

/** Whether the action of the board works. */
export function actionWorks(g: G, board: number, works: boolean): boolean {
  tell(g, 'bot-action-test', ruleOf(board), BOT, 'board', boardNames[board], 'passed', works ? 1 : 0)
  return works
}

export function maskAffordable(g: G, tile: number, affordable: boolean): void {
  tell(g, 'bot-mask-test', 'TEO-SOLO-66', BOT, 'tile', discoveryNames[tile], 'passed', affordable ? 1 : 0)
}

/** Its unlocked workers, among which it chooses. */
export function tellCandidates(g: G, rule: string): void {
  if (g.events === null) return
  for (let worker = BOT * WORKERS; worker < (BOT + 1) * WORKERS; worker++)
    if (isUnlocked(g, worker))
      report(g, 'bot-candidate', rule, BOT, { worker: workerNames[worker], board: boardNames[g.s[WORKER_AT + worker]], power: g.s[WORKER_POWER + worker] })
}

/** The chosen one among those not in the bit mask `tried`, and whether its place on the ring had to decide. */
export function tellChosen(g: G, worker: number, by: 'strongest' | 'weakest', rule: string, tieRule: string, tried: number): void {
  if (g.events === null) return
  let equal = 0
  for (let i = 0; i < WORKERS; i++) {
    const w = BOT * WORKERS + i
    if ((tried & (1 << i)) === 0 && isUnlocked(g, w) && g.s[WORKER_POWER + w] === g.s[WORKER_POWER + worker]) equal++
  }
  const tie = equal > 1 ? 1 : 0
  report(g, 'bot-chosen', tie === 1 ? tieRule : rule, BOT, { worker: workerNames[worker], by, tie })
}
