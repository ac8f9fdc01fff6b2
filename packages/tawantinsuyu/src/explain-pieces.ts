// "Why not?" for cards, Buildings and Weavings by where they lie. Pieces a seat may not see all get one answer: it tells nothing.
import { has, openQuestion, OWNER, type Refusal } from '@tollan/kernel'
import { laidBy } from './actions/benefits.ts'
import { inHand, shownBy } from './actions/god-cards.ts'
import { wovenBy } from './actions/tapestries.ts'
import { builtBy, builtDownBy } from './buildings-owned.ts'
import {
  ARMY_CARD_COMMITTED, ARMY_CARD_DISCARDED, ARMY_CARD_IN_HAND, ARMY_CARD_OWN_TURN, ARMY_IN_AREA, BUILDING_BY_TASK, BUILDING_FACE_DOWN, BUILDING_USED, GOD_CARD_IN_HAND, GOD_CARD_PLAYED,
  HIDDEN_BUILDING, HIDDEN_PIECE, HIDDEN_WEAVING, JOINS_OFFER_LATER, NOT_ASKED_NOW, NOT_FACE_UP, NOT_IN_HAND, NOT_IN_THIS_GAME, NOT_ON_MARKET, OFFER_WHEN_GAINING, ONLY_FROM_DECK, OTHERS_ARMY_CARD,
  OTHERS_BUILDING, OTHERS_WEAVING, PASSIVE_WORKS, PRODUCES_WHEN_TRIGGERED, UNDER_GOD_DECK, UNDER_WEAVING_STACK, WEAVING_BY_TASK, WEAVINGS_STAY,
} from './reasons.ts'
import type { G } from './rules.ts'
import { godStack, type Stack, weavingStack } from './stacks.ts'
import {
  ARMY_DISCARD, ARMY_DOWN, ARMY_HAND, ARMY_LOOK, ARMY_SPENT, ARMY_TIRED, ARMY_UP, BUILDING_UNDER, BUILDINGS, CARD, DECK_ONLY, DRAWN_ROOM, EXCHANGED, GOD_OFFER, MARKET, MARKET_SLOTS, OFFER_ROOM,
  PRODUCTIONS, USED, WEAVING_DRAWN, WEAVING_LOOK, WEAVING_START, WEAVING_TAKEN, WEAVING_TOP, WEAVINGS_GONE,
} from './state.ts'

export const lies = (g: G, at: number, length: number, piece: number): boolean => g.s.subarray(at, at + length).includes(piece)

/** Whether a piece lies under a stack for all to know, or known to the seat. */
const knownUnder = (g: G, seat: number, stack: Stack, piece: number): boolean =>
  lies(g, stack.open, stack.room, piece) || lies(g, stack.known + seat * stack.room, stack.room, piece)

export function explainGodCard(g: G, seat: number, card: number): Refusal {
  if (inHand(g, seat, card)) return GOD_CARD_IN_HAND
  if (lies(g, GOD_OFFER, OFFER_ROOM, card)) return g.s[DECK_ONLY] === 0 ? OFFER_WHEN_GAINING : ONLY_FROM_DECK
  if (has(g.s, laidBy(seat), card)) return openQuestion(g)?.kind === 'god-card' && card === g.s[CARD] ? JOINS_OFFER_LATER : GOD_CARD_PLAYED
  if (knownUnder(g, seat, godStack, card)) return UNDER_GOD_DECK
  for (let other = 0; other < g.rules.seats; other++) if (has(g.s, shownBy(other), card) || has(g.s, laidBy(other), card)) return NOT_IN_HAND
  return HIDDEN_PIECE
}

export function explainArmyCard(g: G, seat: number, card: number): Refusal {
  const { s } = g
  if (has(s, ARMY_HAND + seat, card)) return s[OWNER] === seat ? ARMY_CARD_IN_HAND : ARMY_CARD_OWN_TURN
  if (has(s, ARMY_UP + seat, card)) return ARMY_IN_AREA
  if (has(s, ARMY_DOWN + seat, card)) return NOT_FACE_UP
  if (lies(g, ARMY_LOOK + seat * 2, 2, card)) return NOT_ASKED_NOW
  if (has(s, ARMY_DISCARD, card)) return ARMY_CARD_DISCARDED
  if (has(s, ARMY_SPENT, card) || has(s, ARMY_TIRED, card)) return ARMY_CARD_COMMITTED
  for (let other = 0; other < g.rules.seats; other++) if (has(s, ARMY_UP + other, card) || has(s, ARMY_DOWN + other, card)) return OTHERS_ARMY_CARD
  return HIDDEN_PIECE
}

export function explainBuilding(g: G, seat: number, building: number): Refusal {
  const { s } = g
  if (lies(g, MARKET, MARKET_SLOTS, building)) return BUILDING_BY_TASK
  if (lies(g, EXCHANGED, 2, building) || lies(g, BUILDING_UNDER, BUILDINGS, building)) return NOT_ON_MARKET
  if (has(s, builtBy(seat), building)) return building < PRODUCTIONS ? PRODUCES_WHEN_TRIGGERED : PASSIVE_WORKS
  if (has(s, builtDownBy(seat), building)) return BUILDING_FACE_DOWN
  if (has(s, USED, building)) return BUILDING_USED
  for (let other = 0; other < g.rules.seats; other++) if (has(s, builtBy(other), building) || has(s, builtDownBy(other), building)) return OTHERS_BUILDING
  return HIDDEN_BUILDING
}

export function explainWeaving(g: G, seat: number, tile: number): Refusal {
  const { s } = g
  if (has(s, WEAVINGS_GONE, tile)) return NOT_IN_THIS_GAME
  if (s[WEAVING_TOP] === tile) return WEAVING_BY_TASK
  if (has(s, wovenBy(seat), tile)) return WEAVINGS_STAY
  const open = has(s, WEAVING_START, tile) || lies(g, WEAVING_DRAWN, DRAWN_ROOM, tile) || lies(g, WEAVING_TAKEN, DRAWN_ROOM, tile)
  if (open || lies(g, WEAVING_LOOK + seat * DRAWN_ROOM, DRAWN_ROOM, tile)) return NOT_ASKED_NOW
  if (knownUnder(g, seat, weavingStack, tile)) return UNDER_WEAVING_STACK
  for (let other = 0; other < g.rules.seats; other++) if (has(s, wovenBy(other), tile)) return OTHERS_WEAVING
  return HIDDEN_WEAVING
}

