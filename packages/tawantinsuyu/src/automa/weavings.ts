// Weavings for Axomamma: which ones she takes, where they go, what she pays.
import { again, call, EMPTY, locals, OK, packed } from '@tollan/kernel'
import { layRefusal, layWeaving, tapestryCount, tapestryLength } from '../actions/tapestries.ts'
import { cornFor, drawnCount, drawWeavings, finishPurchase, turnTopUp, weavingsLeft } from '../actions/weavings.ts'
import { NEW_TAPESTRY, weavingNames } from '../answers.ts'
import { axomammaNumbers, numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { affords, gainGood, owned, payCost, settle } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { CORN, DRAWN_ROOM, GOLD, WEAVING_DRAWN, WEAVING_TOP, WEAVINGS } from '../state.ts'
import { reacted, reacts } from './reaction.ts'

/** TAW-SOLO-57: the largest Tapestry a Weaving fits into, the older of equal ones; NEW_TAPESTRY for none. */
function bestTapestry(g: G, seat: number, tile: number): number {
  let best = NEW_TAPESTRY
  let longest = 0
  for (let tapestry = 0, n = tapestryCount(g, seat); tapestry < n; tapestry++) {
    const length = tapestryLength(g, seat, tapestry)
    if (length <= longest || layRefusal(g, seat, tile, tapestry) !== OK) continue
    best = tapestry
    longest = length
  }
  return best
}

/**
 * TAW-SOLO-57: the place among the drawn tiles of the one she takes, -1 when none is left. One that extends a larger Tapestry
 * comes first, one that starts a new Tapestry last; among several the highest number.
 */
function chosenDrawn(g: G, seat: number): number {
  const { s } = g
  const { weavings } = g.rules.parts.tables
  let best = -1
  let bestRank = 0
  for (let i = 0; i < DRAWN_ROOM; i++) {
    const tile = s[WEAVING_DRAWN + i]
    if (tile === EMPTY) continue
    const tapestry = bestTapestry(g, seat, tile)
    const length = tapestry === NEW_TAPESTRY ? 0 : tapestryLength(g, seat, tapestry)
    tell(g, 'axomamma-candidate', 'TAW-SOLO-57', seat, 'weaving', weavingNames[tile], 'extends', length)
    const rank = length * WEAVINGS + weavings[tile].number
    if (best >= 0 && rank <= bestRank) continue
    best = i
    bestRank = rank
  }
  return best
}

/** Takes a drawn Weaving and lays it; connections give her nothing. */
function takeDrawn(g: G, seat: number, place: number, rule: string): void {
  const tile = g.s[WEAVING_DRAWN + place]
  g.s[WEAVING_DRAWN + place] = EMPTY
  tell(g, 'weaving-bought', rule, seat, 'weaving', weavingNames[tile])
  layWeaving(g, seat, tile, bestTapestry(g, seat, tile))
}

/** How many Weavings she can pay for: two if possible (TAW-SOLO-55). */
function affordable(g: G, seat: number): number {
  let n: number = axomammaNumbers.weavingsBought
  while (n > 0 && !affords(g, seat, cornFor(n))) n--
  return n
}

export const canBuyWeavings = (g: G, seat: number): boolean => weavingsLeft(g) > 0 && affordable(g, seat) > 0

const B = locals('seat', 'left')

/** TAW-SOLO-55: two of three, or one and a gold; the human may buy a leftover. */
export const buyHerWeavings = procedure('axomamma-weavings', B, [
  function draw(g, f) {
    call(g, drawWeavings, g.s[f + B.seat], numbers.drawn)
  },
  function pay(g, f) {
    const { s } = g
    const seat = s[f + B.seat]
    const n = Math.min(affordable(g, seat), drawnCount(g))
    s[f + B.left] = n
    payCost(g, seat, cornFor(n), 'TAW-SOLO-55')
  },
  function goldForTheSecond(g, f) {
    if (g.s[f + B.left] < axomammaNumbers.weavingsBought) gainGood(g, g.s[f + B.seat], GOLD, 1, 'TAW-SOLO-55')
  },
  function takeBest(g, f) {
    const { s } = g
    if (s[f + B.left]-- <= 0) return
    takeDrawn(g, s[f + B.seat], chosenDrawn(g, s[f + B.seat]), 'TAW-SOLO-55')
    again(g, f)
  },
  function leftovers(g, f) {
    finishPurchase(g, g.s[f + B.seat])
  },
])

const S = locals('seat')

/** TAW-SOLO-58: one leftover for 2 corn, if it extends a Tapestry of hers. */
export const buyHerLeftover = procedure('axomamma-leftover', S, [
  function buy(g, f) {
    const seat = g.s[f + S.seat]
    if (drawnCount(g) === 0 || owned(g, seat, CORN) < axomammaNumbers.reactionCorn) return
    reacts(g, seat, 'TAW-SOLO-58')
    const place = chosenDrawn(g, seat)
    if (bestTapestry(g, seat, g.s[WEAVING_DRAWN + place]) !== NEW_TAPESTRY) {
      settle(g, seat, packed(CORN, axomammaNumbers.reactionCorn), 'TAW-SOLO-58')
      takeDrawn(g, seat, place, 'TAW-SOLO-58')
    }
    reacted(g, seat, 'TAW-SOLO-58')
  },
])

/** TAW-SOLO-25, -53: a free Weaving is the top tile. */
export const takeTopWeavings = procedure('axomamma-free-weavings', B, [
  function topTile(g, f) {
    const { s } = g
    const seat = s[f + B.seat]
    const tile = s[WEAVING_TOP]
    if (--s[f + B.left] < 0 || tile === EMPTY) return
    s[WEAVING_TOP] = EMPTY
    tell(g, 'weaving-gained', 'TAW-SOLO-25', seat, 'weaving', weavingNames[tile])
    layWeaving(g, seat, tile, bestTapestry(g, seat, tile))
    again(g, f)
    call(g, turnTopUp)
  },
])
