// What placing a Worker costs: a God card or gold, and food for Travel and Descent.
import { EMPTY, OK, type Refusal, refuse } from '@tollan/kernel'
import { numbers } from '../content/index.ts'
import { PLACEMENT_FOOD, PRICE, SPACE_TAKEN } from '../reasons.ts'
import type { G, P } from '../rules.ts'
import { CORN, COURIER, GOD_WORDS, GOLD, HILL, KINDS, POTATO, PRIEST_AT, PURSE, SPACES, STEP_AT } from '../state.ts'
import { handOf, shownBy } from './god-cards.ts'

/** Step markers above a space: the upper one from the middle terrace on, the lower one too from the bottom (TAW-PLACE-07). */
export function stepsAbove(g: P, space: number): number {
  const { s, rules } = g
  const first = STEP_AT + rules.section[space] * 2
  let n = 0
  for (let level = 0; level < rules.terrace[space]; level++) if (s[first + level] >= 0) n++
  return n
}

/** TAW-PLACE-06 to -08. */
export const descent = (g: P, space: number): number =>
  Math.max(0, numbers.descent[g.rules.terrace[space]] - numbers.stepDiscount * stepsAbove(g, space))

/** TAW-PLACE-05. */
export const travel = (g: P, seat: number, space: number): number => g.rules.travel[g.s[PRIEST_AT + seat]][g.rules.section[space]]

/** TAW-PLACE-04, -13: food for a Worker placed in a role. */
export function foodFor(g: P, seat: number, role: number, space: number): number {
  const full = travel(g, seat, space) + descent(g, space)
  return role === COURIER ? Math.max(0, full - numbers.courierDiscount) : full
}

/** Whether a card of the god is in hand. */
function holdsGod(g: G, seat: number, god: number): boolean {
  const { s, rules } = g
  for (let w = 0; w < GOD_WORDS; w++) if (((s[handOf(seat) + w] | s[shownBy(seat) + w]) & rules.cardsOfGod[god * GOD_WORDS + w]) !== 0) return true
  return false
}

/** TAW-PLACE-17: empty, and price and food payable together. */
export function spaceRefusal(g: G, seat: number, role: number, space: number): Refusal {
  const { s, rules } = g
  if (s[HILL + space] !== EMPTY) return SPACE_TAKEN
  const purse = PURSE + seat * KINDS
  const gold = s[purse + GOLD]
  const card = holdsGod(g, seat, rules.godOf[space])
  if (!card && gold === 0) return PRICE
  const have = s[purse + POTATO] + s[purse + CORN] + gold - (card ? 0 : 1)
  const food = foodFor(g, seat, role, space)
  return have >= food ? OK : refuse(g, PLACEMENT_FOOD, food, have)
}

export function anySpace(g: G, seat: number, role: number): boolean {
  for (let space = 0; space < SPACES; space++) if (spaceRefusal(g, seat, role, space) === OK) return true
  return false
}
