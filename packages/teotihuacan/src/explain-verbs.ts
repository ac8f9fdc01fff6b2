// "Why not?" for answers whose reason lies in what they do, not in the piece they name.
import { amountOf, argumentOf, has, OK, type Refusal, refuse, TOP } from '@tollan/kernel'
import { effectOp, heldBy, notIgnoring } from './actions/discoveries.ts'
import { salaryOf } from './flow/eclipse.ts'
import { payToUnlock } from './flow/turn.ts'
import { gainLocals, payLocals } from './goods.ts'
import {
  ACTION_CHOSEN, CHANCE_DECIDES, CHOOSE_WORKER_FIRST, DISCOUNT_USELESS, FEE_IS_ZERO, FINISH_FIRST, FREE_UNLOCK_INSTEAD, GAIN_AMOUNT, GAIN_KINDS, GAIN_NOT_NOW, NEEDS_MAIN_ACTION, NOT_ASKED_NOW, NOTHING_TO_PAY, OTHERS_WORKER,
  PAY_OTHERWISE, POWER_UP_NOT_NOW, REWARD_BY_ASCENSION, SALARY_AT_ECLIPSE, SALARY_OWED, SAME_ROTATION, SECOND_BY_TILE, STARTING_TILE_NOT_DEALT, STARTING_TILE_TAKEN, STARTING_TILES_GONE,
  TURN_NOT_OVER, TURN_TAKEN, WORKER_GOES_FIRST, WORSHIP_DECIDES,
} from './reasons.ts'
import type { G } from './rules.ts'
import { BEFORE_MOVE, COMMON, IDLE, MOVED, MOVING, OBSIDIAN, PHASE, ROUND, START_CHOSEN } from './state.ts'
import { type ExplainVerb, explainVerbs, isOpen, reasonOfVerb, turnTaken } from './verb-reasons.ts'
import { seatOf } from './workers.ts'

/** Why the action of a turn cannot be named now. */
const action: ExplainVerb = (g) => {
  const phase = g.s[PHASE]
  if (phase === IDLE) return NOT_ASKED_NOW
  if (turnTaken(g)) return TURN_TAKEN
  if (phase === MOVED) return FINISH_FIRST
  return phase === BEFORE_MOVE ? CHOOSE_WORKER_FIRST : phase === MOVING ? WORKER_GOES_FIRST : ACTION_CHOSEN
}

const ignoringCocoa: ExplainVerb = (g, seat, answer) => {
  const tile = argumentOf(answer)
  return has(g.s, heldBy(seat), tile) && effectOp(g, tile) === 'ignore-cocoa' ? notIgnoring(g) : -1
}

const gaining: ExplainVerb = (g, seat, answer) => {
  if (!isOpen(g, 'resources')) return GAIN_NOT_NOW
  if (amountOf(argumentOf(answer), OBSIDIAN) > 0 && !g.rules.parts.anyMayBeObsidian(g, seat)) return GAIN_KINDS
  return refuse(g, GAIN_AMOUNT, g.s[g.s[TOP] + gainLocals.n])
}

const paying: ExplainVerb = (g) => (isOpen(g, 'payment') ? refuse(g, PAY_OTHERWISE, g.s[g.s[TOP] + payLocals.cost]) : NOTHING_TO_PAY)

const salary: ExplainVerb = (g, seat) => (isOpen(g, 'salary') ? refuse(g, SALARY_OWED, salaryOf(g, seat)) : SALARY_AT_ECLIPSE)

/** Workers that belong to nobody speak for themselves. */
const poweringUp: ExplainVerb = (_g, seat, answer) => (argumentOf(answer) >= COMMON ? -1 : seatOf(argumentOf(answer)) === seat ? POWER_UP_NOT_NOW : OTHERS_WORKER)

/** Tiles others have chosen lie open; what is dealt to others is theirs to know. */
const choosingStart: ExplainVerb = (g, _seat, answer) => {
  if (g.s[ROUND] > 0) return STARTING_TILES_GONE
  return chosen(g, argumentOf(answer) & 63) ? STARTING_TILE_TAKEN : STARTING_TILE_NOT_DEALT
}

const chosen = (g: G, tile: number): boolean => g.s.subarray(START_CHOSEN, START_CHOSEN + 2 * g.rules.seats).includes(tile)

const unlocking: ExplainVerb = (g, seat, answer) => {
  const refusal = payToUnlock.refuse(g, seat, answer)
  return refusal === OK ? FINISH_FIRST : refusal
}

explainVerbs({
  'free-unlock': (g) => (g.s[PHASE] === IDLE ? NOT_ASKED_NOW : turnTaken(g) ? TURN_TAKEN : g.s[PHASE] === BEFORE_MOVE ? FINISH_FIRST : FREE_UNLOCK_INSTEAD),
  'collect-cocoa': action,
  'main-action': action,
  'end-turn': () => TURN_NOT_OVER,
  unlock: unlocking,
  'pay-fee': () => FEE_IS_ZERO,
  'ignore-cocoa': ignoringCocoa,
  'worship-for': () => WORSHIP_DECIDES,
  first: () => WORSHIP_DECIDES,
  gain: gaining,
  pay: paying,
  row: () => NEEDS_MAIN_ACTION,
  turned: (g) => (isOpen(g, 'rotation') ? SAME_ROTATION : NEEDS_MAIN_ACTION),
  discount: (g) => (isOpen(g, 'discount') ? DISCOUNT_USELESS : NEEDS_MAIN_ACTION),
  'power-up': poweringUp,
  along: () => SECOND_BY_TILE,
  reward: () => REWARD_BY_ASCENSION,
  salary,
  keep: choosingStart,
  draft: choosingStart,
})

/** Chance alone gives these answers; no piece explains them. */
const isChance = (verb: string): boolean => /^(draw-|deal-|turn-pyramid|first-player|roll|direction|bot-)/.test(verb)

/** The reason of a verb; -1 when the piece tells more. */
export function verbRefusal(g: G, seat: number, verb: string, answer: number): Refusal {
  return isChance(verb) ? CHANCE_DECIDES : (reasonOfVerb(verb)?.(g, seat, answer) ?? -1)
}
