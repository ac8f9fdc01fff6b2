// What is printed on boards, cards and tiles of one game, corrections included: interfaces draw icons from these rows.
import { axomammaNumbers, type BoardSpace, boardRowsOf, type colourRewards, edges, gods, numbers, patterns, personalities, regions, roles, statueCosts, stepsCost, type Tables, tasks, type tokens, touchedIcons } from '../content/index.ts'
import type { Rules } from '../rules.ts'

export interface Printed extends Tables {
  readonly tasks: typeof tasks
  readonly gods: typeof gods
  readonly roles: typeof roles
  readonly regions: typeof regions
  readonly patterns: typeof patterns
  readonly edges: typeof edges
  readonly numbers: typeof numbers
  readonly statueCosts: typeof statueCosts
  readonly stepsCost: typeof stepsCost
  /** Axomamma's board. */
  readonly board: { readonly rows: readonly (readonly BoardSpace[])[]; readonly tokens: typeof tokens; readonly rewards: typeof colourRewards; readonly personalities: typeof personalities; readonly winningVp: number }
}

export const printed = ({ parts }: Rules): Printed => ({
  ...parts.tables,
  icons: touchedIcons(parts.tables),
  tasks,
  gods,
  roles,
  regions,
  patterns,
  edges,
  numbers,
  statueCosts,
  stepsCost,
  board: { rows: boardRowsOf(parts.tables.herBoard), tokens: parts.tables.tokens, rewards: parts.tables.rewards, personalities, winningVp: axomammaNumbers.winningVp },
})
