// A task is performed when something of it is done, not when it is named (TAW-COUNT-10).
import { iconNames } from '../answers.ts'
import { tell } from '../events.ts'
import type { G } from '../rules.ts'
import { ICONS_USED, SPACE, TASK_NAMED, TASKS_LEFT } from '../state.ts'

const ALL_ICONS = 7

/** The named task, if one waits, is being done now; what happens inside it names none. */
export function performed(g: G, seat: number): void {
  const { s, rules } = g
  const icon = s[TASK_NAMED] - 1
  if (icon < 0) return
  s[TASK_NAMED] = 0
  s[TASKS_LEFT]--
  s[ICONS_USED] |= 1 << rules.iconsOf[s[SPACE]].indexOf(icon)
  if (s[ICONS_USED] === ALL_ICONS) s[ICONS_USED] = 0 // the next set of three
  tell(g, 'task', 'TAW-COUNT-08', seat, 'icon', iconNames[icon])
}
