// How Axomamma makes every decision a seat can face (TAW-SOLO-13 to -66).
import { drawArmyCards } from '../actions/army-cards.ts'
import { conquest } from '../actions/conquest.ts'
import type { Ways } from '../rules.ts'
import { erectHers } from './buildings.ts'
import { herProduction, herRenewal, joinProduction, joinRenewal, renewHerPieces } from './buildings-at-work.ts'
import { chooseOption, exchangePotatoes, loseOffer, nothing, payIfPossible, trainOne } from './choices.ts'
import { herOffering, herWorship, joinOffering, joinWorship } from './climbing.ts'
import { herCasualty, herConquest, playAllCards } from './conquest.ts'
import { beforeHerScoring, scoreIfBehind, scoreWeavings } from './scoring.ts'
import { buildHerStatue } from './statues.ts'
import { buildHerSteps } from './steps.ts'
import { axomammaTurn } from './turn.ts'
import { buyHerLeftover, takeTopWeavings } from './weavings.ts'
import { gainWorkers } from './workers.ts'

export const axomamma: Ways = {
  turn: axomammaTurn,
  effects: {
    'god-card': loseOffer,
    'army-card': drawArmyCards,
    train: trainOne,
    weaving: takeTopWeavings,
    nomad: gainWorkers,
    renew: renewHerPieces,
    building: erectHers,
    statue: buildHerStatue,
    steps: buildHerSteps,
    pay: payIfPossible,
    choose: chooseOption,
    task: nothing, // only God cards show tasks, and she reads none (TAW-SOLO-47)
  },
  perform: [herProduction, herWorship, herOffering, conquest, herRenewal],
  follow: [joinProduction, joinWorship, joinOffering, conquest, joinRenewal],
  casualty: herCasualty,
  takePart: nothing, // she never takes the gold (TAW-SOLO-32)
  playArmy: playAllCards,
  conquer: herConquest,
  leftover: buyHerLeftover,
  feastMerchant: scoreWeavings,
  upkeep: nothing, // TAW-SOLO-64
  feastDraw: scoreIfBehind,
  feastPlay: nothing, // TAW-SOLO-65
  gainedPotatoes: exchangePotatoes,
  beforeScoring: beforeHerScoring,
  automa: true,
}
