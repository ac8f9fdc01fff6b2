// Benefits of God cards laid open: any, all or none of them, in the order the player likes.
import { again, argumentOf, locals, nextIn, OK, offer, type Refusal } from '@tollan/kernel'
import { BENEFIT, DONE, godCardNames } from '../answers.ts'
import { grant, payRefusal } from '../effects.ts'
import { tell } from '../events.ts'
import { ask, procedure } from '../procedures.ts'
import { BENEFIT_IMPOSSIBLE, BENEFIT_TAKEN, NO_ARMY_CARD, NO_NOMAD, NO_WEAVING, NOTHING_TO_PRAY } from '../reasons.ts'
import type { G } from '../rules.ts'
import { GOD_LAID, GOD_TAKEN, GOD_WORDS } from '../state.ts'
import { nomadCount } from '../workers.ts'
import { armyCardsLeft } from './army-cards.ts'
import { constructRefusal } from './construct.ts'
import { godCardsLeft } from './god-cards.ts'
import { anyFaceDown } from './renew.ts'
import { anyStatueRefusal } from './statues.ts'
import { stepsRefusal } from './steps.ts'
import { taskRefusal } from './tasks.ts'
import { weavingsLeft } from './weavings.ts'
import { couldBeLifted } from '../stirring.ts'

export const laidBy = (seat: number): number => GOD_LAID + seat * GOD_WORDS

/** Whether an effect would do anything for the seat now. */
function effectRefusal(g: G, seat: number, effect: number): Refusal {
  const node = g.rules.effects[effect]
  switch (node.op) {
    case 'god-card':
      return godCardsLeft(g) ? OK : NOTHING_TO_PRAY
    case 'army-card':
    case 'train':
      return armyCardsLeft(g) ? OK : NO_ARMY_CARD
    case 'weaving':
      return weavingsLeft(g) > 0 ? OK : NO_WEAVING
    case 'nomad':
      return nomadCount(g) > 0 ? OK : NO_NOMAD
    case 'renew':
      return anyFaceDown(g, seat, node.what) ? OK : BENEFIT_IMPOSSIBLE
    case 'building':
      return constructRefusal(g, seat, node.cost)
    case 'statue':
      return anyStatueRefusal(g, seat, node.cost, node.what)
    case 'steps':
      return stepsRefusal(g, seat, node.cost)
    case 'pay':
      return payRefusal(g, seat, node)
    case 'task':
      return taskRefusal(g, seat, node.what)
    default:
      return OK
  }
}

const B = locals('seat')

/** TAW-GOD-05, TAW-SETUP-28: each benefit of each laid card at most once. */
export const takeBenefits = procedure('take-benefits', B, [
  ask({
    kind: 'benefit',
    candidates(g, _f, seat) {
      for (let card = nextIn(g.s, laidBy(seat), GOD_WORDS, 0); card >= 0; card = nextIn(g.s, laidBy(seat), GOD_WORDS, card + 1))
        for (let part = 0; part < g.rules.benefits[card].length; part++) offer(g, BENEFIT | (card << 2) | part)
      offer(g, DONE)
    },
    refuse(g, _f, answer, seat) {
      if (answer === DONE) return OK
      const card = argumentOf(answer) >> 2
      const part = argumentOf(answer) & 3
      if ((g.s[GOD_TAKEN + card] & (1 << part)) !== 0) return BENEFIT_TAKEN
      return effectRefusal(g, seat, g.rules.benefits[card][part])
    },
    take(g, f, answer, seat) {
      if (answer === DONE) return
      const card = argumentOf(answer) >> 2
      const part = argumentOf(answer) & 3
      g.s[GOD_TAKEN + card] |= 1 << part
      tell(g, 'benefit', 'TAW-GOD-05', seat, 'card', godCardNames[card], 'part', part + 1)
      again(g, f)
      grant(g, seat, g.rules.benefits[card][part])
    },
    settles: (g, f) => !anyBenefit(g, g.s[f + B.seat]),
  }),
])

/** Whether a benefit is left that can be taken now or could be after an any-time action. */
export function anyBenefit(g: G, seat: number): boolean {
  for (let card = nextIn(g.s, laidBy(seat), GOD_WORDS, 0); card >= 0; card = nextIn(g.s, laidBy(seat), GOD_WORDS, card + 1))
    for (let part = 0; part < g.rules.benefits[card].length; part++) {
      if ((g.s[GOD_TAKEN + card] & (1 << part)) !== 0) continue
      const refusal = effectRefusal(g, seat, g.rules.benefits[card][part])
      if (refusal === OK || couldBeLifted(g, seat, refusal)) return true
    }
  return false
}

/** Laid cards are about to leave: their benefits can be taken again when they are played again. */
export function forgetTaken(g: G, seat: number): void {
  for (let card = nextIn(g.s, laidBy(seat), GOD_WORDS, 0); card >= 0; card = nextIn(g.s, laidBy(seat), GOD_WORDS, card + 1)) g.s[GOD_TAKEN + card] = 0
}
