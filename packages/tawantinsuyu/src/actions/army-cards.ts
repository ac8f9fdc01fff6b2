// Army cards: drawing and training.
import { again, argumentOf, bits, EMPTY, locals, offer, offerSet, put, reveal, take, theAnswerer, theDrawer } from '@tollan/kernel'
import { armyNames, DRAW_ARMY, KEEP_ARMY } from '../answers.ts'
import { tell, whisper } from '../events.ts'
import { ask, chance, procedure } from '../procedures.ts'
import type { G } from '../rules.ts'
import { pour } from '../stacks.ts'
import { ARMY_DECK, ARMY_DISCARD, ARMY_HAND, ARMY_LOOK } from '../state.ts'

export const armyHandSize = (g: G, seat: number): number => bits(g.s[ARMY_HAND + seat])
export const armyCardsLeft = (g: G): boolean => g.s[ARMY_DECK] !== 0 || g.s[ARMY_DISCARD] !== 0

/** TAW-ARMY-01: an empty deck is made anew from the discard pile. */
function reshuffle(g: G): void {
  if (g.s[ARMY_DECK] !== 0 || g.s[ARMY_DISCARD] === 0) return
  pour(g, ARMY_DISCARD, ARMY_DECK, 1)
  tell(g, 'army-reshuffled', 'TAW-ARMY-01', -1)
}

const D = locals('seat', 'left')

/** TAW-ARMY-03: the top card of the deck, without a choice; nothing when there is none (TAW-ARMY-02). */
export const drawArmyCards = procedure('draw-army-cards', D, [
  chance(
    'draw-army-card',
    (g) => offerSet(g, ARMY_DECK, 1, DRAW_ARMY),
    (g, f, answer) => {
      const { s } = g
      const seat = s[f + D.seat]
      const card = argumentOf(answer)
      take(s, ARMY_DECK, card)
      put(s, ARMY_HAND + seat, card)
      tell(g, 'army-card-drawn', 'TAW-ARMY-03', seat)
      whisper(g, 'army-card-seen', 'TAW-HIDE-01', seat, 'card', armyNames[card])
      if (--s[f + D.left] > 0) again(g, f)
    },
    (g, f) => {
      if (g.s[f + D.left] > 0) reshuffle(g)
      return g.s[f + D.left] <= 0 || g.s[ARMY_DECK] === 0
    },
    theDrawer, // TAW-HIDE-01
  ),
])

const T = locals('seat', 'drawn')

/** TAW-TASK-TRAIN-01: draw two, keep one, discard the other; a single card is kept. */
export const train = procedure('train', T, [
  chance(
    'draw-army-card',
    (g) => offerSet(g, ARMY_DECK, 1, DRAW_ARMY),
    (g, f, answer) => {
      const { s } = g
      const seat = s[f + T.seat]
      const card = argumentOf(answer)
      take(s, ARMY_DECK, card)
      s[ARMY_LOOK + seat * 2 + s[f + T.drawn]++] = card
      tell(g, 'army-card-drawn', 'TAW-TASK-TRAIN-01', seat)
      whisper(g, 'army-card-seen', 'TAW-HIDE-11', seat, 'card', armyNames[card])
      again(g, f)
    },
    (g, f) => {
      if (g.s[f + T.drawn] < 2) reshuffle(g)
      return g.s[f + T.drawn] === 2 || g.s[ARMY_DECK] === 0
    },
    theDrawer, // TAW-HIDE-11
  ),
  ask({
    kind: 'keep-army-card',
    candidates(g, _f, seat) {
      for (let i = 0; i < 2; i++) offer(g, KEEP_ARMY | g.s[ARMY_LOOK + seat * 2 + i])
    },
    take(g, f, answer, seat) {
      keepCard(g, seat, argumentOf(answer))
      g.s[f + T.drawn] = 0
    },
    settles(g, f) {
      const { s } = g
      if (s[f + T.drawn] === 1) keepCard(g, s[f + T.seat], s[ARMY_LOOK + s[f + T.seat] * 2])
      return s[f + T.drawn] < 2
    },
    seenBy: theAnswerer, // the card put away is seen, the one kept is not
  }),
])

function keepCard(g: G, seat: number, kept: number): void {
  const { s } = g
  for (let i = 0; i < 2; i++) {
    const card = s[ARMY_LOOK + seat * 2 + i]
    s[ARMY_LOOK + seat * 2 + i] = EMPTY
    if (card === EMPTY) continue
    if (card === kept) put(s, ARMY_HAND + seat, card)
    else {
      put(s, ARMY_DISCARD, card)
      reveal(g) // TAW-HIDE-11
      tell(g, 'army-card-discarded', 'TAW-TASK-TRAIN-01', seat, 'card', armyNames[card])
    }
  }
}
