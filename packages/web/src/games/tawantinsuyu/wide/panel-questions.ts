// Questions whose answers no thing on the table stands for, or stands for badly: they are shown as cards.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Table } from '../../../shell/table.svelte.ts'
import { layoutOf } from '../hill/layout.ts'

const icons: Readonly<Record<string, string>> = {
  'keep-god-cards': 'god-back', 'starting-weaving': 'tapestry', role: 'recruit', payment: 'food', benefits: 'god-back', benefit: 'god-back', 'extra-task': 'task', option: 'task', 'pay-then': 'gold',
  offering: 'cori-offering', 'offering-too': 'cori-offering', 'soldier-kept': 'soldier', upkeep: 'feast', 'buy-weavings': 'task-buy-weavings', 'leftover-weaving': 'task-buy-weavings',
  'weaving-under': 'task-buy-weavings', 'keep-army-card': 'army-back', 'lay-weaving': 'tapestry', conquest: 'cori-conquer',
}

/** Undefined for a question the table shows the answers to. */
export const panelIcon = (kind: string): string | undefined => icons[kind]

/** Below the middle of the hill, in its own measure. */
const LOWER_HALF = 330

/** The Worker being placed stands at the foot of the hill: what is asked about it is asked at the head. */
export function panelOnTop({ tableau: { placement, phase }, options }: Pick<Table<Tableau>, 'tableau' | 'options'>): boolean {
  if (phase !== 'placing' && phase !== 'tasks') return false
  return (layoutOf(options).spaces.find(({ id }) => id === placement.space)?.place.y ?? 0) > LOWER_HALF
}
