// Axomamma's High Priest: when he moves, and what she does besides the action.
import { bits, call, locals, reveal } from '@tollan/kernel'
import { drawArmyCards } from '../actions/army-cards.ts'
import { casualtyCount } from '../actions/conquest.ts'
import { actionOf, priestMoves } from '../actions/high-priest.ts'
import { faceDownProductions, faceUpProductions } from '../buildings-owned.ts'
import { axomammaNumbers, priestActions } from '../content/index.ts'
import { tell } from '../events.ts'
import { owned, score } from '../goods.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { ARMY_DOWN, ARMY_HAND, CONQUER, CORN, LARGE, OFFERING, PRIEST_AT, PRODUCE, RENEW, SECTIONS, SMALL, WORSHIP } from '../state.ts'
import { availableSoldiers } from './army.ts'
import { discardOffer } from './choices.ts'
import { statuesOf } from './climbing.ts'

/** TAW-SOLO-31, -75. Her hand decides and the human learns the outcome, whatever it is. */
function enoughSoldiers(g: G, seat: number): boolean {
  if (g.s[ARMY_HAND + seat] !== 0) reveal(g)
  const soldiers = availableSoldiers(g, seat)
  return g.rules.parts.difficulty.equalSoldiers ? soldiers >= casualtyCount(g) : soldiers > casualtyCount(g)
}

const ruleOf = (action: number): string => (action === RENEW ? 'TAW-SOLO-30' : action === CONQUER ? 'TAW-SOLO-31' : 'TAW-SOLO-29')

/** TAW-SOLO-29 to -31: whether she would perform the action. */
export function meetsCondition(g: G, seat: number, action: number): boolean {
  switch (action) {
    case OFFERING:
      return owned(g, seat, CORN) >= axomammaNumbers.offeringCorn // corn only, no gold
    case PRODUCE:
      return bits(faceUpProductions(g, seat)) >= axomammaNumbers.produceBuildings
    case WORSHIP:
      return statuesOf(g, seat, SMALL) + statuesOf(g, seat, LARGE) >= g.rules.parts.difficulty.worshipStatues // TAW-SOLO-71
    case RENEW:
      return bits(faceDownProductions(g, seat)) + bits(g.s[ARMY_DOWN + seat]) >= axomammaNumbers.renewPieces
    default:
      return enoughSoldiers(g, seat)
  }
}

const REACH = 2

/** TAW-SOLO-26: the nearest of the two next spaces whose condition she meets, -1 for none. */
export function nextSpace(g: G, seat: number): number {
  for (let far = 1; far <= REACH; far++) {
    const section = (g.s[PRIEST_AT + seat] + far) % SECTIONS
    const action = actionOf(g, section)
    const met = meetsCondition(g, seat, action)
    tell(g, 'axomamma-condition', ruleOf(action), seat, 'action', priestActions[action], 'met', met ? 1 : 0)
    if (met) return section
  }
  return -1
}

const M = locals('seat', 'section')

/** TAW-SOLO-26 to -28: he moves and the action is triggered for both; then a card for her hand and two fewer in the offer. */
export const herPriestAction = procedure('axomamma-priest', M, [
  function trigger(g, f) {
    const seat = g.s[f + M.seat]
    score(g, seat, g.rules.parts.difficulty.priestActionVp, 'TAW-SOLO-77')
    priestMoves(g, seat, g.s[f + M.section])
  },
  function besides(g, f) {
    discardOffer(g, 'TAW-SOLO-28')
    call(g, drawArmyCards, g.s[f + M.seat], axomammaNumbers.priestArmyCards)
  },
])
