// Actions that fit between any two answers: trading Army cards (own turn), Z15 (any turn), Z19 (own turn).
import { type AnytimeAction, argumentOf, call, eachPayment, has, isInterrupted, OK, offer, offerSet, openCanGoOn, packed, put, type Refusal, refuse, take } from '@tollan/kernel'
import { armyNames, CALL_GOD, CHANGE, changeNames, TRADE } from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { tell } from '../events.ts'
import { affords, gainGood, isPaying, oncePaid, owned, payCost, purseOf } from '../goods.ts'
import { ARMY_IN_AREA, CALL_POTATO, CHANGE_GOODS, NOT_IN_ARMY_HAND, NOT_OWNER_Z15, NOT_OWNER_Z19, NOTHING_TO_PRAY, WOULD_BLOCK } from '../reasons.ts'
import { currency, type G } from '../rules.ts'
import { ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_UP, BOUND, CORN, GOLD, POTATO, STONE } from '../state.ts'
import { callCost } from '../stirring.ts'
import { drawGodCards, godCardsLeft } from './god-cards.ts'

/** TAW-FREE-01 to -05: an Army card from hand for the resource it shows. */
export const trade: AnytimeAction<G> = {
  id: 'trade',
  verb: TRADE,
  candidates: (g, seat) => offerSet(g, ARMY_HAND + seat, 1, TRADE),
  refuse(g, seat, answer) {
    if (has(g.s, ARMY_HAND + seat, argumentOf(answer))) return OK
    return has(g.s, ARMY_UP + seat, argumentOf(answer)) || has(g.s, ARMY_DOWN + seat, argumentOf(answer)) ? ARMY_IN_AREA : NOT_IN_ARMY_HAND
  },
  take(g, seat, answer) {
    const card = argumentOf(answer)
    take(g.s, ARMY_HAND + seat, card)
    put(g.s, ARMY_DISCARD, card)
    tell(g, 'trade', 'TAW-FREE-01', seat, 'card', armyNames[card])
    gainGood(g, seat, g.rules.armyGood[card], g.rules.armyAmount[card], 'TAW-FREE-01')
  },
}

/** Whether something must be paid now: taking goods away could leave the question without an answer. */
const mustPay = (g: G): boolean => g.s[BOUND] === 1 || isPaying(g) || isInterrupted(g)

// Z15 by number of its answer: what is given, what is taken
const GIVEN = [STONE, STONE, GOLD, GOLD, CORN, CORN] as const
const TAKEN = [GOLD, CORN, STONE, CORN, STONE, GOLD] as const
const rate = (kind: number): number => (kind === GOLD ? 1 : 2)

/** TAW-BLD-Z15: 2 stone, 1 gold and 2 corn for one another, whenever its owner is asked. */
export const change: AnytimeAction<G> = {
  id: 'change',
  anyTurn: true,
  verb: CHANGE,
  candidates(g, seat) {
    if (ownsPassive(g, seat, 15)) for (let way = 0; way < changeNames.length; way++) offer(g, CHANGE | way)
  },
  refuse(g, seat, answer): Refusal {
    if (!ownsPassive(g, seat, 15)) return NOT_OWNER_Z15
    const given = GIVEN[argumentOf(answer)]
    const taken = TAKEN[argumentOf(answer)]
    if (owned(g, seat, given) < rate(given)) return refuse(g, CHANGE_GOODS, rate(given), owned(g, seat, given))
    return leavesAnswer(g, seat, given, taken) ? OK : WOULD_BLOCK
  },
  take(g, seat, answer) {
    const given = GIVEN[argumentOf(answer)]
    const taken = TAKEN[argumentOf(answer)]
    g.s[purseOf(seat) + given] -= rate(given)
    tell(g, 'change', 'TAW-BLD-Z15', seat, 'way', changeNames[argumentOf(answer)])
    gainGood(g, seat, taken, rate(taken), 'TAW-BLD-Z15')
  },
}

/** Whether the open question could still be answered after a change of goods. */
function leavesAnswer(g: G, seat: number, given: number, taken: number): boolean {
  if (g.weighing || !mustPay(g)) return true
  if (isPaying(g) && isInterrupted(g)) return false // two prices at once are not weighed against each other
  const purse = purseOf(seat)
  g.s[purse + taken] += rate(taken)
  const fine = oncePaid(g, seat, packed(given, rate(given)), openCanGoOn)
  g.s[purse + taken] -= rate(taken)
  return fine
}

/** TAW-BLD-Z19: a potato for a God card, any number of times in one's own turn; a payment or a card under way is finished first. */
export const callGod: AnytimeAction<G> = {
  id: 'call-god',
  verb: CALL_GOD,
  candidates(g, seat) {
    if (ownsPassive(g, seat, 19)) offer(g, CALL_GOD)
  },
  refuse(g, seat): Refusal {
    if (!ownsPassive(g, seat, 19)) return NOT_OWNER_Z19
    if (!godCardsLeft(g)) return NOTHING_TO_PRAY
    if (!affords(g, seat, callCost)) return refuse(g, CALL_POTATO, 1, owned(g, seat, POTATO))
    return someWayFine(g, seat) ? OK : WOULD_BLOCK
  },
  take(g, seat) {
    call(g, drawGodCards, seat, 1)
    payCost(g, seat, callCost, 'TAW-BLD-Z19') // before the card: the last call runs first
  },
}

/** The potato may be paid in gold: one of the ways must leave the open question answerable. */
function someWayFine(g: G, seat: number): boolean {
  if (g.weighing) return true
  if (isPaying(g) || isInterrupted(g)) return false
  if (!mustPay(g)) return true
  let fine = false
  eachPayment(currency, g.s, purseOf(seat), callCost, (way) => {
    fine ||= oncePaid(g, seat, way, openCanGoOn)
  })
  return fine
}

export const anytime = [trade, change, callGod]
