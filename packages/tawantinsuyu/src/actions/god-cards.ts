// God cards: drawing, the hand, the offer.
import { argumentOf, countSet, EMPTY, EVERYBODY, has, locals, OK, offer, offerSet, put, restart, take, theDrawer } from '@tollan/kernel'
import { DRAW_GOD, FROM_DECK, FROM_OFFER, godCardNames } from '../answers.ts'
import { tell, whisper } from '../events.ts'
import { ask, chance, procedure } from '../procedures.ts'
import { DECK_EMPTY, ONLY_FROM_DECK } from '../reasons.ts'
import type { G } from '../rules.ts'
import { godStack, pileSize, pour, putUnder, shuffle, stackSize, takeFromUnder } from '../stacks.ts'
import { DECK_ONLY, GOD_DECK, GOD_HAND, GOD_OFFER, GOD_SHOWN, GOD_WORDS, OFFER_ROOM } from '../state.ts'

export const handOf = (seat: number): number => GOD_HAND + seat * GOD_WORDS
export const shownBy = (seat: number): number => GOD_SHOWN + seat * GOD_WORDS

export const inHand = (g: G, seat: number, card: number): boolean => has(g.s, handOf(seat), card) || has(g.s, shownBy(seat), card)
export const handSize = (g: G, seat: number): number => countSet(g.s, handOf(seat), GOD_WORDS) + countSet(g.s, shownBy(seat), GOD_WORDS)

export function offerHand(g: G, seat: number, verb: number): void {
  offerSet(g, handOf(seat), GOD_WORDS, verb)
  offerSet(g, shownBy(seat), GOD_WORDS, verb)
}

/** Takes a card out of the hand, in the open. */
export function leaveHand(g: G, seat: number, card: number): void {
  take(g.s, handOf(seat), card)
  take(g.s, shownBy(seat), card)
}

/** TAW-HIDE-14, TAW-TASK-BUILD-05: a card goes under the deck unseen; nobody knows any more which of the cards seen are left. */
export function returnUnseen(g: G, seat: number, card: number): void {
  leaveHand(g, seat, card)
  pour(g, shownBy(seat), handOf(seat), GOD_WORDS)
  putUnder(g, godStack, card, seat)
  tell(g, 'god-card-returned', 'TAW-TASK-BUILD-05', seat)
}

export function offerSize(g: G): number {
  let n = 0
  while (n < OFFER_ROOM && g.s[GOD_OFFER + n] !== EMPTY) n++
  return n
}

/** TAW-OFFER-03: takes a card out of the offer; the others keep their order. */
export function takeFromOffer(g: G, place: number): number {
  const { s } = g
  const card = s[GOD_OFFER + place]
  for (let i = place; i + 1 < OFFER_ROOM; i++) s[GOD_OFFER + i] = s[GOD_OFFER + i + 1]
  s[GOD_OFFER + OFFER_ROOM - 1] = EMPTY
  return card
}

/** TAW-OFFER-01, -02: the newest card; an offer that would be too long is shuffled into the deck first. */
export function addToOffer(g: G, card: number): void {
  const { s } = g
  if (offerSize(g) >= g.rules.parts.row.offer) {
    for (let i = offerSize(g) - 1; i >= 0; i--) put(s, GOD_DECK, takeFromOffer(g, i))
    shuffle(g, godStack)
    tell(g, 'offer-shuffled', 'TAW-OFFER-02', -1)
  }
  s[GOD_OFFER + offerSize(g)] = card
  tell(g, 'offered', 'TAW-OFFER-01', -1, 'card', godCardNames[card])
}

/** Whether any God card can be gained (TAW-GOD-08). */
export const godCardsLeft = (g: G): boolean => stackSize(g, godStack) > 0 || (offerSize(g) > 0 && g.s[DECK_ONLY] === 0)

const D = locals('seat', 'left', 'deck')

/** TAW-GOD-07: one by one, each from the deck or the offer; the first is seen before the source of the second is chosen (TAW-HIDE-13). */
export const drawGodCards = procedure('draw-god-cards', D, [
  ask({
    kind: 'god-card',
    candidates(g) {
      offer(g, FROM_DECK)
      for (let i = 0; i < OFFER_ROOM; i++) if (g.s[GOD_OFFER + i] !== EMPTY) offer(g, FROM_OFFER | g.s[GOD_OFFER + i])
    },
    refuse(g, _f, answer) {
      if (answer === FROM_DECK) return stackSize(g, godStack) > 0 ? OK : DECK_EMPTY
      return g.s[DECK_ONLY] === 0 ? OK : ONLY_FROM_DECK
    },
    take(g, f, answer, seat) {
      const { s } = g
      if (answer === FROM_DECK) {
        s[f + D.deck] = 1
        return
      }
      const card = argumentOf(answer)
      for (let i = 0; i < OFFER_ROOM; i++) if (s[GOD_OFFER + i] === card) takeFromOffer(g, i)
      put(s, shownBy(seat), card)
      tell(g, 'god-card-taken', 'TAW-GOD-07', seat, 'card', godCardNames[card])
    },
    settles(g, f) {
      const { s } = g
      if (s[f + D.left] === 0) return true
      const offered = s[DECK_ONLY] === 0 && s[GOD_OFFER] !== EMPTY
      if (offered) return false
      if (stackSize(g, godStack) > 0) s[f + D.deck] = 1
      else s[f + D.left] = 0 // TAW-GOD-08
      return true
    },
  }),
  chance(
    'draw-god-card',
    (g) => offerSet(g, GOD_DECK, GOD_WORDS, DRAW_GOD),
    (g, f, answer) => {
      take(g.s, GOD_DECK, argumentOf(answer))
      gainDrawn(g, f, argumentOf(answer))
    },
    (g, f) => g.s[f + D.deck] === 0 || pileSize(g, godStack) === 0,
    theDrawer, // TAW-HIDE-12
  ),
  function next(g, f) {
    const { s } = g
    if (s[f + D.deck] === 1) gainDrawn(g, f, takeFromUnder(g, godStack))
    if (s[f + D.left] > 0 && --s[f + D.left] > 0) restart(g, f)
  },
])

function gainDrawn(g: G, f: number, card: number): void {
  const { s } = g
  const seat = s[f + D.seat]
  s[f + D.deck] = 0
  put(s, handOf(seat), card)
  tell(g, 'god-card-drawn', 'TAW-GOD-07', seat)
  whisper(g, 'god-card-seen', 'TAW-HIDE-12', seat, 'card', godCardNames[card])
}

/** Shuffles cards into the God deck (TAW-SETUP-30, TAW-FEAST-30). */
export function shuffleIn(g: G, set: number): void {
  pour(g, set, GOD_DECK, GOD_WORDS)
  shuffle(g, godStack)
}

/** TAW-SOLO-18, -28: the oldest card of the offer goes under the deck, for all to see; false when there is none. */
export function discardOldest(g: G, rule: string): boolean {
  if (g.s[GOD_OFFER] === EMPTY) return false
  const card = takeFromOffer(g, 0)
  putUnder(g, godStack, card, EVERYBODY)
  tell(g, 'offer-discarded', rule, -1, 'card', godCardNames[card])
  return true
}

