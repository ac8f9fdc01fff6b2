// The God cards tucked under Axomamma's board: only their gods are visible.
import { argumentOf, EMPTY, locals, nextIn, NOBODY, offerSet, take } from '@tollan/kernel'
import { DRAW_GOD } from '../answers.ts'
import { gods } from '../content/index.ts'
import { tell } from '../events.ts'
import { chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { godStack, pileSize, stackSize, takeFromUnder } from '../stacks.ts'
import { AXOMAMMA, GOD_CARDS, GOD_DECK, GOD_OFFER, GOD_UNDER, GOD_UNDER_OPEN, GOD_WORDS, OFFER_ROOM, PHASE, SEATS, SETTING_UP, TUCKED } from '../state.ts'

/** The god of the card in a slot, -1 for an empty slot. */
export const godInSlot = (g: G, slot: number): number => (g.s[TUCKED + slot] === EMPTY ? -1 : g.rules.cardGod[g.s[TUCKED + slot]])

function tuck(g: G, slot: number, card: number): void {
  g.s[TUCKED + slot] = card
  tell(g, 'axomamma-tucks', g.s[PHASE] === SETTING_UP ? 'TAW-SOLO-09' : 'TAW-SOLO-46', AXOMAMMA, 'slot', slot + 1, 'god', gods[godInSlot(g, slot)])
}

const T = locals('slot')

/** TAW-SOLO-09, -46: the top card of the God deck; the slot stays empty while there is none. */
export const fillSlot = procedure('axomamma-fills-slot', T, [
  chance(
    'draw-god-card',
    (g) => offerSet(g, GOD_DECK, GOD_WORDS, DRAW_GOD),
    (g, f, answer) => {
      take(g.s, GOD_DECK, argumentOf(answer))
      tuck(g, g.s[f + T.slot], argumentOf(answer))
    },
    (g, f) => g.s[TUCKED + g.s[f + T.slot]] !== EMPTY || pileSize(g, godStack) === 0,
    () => NOBODY, // its god is told
  ),
  function fromUnder(g, f) {
    const slot = g.s[f + T.slot]
    if (g.s[TUCKED + slot] === EMPTY && stackSize(g, godStack) > 0) tuck(g, slot, takeFromUnder(g, godStack))
  },
])

/** Whether a card that could still be drawn for a slot shows one of these gods (as bits). */
export function drawable(g: G, wanted: number): boolean {
  const { s, rules } = g
  const shows = (card: number): boolean => card !== EMPTY && (wanted & (1 << rules.cardGod[card])) !== 0
  for (let card = nextIn(s, GOD_DECK, GOD_WORDS, 0); card >= 0; card = nextIn(s, GOD_DECK, GOD_WORDS, card + 1)) if (shows(card)) return true
  for (let i = 0; i < SEATS * GOD_CARDS; i++) if (shows(s[GOD_UNDER + i])) return true
  for (let i = 0; i < GOD_CARDS; i++) if (shows(s[GOD_UNDER_OPEN + i])) return true
  for (let i = 0; i < OFFER_ROOM; i++) if (shows(s[GOD_OFFER + i])) return true
  return false
}
