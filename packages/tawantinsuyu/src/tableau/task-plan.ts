// How the tasks that are left may be spread over the three icons of the space (TAW-COUNT-08 to -10).
import { OWNER } from '@tollan/kernel'
import { iconNames } from '../answers.ts'
import type { P } from '../rules.ts'
import { ICONS_USED, PHASE, SPACE, TASKING, TASKS_LEFT } from '../state.ts'

export interface TaskPlan {
  readonly left: number
  /** Those that go to icons of the set under way, and those of later sets, which open when all three icons were performed. */
  readonly inSet: number
  readonly later: number
  readonly icons: readonly {
    readonly id: string
    /** Performed in the set under way. */
    readonly used: boolean
    /** How often it can be performed at most. */
    readonly most: number
  }[]
}

/** Null unless tasks of the seat's own placement are being spent. */
export function taskPlanFor({ s, rules }: P, seat: number): TaskPlan | null {
  if (seat < 0 || s[OWNER] !== seat || s[PHASE] !== TASKING || s[SPACE] < 0) return null
  const icons = rules.iconsOf[s[SPACE]]
  const used = icons.map((_, i) => (s[ICONS_USED] & (1 << i)) !== 0)
  const left = s[TASKS_LEFT]
  const inSet = Math.min(left, used.filter((done) => !done).length)
  const later = left - inSet
  return { left, inSet, later, icons: icons.map((icon, i) => ({ id: iconNames[icon], used: used[i], most: (used[i] || inSet === 0 ? 0 : 1) + Math.ceil(later / icons.length) })) }
}
