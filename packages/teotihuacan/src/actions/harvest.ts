// Forest, Stone Quarry and Gold Deposits: the row by workers, the column by the lowest power.
import { call, locals, OK } from '@tollan/kernel'
import { powerColumn } from '../content/index.ts'
import { resolve } from '../effects.ts'
import { procedure } from '../procedures.ts'
import type { G, MainAction } from '../rules.ts'
import { ACTION_BOARD, COUNTED } from '../state.ts'
import { lowestPowerOn } from '../workers.ts'

/** TEO-MAIN-RES-01, -02: the effect of the selected cell. */
export function harvestCell(g: G, seat: number, board: number, counted: number): number {
  return g.rules.grid[board][(counted - 1) * 3 + powerColumn[lowestPowerOn(g, seat, board)]]
}

const H = locals('seat')

const gather = procedure('harvest', H, [
  function gainTheCell(g, f) {
    const seat = g.s[f + H.seat]
    call(g, resolve, seat, harvestCell(g, seat, g.s[ACTION_BOARD], g.s[COUNTED])) // TEO-MAIN-RES-04
  },
])

export const harvest: MainAction = { legal: () => OK, effect: gather }
