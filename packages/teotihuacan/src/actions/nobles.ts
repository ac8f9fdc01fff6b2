// Nobles: buildings along the avenue.
import { argumentOf, call, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { ROW } from '../answers.ts'
import { buildingsRow, noblesRows } from '../content/index.ts'
import type { Cost } from '../content/vocabulary.ts'
import { tell } from '../events.ts'
import { affords, payable, payCost, score } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { NO_BUILDING_LEFT, NOBLES_ROW_FIXED, NOBLES_ROW_FULL, NOBLES_WOOD } from '../reasons.ts'
import { type G, type MainAction, packCost } from '../rules.ts'
import { BUILT, COUNTED, COUNTING, NOBLE, WOOD } from '../state.ts'
import { avenueStep } from './avenue.ts'

export const BUILDINGS = buildingsRow.length - 1 // TEO-SETUP-07
export const noblesCost: Cost = { wood: 2 }
export const NOBLES_PRICE = packCost(noblesCost)
const ROWS = noblesRows.length

/** First space of each row in NOBLE, and the end. */
export const rowStart: readonly number[] = noblesRows.reduce<number[]>((starts, row) => [...starts, starts[starts.length - 1] + row.length], [0])

/** The leftmost free space of a row, or -1. */
export function freeInRow(g: G, row: number): number {
  for (let space = rowStart[row]; space < rowStart[row + 1]; space++) if (g.s[NOBLE + space] === 0) return space
  return -1
}

/** TEO-MAIN-NOBLE-03 to -06: which rows the counted workers may use. */
function rowRefusal(g: G, row: number, counted: number): Refusal {
  const due = counted - 1
  if (row > due) return NOBLES_ROW_FIXED
  if (freeInRow(g, row) < 0) return NOBLES_ROW_FULL
  if (row === due) return OK
  if (freeInRow(g, due) >= 0) return NOBLES_ROW_FIXED
  return OK
}

/** Covers a space with the leftmost building (TEO-MAIN-NOBLE-02, -07). */
export function placeBuilding(g: G, seat: number, space: number, rule: string): void {
  g.s[NOBLE + space] = 1
  g.s[BUILT]++
  tell(g, 'building', rule, seat, 'space', space)
  score(g, seat, g.rules.noblesVp[space], rule)
}

const N = locals('seat', 'row')

const build = procedure('nobles', N, [
  ask({
    kind: 'nobles-row',
    candidates(g) {
      for (let row = 0; row < ROWS; row++) offer(g, ROW | row)
    },
    refuse: (g, _f, answer, seat) =>
      affords(g, seat, NOBLES_PRICE) ? rowRefusal(g, argumentOf(answer), g.s[COUNTED]) : refuse(g, NOBLES_WOOD, 2, payable(g, seat, WOOD)),
    take(g, f, answer) {
      g.s[f + N.row] = argumentOf(answer)
    },
    settles(g, f) {
      let open = 0
      for (let row = 0; row < ROWS; row++)
        if (rowRefusal(g, row, g.s[COUNTED]) === OK) {
          open++
          g.s[f + N.row] = row
        }
      return open === 1 && affords(g, g.s[f + N.seat], NOBLES_PRICE)
    },
  }),
  function payWood(g, f) {
    g.s[COUNTING] = 0
    payCost(g, g.s[f + N.seat], NOBLES_PRICE, 'TEO-MAIN-NOBLE-01')
  },
  function placeAndWalk(g, f) {
    const seat = g.s[f + N.seat]
    placeBuilding(g, seat, freeInRow(g, g.s[f + N.row]), 'TEO-MAIN-NOBLE-07')
    call(g, avenueStep, seat) // TEO-MAIN-NOBLE-08
  },
])

export const nobles: MainAction = {
  legal(g, seat, counted) {
    if (g.s[BUILT] >= BUILDINGS) return NO_BUILDING_LEFT
    if (!affords(g, seat, NOBLES_PRICE)) return refuse(g, NOBLES_WOOD, 2, payable(g, seat, WOOD))
    for (let row = 0; row < counted; row++) if (rowRefusal(g, row, counted) === OK) return OK
    return NOBLES_ROW_FULL
  },
  effect: build,
}
