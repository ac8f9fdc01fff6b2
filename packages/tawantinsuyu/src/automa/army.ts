// Axomamma's Army cards against the numbers of a Conquest space.
import { nextIn, put, take } from '@tollan/kernel'
import type { G } from '../rules.ts'
import { cardsWith, isExact } from '../soldiers.ts'
import { ARMY_HAND, ARMY_SPENT, ARMY_TIRED, ARMY_UP, CONQUESTS, MARKER_AT } from '../state.ts'

/** TAW-SOLO-76: with the discount not below 0, even both at 0. */
export const toFlip = (g: G, space: number): number => Math.max(0, g.rules.conquestFlip[space] - g.rules.parts.difficulty.conquestDiscount)
export const toDiscard = (g: G, space: number): number => Math.max(0, g.rules.conquestDiscard[space] - g.rules.parts.difficulty.conquestDiscount)

/** TAW-SOLO-31: Soldiers face-up and in her hand; the hand is hidden from the human. */
export function availableSoldiers(g: G, seat: number): number {
  const cards = g.s[ARMY_UP + seat] | g.s[ARMY_HAND + seat]
  return cardsWith(g, cards, 1) + 2 * cardsWith(g, cards, 2)
}

// An assignment of whole cards: how many with 1 and 2 Soldiers are discarded and flipped, eight bits each.
const NO_WAY = -1
const packedWay = (discardOnes: number, discardTwos: number, flipOnes: number, flipTwos: number): number =>
  discardOnes | (discardTwos << 8) | (flipOnes << 16) | (flipTwos << 24)
const discardOnes = (way: number): number => way & 255
const discardTwos = (way: number): number => (way >> 8) & 255
const flipOnes = (way: number): number => (way >> 16) & 255
const flipTwos = (way: number): number => way >>> 24

/**
 * TAW-SOLO-36, TAW-PRIEST-CONQUER-11, -12: how the numbers are met without a superfluous card, cards with 1 Soldier discarded
 * and cards with 2 flipped as far as possible; NO_WAY when they cannot be met.
 */
function assignment(ones: number, twos: number, discard: number, flip: number): number {
  if (ones + 2 * twos < discard + flip) return NO_WAY
  for (let x = Math.min(ones, discard); x >= 0; x--)
    for (let y = 0; y <= twos; y++) {
      if (!isExact(discard, x, y)) continue
      for (let v = twos - y; v >= 0; v--) for (let u = 0; u <= ones - x; u++) if (isExact(flip, u, v)) return packedWay(x, y, u, v)
    }
  return NO_WAY
}

const wayFor = (g: G, seat: number, space: number): number =>
  assignment(cardsWith(g, g.s[ARMY_UP + seat], 1), cardsWith(g, g.s[ARMY_UP + seat], 2), toDiscard(g, space), toFlip(g, space))

/** The empty Conquest spaces whose numbers her face-up cards meet, as bits. */
export function payableSpaces(g: G, seat: number): number {
  const ones = cardsWith(g, g.s[ARMY_UP + seat], 1)
  const twos = cardsWith(g, g.s[ARMY_UP + seat], 2)
  let found = 0
  for (let space = 0; space < CONQUESTS; space++)
    if (g.s[MARKER_AT + space] < 0 && assignment(ones, twos, toDiscard(g, space), toFlip(g, space)) !== NO_WAY) found |= 1 << space
  return found
}

/** TAW-SOLO-37: cards, not Soldiers. */
export function cardsDiscarded(g: G, seat: number, space: number): number {
  const way = wayFor(g, seat, space)
  return discardOnes(way) + discardTwos(way)
}

function commit(g: G, seat: number, soldiers: number, n: number, to: number): void {
  const { s, rules } = g
  let left = n
  for (let card = nextIn(s, ARMY_UP + seat, 1, 0); card >= 0 && left > 0; card = nextIn(s, ARMY_UP + seat, 1, card + 1)) {
    if (rules.soldiers[card] !== soldiers) continue
    take(s, ARMY_UP + seat, card)
    put(s, to, card)
    left--
  }
}

/** TAW-PRIEST-CONQUER-13: the cards are fixed before the benefit. */
export function fixCards(g: G, seat: number, space: number): void {
  const way = wayFor(g, seat, space)
  commit(g, seat, 1, discardOnes(way), ARMY_SPENT)
  commit(g, seat, 2, discardTwos(way), ARMY_SPENT)
  commit(g, seat, 1, flipOnes(way), ARMY_TIRED)
  commit(g, seat, 2, flipTwos(way), ARMY_TIRED)
}
