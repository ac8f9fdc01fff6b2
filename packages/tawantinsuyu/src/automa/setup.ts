// Axomamma's set-up (TAW-SOLO-04 to -11).
import { again, argumentOf, call, locals, offer, offerSet } from '@tollan/kernel'
import { drawArmyCards } from '../actions/army-cards.ts'
import { DRAW_PERSONALITY, PLACE_HIGH_PRIEST, personalityNames, RANDOM_WEAVING, stepNames } from '../answers.ts'
import { axomammaNumbers, personalities } from '../content/index.ts'
import { tell } from '../events.ts'
import { startWith } from '../flow/starting-weavings.ts'
import { placePriest } from '../flow/turn.ts'
import { gainGood } from '../goods.ts'
import { ask, chance, procedure } from '../procedures.ts'
import { goodNumber, type G } from '../rules.ts'
import { AXOMAMMA, HUMAN, PERSONALITY, PRIEST_AT, SECTIONS, STEP_AT, STEPS_LEFT, WEAVING_START, WEAVING_WORDS } from '../state.ts'
import { placeTokens } from './board.ts'
import { randomly, roll } from './chances.ts'
import { fillSlot } from './tucked-cards.ts'

/** TAW-SOLO-04: a random starting Weaving, before the human chooses. */
export const herStartingWeaving = procedure('axomamma-starting-weaving', locals(), [
  randomly(
    'axomamma-starting-weaving',
    'TAW-SOLO-04',
    (g) => offerSet(g, WEAVING_START, WEAVING_WORDS, RANDOM_WEAVING),
    (g, _f, tile) => startWith(g, AXOMAMMA, tile),
  ),
])

/** TAW-SOLO-10: the upper space of her section, or of the next one clockwise where it is empty; she gains nothing for it. */
function layFirstStep(g: G): void {
  const { s } = g
  for (let i = 0; i < SECTIONS; i++) {
    const step = ((s[PRIEST_AT + AXOMAMMA] + i) % SECTIONS) * 2
    if (s[STEP_AT + step] >= 0) continue
    s[STEP_AT + step] = AXOMAMMA
    s[STEPS_LEFT + AXOMAMMA]--
    tell(g, 'steps', 'TAW-SOLO-10', AXOMAMMA, 'steps', stepNames[step])
    return
  }
}

const start = Object.entries(axomammaNumbers.start).map(([what, n]) => ({ kind: goodNumber(what), n }))

const S = locals('slot')

export const setUpAxomamma = procedure('axomamma-set-up', S, [
  function startingSupply(g) {
    for (const { kind, n } of start) gainGood(g, AXOMAMMA, kind, n, 'TAW-SOLO-05')
    call(g, drawArmyCards, AXOMAMMA, axomammaNumbers.startArmyCards)
  },
  // TAW-SOLO-07: the human first, hers as far from there as the die says
  ask({
    kind: 'high-priest',
    seat: () => HUMAN,
    candidates(g) {
      for (let section = 0; section < SECTIONS; section++) offer(g, PLACE_HIGH_PRIEST | section)
    },
    take: (g, _f, answer, seat) => placePriest(g, seat, argumentOf(answer)),
  }),
  roll('axomamma-priest-roll', 'TAW-SOLO-07', (g, _f, value) => placePriest(g, AXOMAMMA, (g.s[PRIEST_AT + HUMAN] + value) % SECTIONS)),
  function tokens(g) {
    placeTokens(g)
  },
  function tuckCards(g, f) {
    if (g.s[f + S.slot] >= axomammaNumbers.slots) return
    again(g, f)
    call(g, fillSlot, g.s[f + S.slot]++)
  },
  function firstStep(g) {
    layFirstStep(g)
  },
  chance(
    'draw-personality',
    (g) => {
      for (let side = 0; side < personalities.length; side++) offer(g, DRAW_PERSONALITY | side)
    },
    (g, _f, answer) => {
      g.s[PERSONALITY] = argumentOf(answer)
      tell(g, 'axomamma-personality', 'TAW-SOLO-11', AXOMAMMA, 'personality', personalityNames[argumentOf(answer)])
    },
    (g) => !g.rules.parts.difficulty.personality, // TAW-SOLO-69
  ),
])
