// The first God cards: dealt and chosen in secret, played in the open (TAW-SETUP-24 to -31).
import { again, argumentOf, call, leave, locals, nextIn, offer, offerSet, put, restart, take, theAnswerer, theDrawer } from '@tollan/kernel'
import { forgetTaken, laidBy, takeBenefits } from '../actions/benefits.ts'
import { handOf, leaveHand, shuffleIn } from '../actions/god-cards.ts'
import { ALL_SLOTS, fillMarket } from '../actions/market.ts'
import { DRAW_GOD, godCardNames, KEEP, three } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { tell, whisper } from '../events.ts'
import { ask, chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { FIRST, GOD_DECK, GOD_WORDS, PICK } from '../state.ts'

/** The places of three cards among the eight, in the order of the numbers of the triples. */
const triples: readonly (readonly [number, number, number])[] = Array.from({ length: numbers.dealt }, (_, i) => i).flatMap((i) =>
  Array.from({ length: numbers.dealt }, (_, j) => j).flatMap((j) =>
    Array.from({ length: numbers.dealt }, (_, k) => k).flatMap((k) => (i < j && j < k ? [[i, j, k] as const] : [])),
  ),
)

const dealt = new Int32Array(numbers.dealt) // scratch: the hand in order

function readHand(g: G, seat: number): Int32Array {
  let n = 0
  for (let card = nextIn(g.s, handOf(seat), GOD_WORDS, 0); card >= 0; card = nextIn(g.s, handOf(seat), GOD_WORDS, card + 1)) dealt[n++] = card
  return dealt
}

const isChooser = (g: G, seat: number): boolean => (g.rules.parts.choosers & (1 << seat)) !== 0

const D = locals('seat', 'n')

const deal = procedure('deal-god-cards', D, [
  chance(
    'deal-god-card',
    (g) => offerSet(g, GOD_DECK, GOD_WORDS, DRAW_GOD),
    (g, f, answer) => {
      const { s } = g
      take(s, GOD_DECK, argumentOf(answer))
      put(s, handOf(s[f + D.seat]), argumentOf(answer))
      whisper(g, 'god-card-seen', 'TAW-SETUP-24', s[f + D.seat], 'card', godCardNames[argumentOf(answer)])
      if (++s[f + D.n] < numbers.dealt) again(g, f)
    },
    (g, f) => !isChooser(g, g.s[f + D.seat]),
    theDrawer,
  ),
  function nextSeat(g, f) {
    g.s[f + D.n] = 0
    if (++g.s[f + D.seat] < g.rules.seats) restart(g, f)
    else leave(g, f)
  },
])

const C = locals('turn')

export const startingCards = procedure('starting-cards', C, [
  function dealAll(g) {
    call(g, deal)
  },
  // TAW-SETUP-25: in secret, all at the same time
  ask({
    kind: 'keep-god-cards',
    seats: (g) => g.rules.parts.choosers,
    candidates(g, _f, seat) {
      const hand = readHand(g, seat)
      for (const triple of triples) offer(g, KEEP | three(hand[triple[0]], hand[triple[1]], hand[triple[2]]))
    },
    take(g, _f, answer, seat) {
      const kept = argumentOf(answer)
      const hand = readHand(g, seat)
      g.s[PICK + seat] = triples.findIndex((triple) => kept === three(hand[triple[0]], hand[triple[1]], hand[triple[2]]))
    },
    seenBy: theAnswerer,
    anytime: false,
  }),
  function playTheOthers(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) if (isChooser(g, seat)) layOthers(g, seat)
  },
  // TAW-SETUP-26: the last player first
  function benefitsInReverse(g, f) {
    const { s, rules } = g
    if (s[f + C.turn] >= rules.seats) return
    const seat = (s[FIRST] + rules.seats - 1 - s[f + C.turn]++) % rules.seats
    again(g, f)
    if (isChooser(g, seat)) call(g, takeBenefits, seat)
  },
  function finish(g) {
    for (let seat = 0; seat < g.rules.seats; seat++) {
      forgetTaken(g, seat)
      shuffleIn(g, laidBy(seat)) // TAW-SETUP-30
    }
    fillMarket(g, ALL_SLOTS) // TAW-SETUP-29
  },
])

function layOthers(g: G, seat: number): void {
  const { s } = g
  const kept = triples[s[PICK + seat]]
  s[PICK + seat] = -1
  const hand = readHand(g, seat)
  for (let place = 0; place < numbers.dealt; place++) {
    const card = hand[place]
    if (kept.includes(place)) continue
    leaveHand(g, seat, card)
    put(s, laidBy(seat), card)
    tell(g, 'god-card-played', 'TAW-SETUP-25', seat, 'card', godCardNames[card])
  }
}
