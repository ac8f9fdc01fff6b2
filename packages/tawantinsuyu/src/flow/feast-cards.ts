// What a person decides at a Feast: gold for upkeep (step 4) and God cards to play (step 7).
import { argumentOf, call, locals, nextIn, OK, offer, put, refuse, restart } from '@tollan/kernel'
import { laidBy, takeBenefits } from '../actions/benefits.ts'
import { handSize, leaveHand, offerHand } from '../actions/god-cards.ts'
import { DONE, godCardNames, goodNames, PLAY_GOD, UPKEEP_GOLD } from '../answers.ts'
import { numbers } from '../content/index.ts'
import { tell } from '../events.ts'
import { lose, owned, purseOf } from '../goods.ts'
import { ask, procedure } from '../procedures.ts'
import { UPKEEP_LIMIT } from '../reasons.ts'
import type { G } from '../rules.ts'
import { GOD_TAKEN, GOD_WORDS, GOLD, POTATO } from '../state.ts'
import { canChange, canTrade } from '../stirring.ts'

const missing = (g: G, seat: number): number => Math.max(0, handSize(g, seat) - owned(g, seat, POTATO))

const U = locals('seat', 'gold')

/** TAW-FEAST-14 to -17: potatoes must be paid, gold may stand in, what is missing costs VP. */
export const upkeep = procedure('upkeep', U, [
  ask({
    kind: 'upkeep',
    candidates(g, _f, seat) {
      for (let gold = 0; gold <= owned(g, seat, GOLD); gold++) offer(g, UPKEEP_GOLD | gold)
    },
    refuse: (g, _f, answer, seat) => (argumentOf(answer) <= missing(g, seat) ? OK : refuse(g, UPKEEP_LIMIT, missing(g, seat), argumentOf(answer))),
    take(g, f, answer) {
      g.s[f + U.gold] = argumentOf(answer)
    },
    settles(g, f) {
      const seat = g.s[f + U.seat]
      return missing(g, seat) === 0 || (owned(g, seat, GOLD) === 0 && !canTrade(g, seat) && !canChange(g, seat)) // TAW-ASK-20
    },
  }),
  function settleUpkeep(g, f) {
    const { s } = g
    const seat = s[f + U.seat]
    const gold = s[f + U.gold]
    const unpaid = missing(g, seat) - gold
    const potatoes = Math.min(handSize(g, seat), owned(g, seat, POTATO))
    s[purseOf(seat) + POTATO] -= potatoes
    s[purseOf(seat) + GOLD] -= gold
    if (potatoes > 0) tell(g, 'pay', 'TAW-FEAST-14', seat, 'what', goodNames[POTATO], 'n', potatoes)
    if (gold > 0) tell(g, 'pay', 'TAW-FEAST-15', seat, 'what', goodNames[GOLD], 'n', gold)
    lose(g, seat, unpaid * numbers.upkeepVp, 'TAW-FEAST-15')
  },
])

const P = locals('seat', 'played')
const ALL_TAKEN = 15

/** TAW-FEAST-28: up to three cards from hand, one after another; no Statue is needed. */
export const playFeastCards = procedure('play-feast-cards', P, [
  ask({
    kind: 'feast-card',
    candidates(g, _f, seat) {
      offerHand(g, seat, PLAY_GOD)
      offer(g, DONE)
    },
    take(g, f, answer, seat) {
      if (answer === DONE) {
        g.s[f + P.played] = numbers.feastCards
        return
      }
      const card = argumentOf(answer)
      leaveHand(g, seat, card)
      put(g.s, laidBy(seat), card)
      tell(g, 'god-card-played', 'TAW-FEAST-28', seat, 'card', godCardNames[card])
      call(g, takeBenefits, seat)
    },
    settles: (g, f) => g.s[f + P.played] >= numbers.feastCards || handSize(g, g.s[f + P.seat]) === 0,
  }),
  // benefits left behind are lost when the next card is played
  function nextCard(g, f) {
    const { s } = g
    const seat = s[f + P.seat]
    if (s[f + P.played] >= numbers.feastCards) return
    for (let card = nextIn(s, laidBy(seat), GOD_WORDS, 0); card >= 0; card = nextIn(s, laidBy(seat), GOD_WORDS, card + 1)) s[GOD_TAKEN + card] = ALL_TAKEN
    if (++s[f + P.played] < numbers.feastCards && handSize(g, seat) > 0) restart(g, f)
  },
])
