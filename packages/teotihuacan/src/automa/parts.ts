// The seams of Teotibot: what modules may change about it.
import type { Procedure } from '@tollan/kernel'
import { gainGood, purseOf } from '../goods.ts'
import { goodNames } from '../answers.ts'
import { tell } from '../events.ts'
import type { G } from '../rules.ts'
import { WORKER_POWER } from '../state.ts'
import { BOT } from './state.ts'
import { tileProcedures } from './tiles.ts'

export interface BotParts {
  /** What each action tile does, by its number. */
  botTiles: readonly Procedure[]
  /** Direction tiles in the column. */
  botDirections: number
  /** How many boards a worker moves (TEO-SOLO-30). */
  botBoardsToMove: (g: G, worker: number) => number
  /** What a worker on a harvest board gains. */
  botGather: (g: G, kind: number, rule: string) => void
  botHas: (g: G, kind: number, n: number) => boolean
  botSpend: (g: G, kind: number, n: number, rule: string) => void
  /** What it does on boards that modules replaced; a worker there is the caller's concern. */
  botBoards: readonly { readonly board: number; readonly can: (g: G) => boolean; readonly act: Procedure }[]
  /** Called (with the worker) whenever a bot worker passes board 1. */
  botOnPassing: readonly Procedure[]
}

const HARVEST = 2
const FAR_POWER = 4 // TEO-SOLO-30: powers 4 and 5 go two boards

export const teotibotParts: BotParts = {
  botTiles: tileProcedures,
  botDirections: 2,
  botBoardsToMove: (g, worker) => (g.s[WORKER_POWER + worker] >= FAR_POWER ? 2 : 1),
  botGather: (g, kind, rule) => gainGood(g, BOT, kind, HARVEST, rule),
  botHas: (g, kind, n) => g.s[purseOf(BOT) + kind] >= n,
  botSpend(g, kind, n, rule) {
    g.s[purseOf(BOT) + kind] -= n
    tell(g, 'pay', rule, BOT, 'what', goodNames[kind], 'n', n)
  },
  botBoards: [],
  botOnPassing: [],
}
