// Goods and points: the smallest verbs.
import { amountOf, argumentOf, call, canPay, type Currency, eachPayment, interruptedCanGoOn, isInterrupted, isPlain, isPlainFor, locals, OK, offer, packed, payPacked, refundPacked, substitutionRule } from '@tollan/kernel'
import { goodNames, GAIN, PAY } from './answers.ts'
import { tell } from './events.ts'
import { ask, procedure } from './procedures.ts'
import type { G, P } from './rules.ts'
import { ACTION_BOARD, ANNOUNCED, COCOA, COUNTED, GOLD, KINDS, OBSIDIAN, PHASE, PURSE, STONE, VP, WOOD } from './state.ts'

export const purseOf = (seat: number): number => PURSE + seat * KINDS
export const cocoaOf = (g: G, seat: number): number => g.s[PURSE + seat * KINDS + COCOA]

export function gainGood(g: G, seat: number, kind: number, n: number, rule: string): void {
  if (n === 0) return
  g.s[PURSE + seat * KINDS + kind] += n
  tell(g, 'gain', rule, seat, 'what', goodNames[kind], 'n', n)
}

/** `how` and `size` tell how the points came about: so much for each, a set of so many, of a tile or of what a seat has. */
export function score(g: G, seat: number, n: number, rule: string, how?: 'each' | 'set' | 'of', size?: number | string): void {
  if (n === 0) return
  g.s[VP + seat] += n
  tell(g, 'score', rule, seat, 'n', n, how, size)
}

/** TEO-TERM-10: points never fall below 0. */
export function lose(g: G, seat: number, n: number, rule: string): void {
  const lost = Math.min(n, g.s[VP + seat])
  g.s[VP + seat] -= lost
  if (lost > 0) tell(g, 'lose', rule, seat, 'n', lost)
}

/** TEO-TERM-12: rewards that cannot be taken are lost, and told so. */
export function tellLost(g: G, seat: number, what: 'tile' | 'temple-step' | 'avenue-step' | 'pyramid-step' | 'power-up' | 'building', n: number, rule: string): void {
  if (n > 0) tell(g, 'lost', rule, seat, 'what', what, 'n', n)
}

const currencyOf = (g: P, seat: number): Currency => g.rules.parts.currency(g, seat)

export const affords = (g: P, seat: number, cost: number): boolean => canPay(currencyOf(g, seat), g.s, purseOf(seat), cost)
export const affordsCocoa = (g: P, seat: number, n: number): boolean => affords(g, seat, packed(COCOA, n))

/** The most of a good a seat could pay, with what may stand for it: what it "has" where that is not enough. */
export function payable(g: P, seat: number, kind: number): number {
  let n = g.s[purseOf(seat) + kind]
  while (n < MOST_PACKED && affords(g, seat, packed(kind, n + 1))) n++
  return n
}
const MOST_PACKED = 15

export const paysPlainly = (g: G, seat: number, cocoa: number): boolean => isPlain(currencyOf(g, seat), packed(COCOA, cocoa))

/** Whether something holds once a way has been paid; the goods are given back. */
function oncePaid(g: G, seat: number, way: number, holds: () => boolean): boolean {
  payPacked(g.s, purseOf(seat), KINDS, way)
  const held = holds()
  refundPacked(g.s, purseOf(seat), KINDS, way)
  return held
}

/** Whether cocoa can be paid in a way that leaves something true. */
export function affordsThen(g: G, seat: number, cocoa: number, then: () => boolean): boolean {
  const cost = packed(COCOA, cocoa)
  if (cocoa === 0) return then()
  if (!affords(g, seat, cost)) return false
  if (isPlainFor(currencyOf(g, seat), g.s, purseOf(seat), cost)) return oncePaid(g, seat, cost, then)
  let fine = false
  eachPayment(currencyOf(g, seat), g.s, purseOf(seat), cost, (way) => {
    fine ||= oncePaid(g, seat, way, then)
  })
  return fine
}

/** Pays cocoa; where something else may stand for it the way of paying is asked before the next step. */
export const payCocoa = (g: G, seat: number, n: number, rule: string): void => payCost(g, seat, packed(COCOA, n), rule)

/**
 * Whether a voluntary price can be paid now. Inside a tile used in the middle of an action the price must leave that
 * action possible: an announced Main Action is never abandoned (TEO-MAIN-07).
 */
export function affordsFreely(g: G, seat: number, cost: number): boolean {
  if (!affords(g, seat, cost)) return false
  if (cost === 0 || !isInterrupted(g)) return true
  let fine = false
  eachPayment(currencyOf(g, seat), g.s, purseOf(seat), cost, (way) => {
    fine ||= oncePaid(g, seat, way, () => interruptedCanGoOn(g))
  })
  return fine
}

/** Ways to pay that leave an announced Main Action possible: neither its fee nor a price in its middle may eat its price (TEO-MAIN-07). */
export function eachWay(g: G, seat: number, cost: number, found: (way: number) => void): void {
  const interrupted = isInterrupted(g)
  const main = g.s[PHASE] === ANNOUNCED && !interrupted ? g.rules.mains[g.s[ACTION_BOARD]] : undefined
  const unwatched = !interrupted && main === undefined
  const goesOn = (): boolean => (main === undefined ? interruptedCanGoOn(g) : main.legal(g, seat, g.s[COUNTED]) === OK)
  eachPayment(currencyOf(g, seat), g.s, purseOf(seat), cost, (way) => {
    if (unwatched || oncePaid(g, seat, way, goesOn)) found(way)
  })
}

const CHOSEN_WAY = 'TEO-TERM-05' // the payer picks what stands for what

const P = locals('seat', 'cost')
export const payLocals = P

/** Pays a price; asks only when there is more than one way. */
export const pay = procedure('pay', P, [
  ask({
    kind: 'payment',
    candidates(g, f, seat) {
      eachWay(g, seat, g.s[f + P.cost], (way) => offer(g, PAY | way))
    },
    take: (g, f, answer, seat) => settle(g, seat, argumentOf(answer), CHOSEN_WAY, g.s[f + P.cost]),
    settles(g, f) {
      const { s } = g
      const cost = s[f + P.cost]
      const seat = s[f + P.seat]
      let ways = 0
      let only = 0
      eachWay(g, seat, cost, (way) => {
        ways++
        only = way
      })
      if (ways === 1) settle(g, seat, only, CHOSEN_WAY, cost)
      return ways === 1
    },
    anytime: false, // nothing fits between a choice and its price
  }),
])

/** Pays a price in one of its ways: what stands for something else is told under the rule that lets it. */
function settle(g: G, seat: number, way: number, rule: string, cost = way): void {
  payPacked(g.s, purseOf(seat), KINDS, way)
  if (g.events === null) return
  for (let kind = 0; kind < KINDS; kind++)
    if (amountOf(way, kind) > 0) tell(g, 'pay', substitutionRule(currencyOf(g, seat), cost, way, kind) ?? rule, seat, 'what', goodNames[kind], 'n', amountOf(way, kind))
}

/** Pays at once where there is one way, else asks before the next step. */
export function payCost(g: G, seat: number, cost: number, rule: string): void {
  if (cost === 0) return
  if (isPlainFor(currencyOf(g, seat), g.s, purseOf(seat), cost)) settle(g, seat, cost, rule)
  else call(g, pay, seat, cost)
}

const A = locals('seat', 'n')
export const gainLocals = A

/** TEO-TERM-05: resources of choice, each unit on its own. */
export const gainAny = procedure('gain-any', A, [
  ask({
    kind: 'resources',
    candidates(g, f) {
      const n = g.s[f + A.n]
      const most = g.rules.parts.anyMayBeObsidian(g, g.s[f + A.seat]) ? n : 0
      for (let obsidian = 0; obsidian <= most; obsidian++)
        for (let wood = n - obsidian; wood >= 0; wood--)
          for (let stone = n - obsidian - wood; stone >= 0; stone--)
            offer(g, GAIN | packed(WOOD, wood) | packed(STONE, stone) | packed(GOLD, n - obsidian - wood - stone) | packed(OBSIDIAN, obsidian))
    },
    take(g, f, answer, seat) {
      for (let kind = WOOD; kind <= OBSIDIAN; kind++) gainGood(g, seat, kind, amountOf(argumentOf(answer), kind), 'TEO-TERM-05')
      g.s[f + A.n] = 0
    },
    settles: (g, f) => g.s[f + A.n] === 0,
  }),
])
