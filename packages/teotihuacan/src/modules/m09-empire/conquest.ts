// The Main Action of Conquest: the rewards of a cell, and the build reward.
import { again, amountOf, argumentOf, call, leave, locals, OK, offer, type Refusal, refuse, restart } from '@tollan/kernel'
import { avenueStep } from '../../actions/avenue.ts'
import { mayUseTile } from '../../actions/discoveries.ts'
import { harvestCell } from '../../actions/harvest.ts'
import { BUILDINGS } from '../../actions/nobles.ts'
import { DECLINE } from '../../answers.ts'
import { resolve } from '../../effects.ts'
import type { EffectNode } from '../../effect-nodes.ts'
import { tell } from '../../events.ts'
import { affords, payable, payCost, purseOf, tellLost } from '../../goods.ts'
import { ask, procedure } from '../../procedures.ts'
import { type G, type MainAction, packCost } from '../../rules.ts'
import { ACTION_BOARD, BUILT, COUNTED, COUNTING, WOOD } from '../../state.ts'
import { buildPrice, regions } from './content.ts'
import {
  BUILD_IF_POSSIBLE, FURTHEST, NO_REWARD_LEFT, NOBODY, regionNames, REWARD_NEXT, SETTLE, SETTLE_NEVER, SETTLE_NO_BUILDING, SETTLE_TAKEN,
  SETTLE_WARRIOR, SETTLE_WOOD, SETTLER, SUPPLY, WARRIOR_AT,
} from './state.ts'
import { empireReward } from './warriors.ts'

const BUILD_PRICE = packCost(buildPrice)

/** M9-19, -20, -24: whether a seat could put a building into a region; its price is another matter. */
export function settleRefusal(g: G, seat: number, region: number): Refusal {
  const { s } = g
  if (regions[region].bonus === null) return SETTLE_NEVER
  if (s[SETTLER + region] !== NOBODY) return SETTLE_TAKEN
  if (s[WARRIOR_AT + region] !== seat) return SETTLE_WARRIOR
  return s[BUILT] < BUILDINGS ? OK : SETTLE_NO_BUILDING
}

/** The only region a seat can settle; 0 for none, -1 for several. */
function onlyRegion(g: G, seat: number): number {
  let only = 0
  for (let region = 1; region < FURTHEST; region++)
    if (settleRefusal(g, seat, region) === OK) {
      if (only > 0) return -1
      only = region
    }
  return only
}

/** M9-18, -21: the leftmost building covers the region, its warrior leaves the game. */
export function settle(g: G, seat: number, region: number, rule: string): void {
  const { s } = g
  s[WARRIOR_AT + region] = NOBODY
  s[SETTLER + region] = seat
  s[BUILT]++
  tell(g, 'settle', rule, seat, 'region', regionNames[region])
}

/** M6-06: whether to give obsidian for wood is the owner's choice. */
const hasWood = (g: G, seat: number): boolean => g.s[purseOf(seat) + WOOD] >= amountOf(BUILD_PRICE, WOOD)

const B = locals('seat', 'left', 'region')

const buildReward = procedure('build-reward', B, [
  ask({
    kind: 'settle',
    candidates(g) {
      for (let region = 0; region < regions.length; region++) offer(g, SETTLE | region)
      offer(g, DECLINE)
    },
    refuse(g, _f, answer, seat) {
      const paid = affords(g, seat, BUILD_PRICE)
      if (answer === DECLINE) return hasWood(g, seat) ? BUILD_IF_POSSIBLE : OK
      const refusal = settleRefusal(g, seat, argumentOf(answer))
      return refusal !== OK || paid ? refusal : refuse(g, SETTLE_WOOD, 2, payable(g, seat, WOOD))
    },
    take(g, f, answer) {
      g.s[f + B.region] = answer === DECLINE ? 0 : argumentOf(answer)
    },
    // M9-17: a reward that cannot be taken is skipped
    settles(g, f) {
      const seat = g.s[f + B.seat]
      const only = onlyRegion(g, seat)
      g.s[f + B.region] = 0
      if (only === 0) return true
      if (!affords(g, seat, BUILD_PRICE)) return !mayUseTile(g, seat)
      if (only < 0 || !hasWood(g, seat)) return false
      g.s[f + B.region] = only
      return true
    },
  }),
  function payWood(g, f) {
    if (g.s[f + B.region] === 0) {
      tellLost(g, g.s[f + B.seat], 'building', g.s[f + B.left], 'M9-17')
      leave(g, f)
    } else payCost(g, g.s[f + B.seat], BUILD_PRICE, 'M9-18')
  },
  function build(g, f) {
    settle(g, g.s[f + B.seat], g.s[f + B.region], 'M9-18')
  },
  function regionBonus(g, f) {
    call(g, resolve, g.s[f + B.seat], g.rules.effectNumber[regionNames[g.s[f + B.region]]]) // M9-22
  },
  function walkTheAvenue(g, f) {
    call(g, avenueStep, g.s[f + B.seat]) // M9-22
  },
  function buildAgain(g, f) {
    if (--g.s[f + B.left] > 0) restart(g, f)
  },
])

const EMPIRE = 0
const BUILD = 1

const C = locals('seat', 'empire', 'build')

/** Adds the rewards a cell shows to the frame. */
function countRewards(g: G, f: number, node: EffectNode): void {
  if (node.op === 'all') for (const part of node.of) countRewards(g, f, g.rules.effects[part])
  else if (typeof node.n === 'number') g.s[f + (node.procedure === buildReward ? C.build : C.empire)] += node.n
}

/** M9-15: all rewards of the cell; each symbol is a reward of its own, in an order of the player's choice (TEO-TERM-11). */
const conquest = procedure('conquest', C, [
  function readTheCell(g, f) {
    const { s } = g
    s[COUNTING] = 0
    countRewards(g, f, g.rules.effects[harvestCell(g, s[f + C.seat], s[ACTION_BOARD], s[COUNTED])])
  },
  ask({
    kind: 'conquest-reward',
    candidates(g) {
      offer(g, REWARD_NEXT | EMPIRE)
      offer(g, REWARD_NEXT | BUILD)
    },
    refuse: (g, f, answer) => (g.s[f + (argumentOf(answer) === BUILD ? C.build : C.empire)] > 0 ? OK : NO_REWARD_LEFT),
    take(g, f, answer, seat) {
      again(g, f)
      takeReward(g, f, seat, argumentOf(answer))
    },
    settles: (g, f) => g.s[f + C.build] === 0 || g.s[f + C.empire] === 0 || g.s[SUPPLY + g.s[f + C.seat]] === 0,
  }),
  function takeTheRest(g, f) {
    const { s } = g
    if (s[f + C.empire] + s[f + C.build] === 0) return
    again(g, f)
    takeReward(g, f, s[f + C.seat], s[f + C.empire] > 0 ? EMPIRE : BUILD)
  },
])

function takeReward(g: G, f: number, seat: number, reward: number): void {
  g.s[f + (reward === BUILD ? C.build : C.empire)]--
  call(g, reward === BUILD ? buildReward : empireReward, seat, 1)
}

/** M9-17: always possible once the fee is paid. */
export const conquestAction: MainAction = { legal: () => OK, effect: conquest }
