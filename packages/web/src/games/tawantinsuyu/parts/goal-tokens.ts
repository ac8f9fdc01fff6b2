// A space as a goal, in icons: food, tasks, and what pays for it.
import type { Tableau } from '@tollan/tawantinsuyu'
import { arrow, icon, type Token } from '../../../shell/icons/token.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { sumsShown } from '../hill/chosen.ts'

export function goalTokens(table: Table<Tableau>, space: string): readonly Token[] {
  const sum = sumsShown(table)[space]
  if (sum === undefined) return []
  const price = sum.cards.length === 0 ? [icon('gold')] : [icon('god-back'), ...(sum.statue ? [icon('statue-small')] : [])]
  return [icon('food', String(sum.food), 'cost'), ...price, arrow, icon('task', String(sum.tasks))]
}
