// What is printed on boards, cards and tiles of one game, corrections included: interfaces draw icons from these rows.
import { axomammaNumbers, boardRows, colourRewards, edges, gods, numbers, patterns, personalities, regions, roles, statueCosts, stepsCost, type Tables, tasks, tokens } from '../content/index.ts'
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
  readonly board: { readonly rows: typeof boardRows; readonly tokens: typeof tokens; readonly rewards: typeof colourRewards; readonly personalities: typeof personalities; readonly winningVp: number }
}

export const printed = ({ parts }: Rules): Printed => ({
  ...parts.tables,
  tasks,
  gods,
  roles,
  regions,
  patterns,
  edges,
  numbers,
  statueCosts,
  stepsCost,
  board: { rows: boardRows, tokens, rewards: colourRewards, personalities, winningVp: axomammaNumbers.winningVp },
})
