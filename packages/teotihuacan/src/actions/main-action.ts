// The Main Action of a board: fee, board effect, benefits of technologies, power-ups (TEO-MAIN-05).
import { again, argumentOf, call, locals, OK, offer, type Refusal, refuse } from '@tollan/kernel'
import { boardNames, FEE } from '../answers.ts'
import { resolve } from '../effects.ts'
import { tell } from '../events.ts'
import { affordsCocoa, affordsThen, payable, payCocoa, paysPlainly } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { FEE_BLOCKS, FEE_COCOA, FEE_IS_ZERO, NO_MAIN_ACTION } from '../reasons.ts'
import type { G, LinkedBenefit, MainAction, P } from '../rules.ts'
import { ACTION_BOARD, ANNOUNCED, COCOA, COUNTED, COUNTING, DISCOUNT, PHASE, PLAIN, RESOLVING, TECHS, TECHS_BEFORE } from '../state.ts'
import { coloursOn, ownWorkersOn } from '../workers.ts'
import { extraWorkerTiles, heldWithPower, mayChangeAction, MOST_COUNTED, turnDown } from './discoveries.ts'
import { offerIgnoring } from './ignore-cocoa.ts'
import { powerUpsOfAction } from './power-up.ts'

/** TEO-MAIN-01: one cocoa per colour already there. */
export const feeOf = (g: P, seat: number, board: number): number => coloursOn(g, board, seat)

/** Own workers counted on a board, with virtual ones, capped (TEO-MAIN-06, -08). */
export function countedOn(g: G, seat: number, board: number): number {
  let n = ownWorkersOn(g, seat, board)
  for (const { technology, n: more } of g.rules.countBenefits[board]) if ((g.s[TECHS + seat] & (1 << technology)) !== 0) n += more
  for (const extra of g.rules.parts.boardCounts) if (extra.board === board) n += extra.count(g, seat)
  return Math.min(n, MOST_COUNTED)
}

/** Whether the Main Action of the board can be taken, if need be with tiles in hand. */
export function mainRefusal(g: G, seat: number, board: number): Refusal {
  const main = g.rules.mains[board]
  if (main === undefined) return NO_MAIN_ACTION
  const fee = feeOf(g, seat, board)
  if (!affordsCocoa(g, seat, fee) && heldWithPower(g, seat, 'ignore-cocoa') < 0) return refuse(g, FEE_COCOA, fee, payable(g, seat, COCOA))
  const counted = countedOn(g, seat, board)
  const plain = withFee(g, seat, fee, main, counted)
  if (plain === OK || counted >= MOST_COUNTED) return plain
  const { need, have } = g
  const extra = extraWorkerTiles(g, seat, board)
  for (let n = counted + 1; n <= Math.min(MOST_COUNTED, counted + extra); n++) if (withFee(g, seat, fee, main, n) === OK) return OK
  return refuse(g, plain, need, have)
}

/** Whether the announced action can be carried out with the workers counted so far or with tiles that add some. */
function possibleWithTiles(g: G, seat: number, fee: number, counted: number): boolean {
  const board = g.s[ACTION_BOARD]
  const main = g.rules.mains[board]
  if (main === undefined || (!affordsCocoa(g, seat, fee) && heldWithPower(g, seat, 'ignore-cocoa') < 0)) return false
  for (let n = counted; n <= Math.min(MOST_COUNTED, counted + extraWorkerTiles(g, seat, board)); n++) if (withFee(g, seat, fee, main, n) === OK) return true
  return false
}

/** The fee is too high, or what it is paid with is needed for the effect. */
const feeRefusal = (g: G, seat: number, fee: number): Refusal =>
  affordsCocoa(g, seat, fee) ? refuse(g, FEE_BLOCKS) : refuse(g, FEE_COCOA, fee, payable(g, seat, COCOA))

/** Whether the effect is possible once the fee is paid; matters where cocoa may be paid with resources. */
function withFee(g: G, seat: number, fee: number, main: MainAction, counted: number): Refusal {
  const plain = main.legal(g, seat, counted)
  if (plain !== OK || fee === 0 || paysPlainly(g, seat, fee) || heldWithPower(g, seat, 'ignore-cocoa') >= 0) return plain
  return affordsThen(g, seat, fee, () => main.legal(g, seat, counted) === OK) ? OK : feeRefusal(g, seat, fee)
}

function effectRefusal(g: G, seat: number): Refusal {
  const main = g.rules.mains[g.s[ACTION_BOARD]]
  return main === undefined ? NO_MAIN_ACTION : main.legal(g, seat, g.s[COUNTED])
}

/** Why the announced action cannot go on as it is, its fee paid. */
function goOnRefusal(g: G, seat: number, fee: number): Refusal {
  const possible = effectRefusal(g, seat)
  if (possible !== OK) return possible
  return affordsThen(g, seat, fee, () => effectRefusal(g, seat) === OK) ? OK : feeRefusal(g, seat, fee)
}

const M = locals('seat', 'fee', 'benefit')

/** Grants the benefits of technologies one after the other, those owned when the action began (TEO-MAIN-ALCH-13). */
function grantNextBenefit(g: G, f: number, benefits: readonly LinkedBenefit[]): void {
  const { s } = g
  while (s[f + M.benefit] < benefits.length) {
    const { technology, effect } = benefits[s[f + M.benefit]++]
    if ((s[TECHS_BEFORE] & (1 << technology)) === 0) continue
    again(g, f)
    call(g, resolve, s[f + M.seat], effect)
    return
  }
}


export const mainAction = procedure('main-action', M, [
  function announce(g, f) {
    const { s } = g
    const seat = s[f + M.seat]
    const board = s[ACTION_BOARD]
    s[PHASE] = ANNOUNCED
    s[COUNTED] = countedOn(g, seat, board)
    s[COUNTING] = 1
    s[TECHS_BEFORE] = s[TECHS + seat] // TEO-MAIN-ALCH-13
    s[PLAIN] = 0
    s[DISCOUNT] = g.rules.discounts[board].some((technology) => (s[TECHS + seat] & (1 << technology)) !== 0) ? 1 : 0
    s[f + M.fee] = feeOf(g, seat, board)
    tell(g, 'main-action', 'TEO-MAIN-05', seat, 'board', boardNames[board], 'workers', s[COUNTED])
  },
  ask({
    kind: 'main-action-fee',
    candidates(g, _f, seat) {
      offer(g, FEE)
      offerIgnoring(g, seat)
    },
    refuse(g, f, answer, seat) {
      const fee = g.s[f + M.fee]
      if (answer === FEE) return goOnRefusal(g, seat, fee)
      const possible = effectRefusal(g, seat)
      return possible !== OK ? possible : fee > 0 ? OK : FEE_IS_ZERO // TEO-EDGE-28
    },
    take(g, f, answer, seat) {
      if (answer === FEE) payCocoa(g, seat, g.s[f + M.fee], 'TEO-MAIN-01')
      else turnDown(g, seat, argumentOf(answer), 'TEO-DISC-29')
    },
    open: (g, f, seat) => possibleWithTiles(g, seat, g.s[f + M.fee], g.s[COUNTED]),
    settles(g, f) {
      const { s } = g
      const seat = s[f + M.seat]
      const mayIgnore = s[f + M.fee] > 0 && heldWithPower(g, seat, 'ignore-cocoa') >= 0
      if (mayIgnore || mayChangeAction(g, seat)) return false
      if (g.weighing && goOnRefusal(g, seat, s[f + M.fee]) !== OK) return false // nothing paid in between may take the price away
      payCocoa(g, seat, s[f + M.fee], 'TEO-MAIN-01')
      return true
    },
  }),
  function harvestBenefits(g, f) {
    g.s[PHASE] = RESOLVING
    grantNextBenefit(g, f, g.rules.harvestBenefits[g.s[ACTION_BOARD]]) // plain goods come first (TEO-TERM-11)
  },
  function boardEffect(g, f) {
    const { s } = g
    s[f + M.benefit] = 0
    const main = g.rules.mains[s[ACTION_BOARD]]
    if (main !== undefined) call(g, main.effect, s[f + M.seat])
  },
  function benefitsOfTechnologies(g, f) {
    g.s[COUNTING] = 0 // TEO-MAIN-09: the board effect is complete
    grantNextBenefit(g, f, g.rules.mainBenefits[g.s[ACTION_BOARD]])
  },
  function powerUps(g, f) {
    const { s } = g
    const n = s[PLAIN] === 1 ? 0 : g.rules.powerUps[s[ACTION_BOARD]][s[COUNTED] - 1]
    call(g, powerUpsOfAction, s[f + M.seat], n)
  },
  function finish(g) {
    const main = g.rules.mains[g.s[ACTION_BOARD]]
    if (main?.finish !== undefined) call(g, main.finish)
  },
])
