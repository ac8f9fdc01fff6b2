// What players that think planned for the turns that are being watched.
import type { Thinkers } from '../saving.ts'

export interface Plan {
  readonly seat: number
  /** The entry it begins with. */
  readonly entry: number
  readonly answers: readonly string[]
  readonly expected: { readonly own: number; readonly rival: number } | null
}

let plans = $state.raw<readonly Plan[]>([])
let thinkers: Thinkers = {}
let waiting = $state(false)

/** Plans of the game on the screen; a step taken back takes those behind it along. */
export function notePlan(plan: Plan): void {
  plans = [...plans.filter(({ entry }) => entry < plan.entry), plan]
}
export const forgetPlans = (): void => {
  plans = []
}
/** What a seat wanted when it gave the answer of an entry. */
export const planFor = (who: number, entry: number): Plan | undefined => plans.findLast((plan) => plan.seat === who && plan.entry <= entry)

/** Those who think at the table on the screen, for another game of the same people. */
export const currentThinkers = (): Thinkers => thinkers
export function setThinkers(next: Thinkers): void {
  thinkers = next
}

/** Those who think wait until somebody has read the points of a scoring. */
export const doThinkersWait = (): boolean => waiting
export const setThinkersWait = (is: boolean): void => void (waiting = is)
