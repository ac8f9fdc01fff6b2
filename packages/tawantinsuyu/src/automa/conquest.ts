// Conquest by Axomamma: the casualty, all her cards, the space with most VP, and the cheapest one as her second.
import { bits, EMPTY, locals, nextIn, offer, offerSet, OWNER, reveal } from '@tollan/kernel'
import { nomadCasualty, placeMarker, playCard, settleCards, villageCasualty } from '../actions/conquest.ts'
import { conquestNames, RANDOM_CONQUEST, RANDOM_WORKER } from '../answers.ts'
import { type Region, regions } from '../content/index.ts'
import { grant } from '../effects.ts'
import { tell } from '../events.ts'
import { procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { ARMY_HAND, AXOMAMMA, CONQUER, CONQUESTS, HUMAN, MARKER_AT, MARKERS_LEFT, NOMADS, VILLAGE, WORKER_WORDS } from '../state.ts'
import { cardsDiscarded, fixCards, payableSpaces, toDiscard, toFlip } from './army.ts'
import { randomly } from './chances.ts'
import { joined, joins } from './climbing.ts'
import { reacted, reacts } from './reaction.ts'
import { POTATO_END } from './workers.ts'

const L = locals('seat', 'moved')

/** TAW-SOLO-35: from the potato end, else a random Nomad; no reward for its colour. */
export const herCasualty = procedure('axomamma-casualty', L, [
  function fromVillage(g, f) {
    if (g.s[VILLAGE] === EMPTY) return
    g.s[f + L.moved] = 1
    villageCasualty(g, g.s[f + L.seat], POTATO_END)
  },
  randomly(
    'axomamma-casualty',
    'TAW-SOLO-35',
    (g, f) => {
      if (g.s[f + L.moved] === 0) offerSet(g, NOMADS, WORKER_WORDS, RANDOM_WORKER)
    },
    (g, f, worker) => nomadCasualty(g, g.s[f + L.seat], worker),
  ),
])

const P = locals('seat', 'free')

/** TAW-SOLO-35: every card of her hand, for free. */
export const playAllCards = procedure('axomamma-plays-army', P, [
  function playAll(g, f) {
    const { s } = g
    const seat = s[f + P.seat]
    if (s[OWNER] !== seat) joins(g, seat, CONQUER)
    if (s[ARMY_HAND + seat] !== 0) reveal(g)
    for (let card = nextIn(s, ARMY_HAND + seat, 1, 0); card >= 0; card = nextIn(s, ARMY_HAND + seat, 1, card + 1)) playCard(g, seat, card)
    if (s[OWNER] !== seat) joined(g, seat)
  },
])

/** The spaces she could conquer now, as bits: empty, and payable with her face-up Soldiers. */
const available = (g: G, seat: number): number => (g.s[MARKERS_LEFT + seat] === 0 ? 0 : payableSpaces(g, seat))

/** Markers of a seat in the region of a space; of everybody for -1. */
function markersAround(g: G, space: number, seat: number): number {
  const { conquestRegion } = g.rules
  let n = 0
  for (let other = 0; other < CONQUESTS; other++) {
    const owner = g.s[MARKER_AT + other]
    if (conquestRegion[other] === conquestRegion[space] && owner >= 0 && (seat < 0 || owner === seat)) n++
  }
  return n
}

const MANY_MARKERS = 3
const regionOrder: readonly Region[] = ['antisuyu', 'chinchaysuyu', 'kuntisuyu', 'qullasuyu']

/** TAW-SOLO-35 in the order it is read; a lower number is better. */
const criteria: readonly { readonly by: string; readonly of: (g: G, space: number) => number }[] = [
  { by: 'most-vp', of: (g, space) => -g.rules.conquestVp[space] },
  { by: 'fewest-markers-in-region', of: (g, space) => markersAround(g, space, -1) },
  { by: 'fewer-than-3-of-hers', of: (g, space) => (markersAround(g, space, AXOMAMMA) < MANY_MARKERS ? 0 : 1) },
  { by: 'fewest-of-yours', of: (g, space) => markersAround(g, space, HUMAN) },
  { by: 'order-of-regions', of: (g, space) => regionOrder.indexOf(regions[g.rules.conquestRegion[space]]) },
  { by: 'fewest-soldiers', of: (g, space) => toFlip(g, space) + toDiscard(g, space) },
  { by: 'leftmost', of: (g, space) => g.rules.conquestOrder[space] },
]

function narrowed(g: G, spaces: number, of: (g: G, space: number) => number): number {
  let best = 0
  let kept = 0
  for (let left = spaces; left !== 0; left &= left - 1) {
    const space = 31 - Math.clz32(left & -left)
    const value = of(g, space)
    if (kept === 0 || value < best) {
      best = value
      kept = 0
    }
    if (value === best) kept |= left & -left
  }
  return kept
}

/** TAW-SOLO-35: the space she conquers first, -1 for none. */
function firstChoice(g: G, seat: number): number {
  let spaces = available(g, seat)
  if (g.events !== null) for (const space of spacesIn(spaces)) tell(g, 'axomamma-candidate', 'TAW-SOLO-35', seat, 'space', conquestNames[space], 'vp', g.rules.conquestVp[space])
  for (const { by, of } of criteria) {
    if (bits(spaces) <= 1) break
    const kept = narrowed(g, spaces, of)
    if (kept !== spaces) tell(g, 'axomamma-narrows', 'TAW-SOLO-35', seat, 'by', by, 'left', bits(kept))
    spaces = kept
  }
  return 31 - Math.clz32(spaces)
}

const spacesIn = (set: number): number[] => Array.from({ length: CONQUESTS }, (_, space) => space).filter((space) => (set & (1 << space)) !== 0)

const C = locals('seat', 'further', 'space')

/** TAW-SOLO-37, -72. */
const seeksSecond = (g: G, f: number): boolean => g.s[f + C.further] === 1 && g.rules.parts.difficulty.secondConquest

export const herConquest = procedure('axomamma-conquers', C, [
  function first(g, f) {
    reacts(g, g.s[f + C.seat], 'TAW-SOLO-35')
    if (g.s[f + C.further] === 0) g.s[f + C.space] = firstChoice(g, g.s[f + C.seat]) + 1
  },
  function considerSecond(g, f) {
    const { s } = g
    const seat = s[f + C.seat]
    if (g.events === null || !seeksSecond(g, f)) return
    for (const space of spacesIn(available(g, seat)))
      tell(g, 'axomamma-candidate', 'TAW-SOLO-37', seat, 'space', conquestNames[space], 'cards', cardsDiscarded(g, seat, space))
  },
  // the space that needs the fewest cards discarded
  randomly(
    'axomamma-second-conquest',
    'TAW-SOLO-37',
    (g, f) => {
      if (!seeksSecond(g, f)) return
      const seat = g.s[f + C.seat]
      const cheapest = narrowed(g, available(g, seat), (_, space) => cardsDiscarded(g, seat, space))
      for (let left = cheapest; left !== 0; left &= left - 1) offer(g, RANDOM_CONQUEST | (31 - Math.clz32(left & -left)))
    },
    (g, f, space) => {
      const seat = g.s[f + C.seat]
      tell(g, 'axomamma-second-conquest', 'TAW-SOLO-37', seat, 'space', conquestNames[space], 'cards', cardsDiscarded(g, seat, space))
      g.s[f + C.space] = space + 1
    },
  ),
  function conquer(g, f) {
    const { s, rules } = g
    const seat = s[f + C.seat]
    const space = s[f + C.space] - 1
    if (space < 0) {
      tell(g, 'axomamma-conquers-nothing', s[f + C.further] === 0 ? 'TAW-SOLO-35' : rules.parts.difficulty.secondConquest ? 'TAW-SOLO-37' : 'TAW-SOLO-72', seat)
      return
    }
    fixCards(g, seat, space)
    placeMarker(g, seat, space)
    grant(g, seat, rules.conquestBenefit[space])
  },
  function payWithCards(g, f) {
    if (g.s[f + C.space] > 0) settleCards(g, g.s[f + C.seat])
    reacted(g, g.s[f + C.seat], 'TAW-SOLO-35')
  },
])
