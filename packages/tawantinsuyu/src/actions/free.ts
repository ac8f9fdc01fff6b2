// Actions that fit between any two answers: trading Army cards (own turn), Z15 (any turn), Z19 (own turn).
import { type AnytimeAction, argumentOf, call, eachPayment, has, isInterrupted, OK, offer, offerSet, openCanGoOn, payPacked, PROCEDURE, put, type Refusal, refundPacked, refuse, take, tell, TOP } from '@tollan/kernel'
import { armyNames, CALL_GOD, CHANGE, changeNames, TRADE } from '../answers.ts'
import { ownsPassive } from '../buildings-owned.ts'
import { affords, gainGood, owned, payCost, payment, purseOf } from '../goods.ts'
import { ARMY_IN_AREA, CALL_POTATO, CHANGE_GOODS, NOT_IN_ARMY_HAND, NOT_OWNER_Z15, NOT_OWNER_Z19, NOTHING_TO_PRAY, WOULD_BLOCK } from '../reasons.ts'
import { currency, type G } from '../rules.ts'
import { ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_UP, BOUND, CORN, GOLD, KINDS, POTATO, STONE } from '../state.ts'
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
const mustPay = (g: G): boolean => g.s[BOUND] === 1 || g.s[g.s[TOP] + PROCEDURE] === payment.id || isInterrupted(g)

/** Whether the open question could still be answered with other goods in the purse. */
function fineAfter(g: G, seat: number, way: number, gained: number, n: number): boolean {
  if (g.weighing || !mustPay(g)) return true
  const { s } = g
  const purse = purseOf(seat)
  payPacked(s, purse, KINDS, way)
  s[purse + gained] += n
  const fine = openCanGoOn(g)
  s[purse + gained] -= n
  refundPacked(s, purse, KINDS, way)
  return fine
}

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
    return fineAfter(g, seat, rate(given) << (4 * given), taken, rate(taken)) ? OK : WOULD_BLOCK
  },
  take(g, seat, answer) {
    const given = GIVEN[argumentOf(answer)]
    const taken = TAKEN[argumentOf(answer)]
    g.s[purseOf(seat) + given] -= rate(given)
    tell(g, 'change', 'TAW-BLD-Z15', seat, 'way', changeNames[argumentOf(answer)])
    gainGood(g, seat, taken, rate(taken), 'TAW-BLD-Z15')
  },
}

/** TAW-BLD-Z19: a potato for a God card, any number of times in one's own turn. */
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
    return everyWayFine(g, seat) ? OK : WOULD_BLOCK
  },
  take(g, seat) {
    call(g, drawGodCards, seat, 1)
    payCost(g, seat, callCost, 'TAW-BLD-Z19') // before the card: the last call runs first
  },
}

/** The potato may be paid in gold: both ways must leave the open question answerable. */
function everyWayFine(g: G, seat: number): boolean {
  if (g.weighing || !mustPay(g)) return true
  let fine = true
  eachPayment(currency, g.s, purseOf(seat), callCost, (way) => {
    fine &&= fineAfter(g, seat, way, POTATO, 0)
  })
  return fine
}

export const anytime = [trade, change, callGod]
