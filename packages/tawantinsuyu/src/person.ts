// A person makes every decision when asked.
import { drawArmyCards, train } from './actions/army-cards.ts'
import { offering, offeringToo, worship, worshipToo } from './actions/climbing.ts'
import { casualty, conquer, conquest, playArmy, takePart } from './actions/conquest.ts'
import { construct } from './actions/construct.ts'
import { drawGodCards } from './actions/god-cards.ts'
import { merchant } from './actions/merchant.ts'
import { produceAction, produceToo } from './actions/producing.ts'
import { renewPieces } from './actions/renew.ts'
import { renewAction, renewToo } from './actions/renewing.ts'
import { buildStatue } from './actions/statues.ts'
import { buildSteps } from './actions/steps.ts'
import { taskBenefit } from './actions/tasks.ts'
import { buyLeftover, freeWeavings } from './actions/weavings.ts'
import { chooseOne, payThen } from './effects.ts'
import { playFeastCards, upkeep } from './flow/feast-cards.ts'
import { personTurn } from './flow/turn.ts'
import type { Ways } from './rules.ts'
import { recruitNomads } from './workers.ts'

export const person: Ways = {
  turn: personTurn,
  effects: {
    'god-card': drawGodCards,
    'army-card': drawArmyCards,
    train,
    weaving: freeWeavings,
    nomad: recruitNomads,
    renew: renewPieces,
    building: construct,
    statue: buildStatue,
    steps: buildSteps,
    pay: payThen,
    choose: chooseOne,
    task: taskBenefit,
  },
  perform: [produceAction, worship, offering, conquest, renewAction],
  follow: [produceToo, worshipToo, offeringToo, conquest, renewToo],
  casualty,
  takePart,
  playArmy,
  conquer,
  leftover: buyLeftover,
  feastMerchant: merchant,
  upkeep,
  feastDraw: drawGodCards,
  feastPlay: playFeastCards,
  gainedPotatoes: () => {},
  beforeScoring: null,
  automa: false,
}
