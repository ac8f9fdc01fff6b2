// What a phone draws above the lines of the sheet: a turn, cards that are picked, the tapestry, plans, shares of others, the sum of the space that was tapped.
import type { Tableau } from '@tollan/tawantinsuyu'
import type { Zone } from '../../../shell/look.ts'
import type { Table } from '../../../shell/table.svelte.ts'
import { tappedSpace } from '../hill/tapped.svelte.ts'
import TapestryEditor from '../tapestry/TapestryEditor.svelte'
import KeepCards from '../wide/KeepCards.svelte'
import PlacementCard from './PlacementCard.svelte'
import PriestBrief from './PriestBrief.svelte'
import SideBrief from './SideBrief.svelte'
import TaskBrief from './TaskBrief.svelte'
import TurnBrief from './TurnBrief.svelte'

export function narrowPanel(table: Table<Tableau>): Zone<Tableau> | null {
  if (table.question?.kind === 'keep-god-cards') return KeepCards
  if (table.question?.kind === 'lay-weaving') return TapestryEditor
  if (table.question?.kind === 'task' && table.tableau.taskPlan) return TaskBrief
  if (table.question?.kind === 'turn') return TurnBrief
  if (table.question?.kind === 'second-side-action') return SideBrief
  if (table.question?.kind === 'move-priest') return PriestBrief
  return tappedSpace(table) === null ? null : PlacementCard
}
