// Forest, Stone Quarry and Gold Deposits: the row by workers, the column by the lowest power.
import { call, locals, OK } from '@tollan/kernel'
import { powerColumn } from '../content/index.ts'
import { resolve } from '../effects.ts'
import { procedure } from '../procedures.ts'
import type { G, MainAction } from '../rules.ts'
import { ACTION_BOARD, COUNTED, COUNTING } from '../state.ts'
import { lowestPowerOn } from '../workers.ts'

/** TEO-MAIN-RES-01, -02: the effect of the selected cell. */
export function harvestCell(g: G, seat: number, board: number, counted: number): number {
  return g.rules.grid[board][(counted - 1) * 3 + powerColumn[lowestPowerOn(g, seat, board)]]
}

const H = locals('seat')

const gather = procedure('harvest', H, [
  function gainTheCell(g, f) {
    const seat = g.s[f + H.seat]
    g.s[COUNTING] = 0
    const cell = harvestCell(g, seat, g.s[ACTION_BOARD], g.s[COUNTED])
    for (const more of g.rules.parts.harvestExtras) more(g, seat, cell)
    call(g, resolve, seat, cell) // TEO-MAIN-RES-04
  },
])

export const harvest: MainAction = { legal: () => OK, effect: gather }
