// Resources and points: the smallest verbs.
import { amountOf, argumentOf, call, canPay, eachPayment, interruptedCanGoOn, isInterrupted, isPlainFor, locals, offer, packed, payPacked, PROCEDURE, type Refusal, refundPacked, refuse, TOP } from '@tollan/kernel'
import { goodNames, PAY } from './answers.ts'
import { tell } from './events.ts'
import { ask, procedure } from './procedures.ts'
import { GOODS_PAY, NOT_SO_MUCH, OTHER_PRICE, WOULD_BLOCK } from './reasons.ts'
import { currency, type G } from './rules.ts'
import { GOLD, KINDS, POTATO, PURSE, VP } from './state.ts'

export const purseOf = (seat: number): number => PURSE + seat * KINDS
export const owned = (g: G, seat: number, kind: number): number => g.s[PURSE + seat * KINDS + kind]

export function gainGood(g: G, seat: number, kind: number, n: number, rule: string): void {
  if (n === 0) return
  g.s[PURSE + seat * KINDS + kind] += n
  tell(g, 'gain', rule, seat, 'what', goodNames[kind], 'n', n)
  if (kind === POTATO) g.rules.ways[seat].gainedPotatoes(g, seat)
}

export function score(g: G, seat: number, n: number, rule: string): void {
  if (n === 0) return
  g.s[VP + seat] += n
  tell(g, 'score', rule, seat, 'n', n)
}

/** TAW-FEAST-16: points never fall below 0. */
export function lose(g: G, seat: number, n: number, rule: string): void {
  const lost = Math.min(n, g.s[VP + seat])
  g.s[VP + seat] -= lost
  if (lost > 0) tell(g, 'lose', rule, seat, 'n', lost)
}

/** TAW-RES-02 to -05: food from potatoes and corn, gold for anything but gold. */
export const affords = (g: G, seat: number, cost: number): boolean => canPay(currency, g.s, purseOf(seat), cost)

/** Ways to pay; a price in the middle of another choice must leave that one possible (TAW-RES-06). */
function eachWay(g: G, seat: number, cost: number, found: (way: number) => void): void {
  const interrupted = isInterrupted(g)
  eachPayment(currency, g.s, purseOf(seat), cost, (way) => {
    if (!interrupted || oncePaid(g, seat, way, interruptedCanGoOn)) found(way)
  })
}

/** Whether something holds once a way has been paid; the goods are given back. */
export function oncePaid(g: G, seat: number, way: number, holds: (g: G) => boolean): boolean {
  payPacked(g.s, purseOf(seat), KINDS, way)
  const held = holds(g)
  refundPacked(g.s, purseOf(seat), KINDS, way)
  return held
}

const P = locals('seat', 'cost')

/** TAW-RES-07: the payer chooses the mix; asked only when there are several. The first one offered uses gold last. */
export const payment = procedure('payment', P, [
  ask({
    kind: 'payment',
    candidates(g, f, seat) {
      eachWay(g, seat, g.s[f + P.cost], (way) => offer(g, PAY | way))
    },
    take: (g, _f, answer, seat) => settle(g, seat, argumentOf(answer), 'TAW-RES-07'),
    settles(g, f) {
      const { s } = g
      const seat = s[f + P.seat]
      let ways = 0
      let only = 0
      eachWay(g, seat, s[f + P.cost], (way) => {
        ways++
        only = way
      })
      if (ways > 1) return false
      settle(g, seat, only, 'TAW-RES-06')
      return true
    },
  }),
])

export const isPaying = (g: G): boolean => g.s[g.s[TOP] + PROCEDURE] === payment.id

/** Why goods do not pay the price that is open. */
export function mixRefusal(g: G, seat: number, way: number): Refusal {
  if (!isPaying(g)) return GOODS_PAY
  for (let kind = 0; kind < KINDS; kind++) if (amountOf(way, kind) > owned(g, seat, kind)) return NOT_SO_MUCH
  const cost = g.s[g.s[TOP] + P.cost]
  let pays = false
  eachPayment(currency, g.s, purseOf(seat), cost, (known) => {
    pays ||= known === way
  })
  return pays ? WOULD_BLOCK : refuse(g, OTHER_PRICE, cost)
}

export function settle(g: G, seat: number, way: number, rule: string): void {
  payPacked(g.s, purseOf(seat), KINDS, way)
  if (g.events === null) return
  for (let kind = 0; kind < KINDS; kind++) if (amountOf(way, kind) > 0) tell(g, 'pay', rule, seat, 'what', goodNames[kind], 'n', amountOf(way, kind))
}

/** TAW-SOLO-21: gold only where the goods themselves are missing; nothing an automa pays is of any food. */
function goldLast(g: G, seat: number, cost: number): number {
  let way = 0
  let gold = amountOf(cost, GOLD)
  for (let kind = 0; kind < GOLD; kind++) {
    const paid = Math.min(amountOf(cost, kind), owned(g, seat, kind))
    way |= packed(kind, paid)
    gold += amountOf(cost, kind) - paid
  }
  return way | packed(GOLD, gold)
}

/** Pays at once where there is one way or nobody to ask, else asks before the next step. The caller has checked that it can be paid. */
export function payCost(g: G, seat: number, cost: number, rule: string): void {
  if (cost === 0) return
  if (isPlainFor(currency, g.s, purseOf(seat), cost)) settle(g, seat, cost, rule)
  else if (g.rules.ways[seat].automa) settle(g, seat, goldLast(g, seat, cost), rule)
  else call(g, payment, seat, cost)
}
