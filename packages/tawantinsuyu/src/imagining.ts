// What others can conclude from a placement under way: whoever has chosen a Worker or a space can pay for it (TAW-PLACE-17).
import { interruptedCanGoOn, nextIn, OWNER, put, question, type Random, take } from '@tollan/kernel'
import { handOf } from './actions/god-cards.ts'
import type { G } from './rules.ts'
import { BOUND, GOD_CARDS, GOD_DECK, GOD_UNDER, GOD_WORDS, SEATS } from './state.ts'

/** A place of a card the viewer may not see; `lay` puts another card there. */
interface Hidden {
  readonly card: number
  readonly lay: (card: number) => void
}

function cardsIn(g: G, set: number): Hidden[] {
  const found: Hidden[] = []
  for (let card = nextIn(g.s, set, GOD_WORDS, 0); card >= 0; card = nextIn(g.s, set, GOD_WORDS, card + 1))
    found.push({
      card,
      lay(other) {
        take(g.s, set, card)
        put(g.s, set, other)
      },
    })
  return found
}

function hiddenElsewhere(g: G, viewer: number, owner: number): Hidden[] {
  const found = cardsIn(g, GOD_DECK)
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === viewer) continue
    if (seat !== owner) found.push(...cardsIn(g, handOf(seat)))
    for (let at = GOD_UNDER + seat * GOD_CARDS; at < GOD_UNDER + (seat + 1) * GOD_CARDS; at++)
      if (g.s[at] >= 0) found.push({ card: g.s[at], lay: (other) => void (g.s[at] = other) })
  }
  return found
}

function goesOn(g: G): boolean {
  question(g)
  return g.count > 0 && interruptedCanGoOn(g)
}

/** Gives the owner of the turn a card that pays for the placement, where an imagined hand has none. */
export function reconcile(g: G, viewer: number, random: Random): void {
  const { s } = g
  const owner = s[OWNER]
  if (s[BOUND] === 0 || owner === viewer || goesOn(g)) return
  const before = s.slice()
  const hand = cardsIn(g, handOf(owner))
  const others = hiddenElsewhere(g, viewer, owner)
  for (let i = others.length; i > 0 && hand.length > 0; i--) {
    const own = hand[random(hand.length)]
    const [other] = others.splice(random(i), 1)
    other.lay(own.card)
    own.lay(other.card)
    if (goesOn(g)) return
    s.set(before)
  }
}
