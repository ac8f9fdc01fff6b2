// Every table the engine plays by, as one value: printed, or corrected for one game.
import { type ArmyCard, armyCardRows } from './army-cards.ts'
import { colourRewards, type HerBoard, herBoard, type Token, tokens } from './axomamma.ts'
import { type PassiveBuilding, passiveRows, type ProductionBuilding, productionRows } from './buildings.ts'
import { type ConquestSpace, conquestRows } from './conquest.ts'
import { type GodCard, godCardRows } from './god-cards.ts'
import { type HillSpace, hillSpaces, type TaskIcon, taskIcons } from './hill.ts'
import { coricancha, numbers, type PriestAction, type SetupRow, setupRows, type StatueRow, statueRows } from './numbers.ts'
import { type TempleSpace, templeSpaces } from './temple.ts'
import { type Weaving, weavingRows } from './weavings.ts'

export interface Tables {
  readonly hill: readonly HillSpace[]
  readonly icons: readonly TaskIcon[]
  readonly godCards: readonly GodCard[]
  readonly armyCards: readonly ArmyCard[]
  readonly productions: readonly ProductionBuilding[]
  readonly passives: readonly PassiveBuilding[]
  readonly weavings: readonly Weaving[]
  readonly statues: readonly StatueRow[]
  readonly temple: readonly TempleSpace[]
  readonly conquest: readonly ConquestSpace[]
  readonly setup: Readonly<Record<2 | 3 | 4, SetupRow>>
  /** Numbers of Passive Buildings. */
  readonly abilities: { readonly ownStepVp: number }
  readonly coricancha: { readonly order: readonly PriestAction[]; readonly printedOrientation: number }
  readonly herBoard: HerBoard
  readonly tokens: readonly Token[]
  /** What Axomamma gains for a Worker of each colour. */
  readonly rewards: typeof colourRewards
}

export const printed: Tables = {
  hill: hillSpaces,
  icons: taskIcons,
  godCards: godCardRows,
  armyCards: armyCardRows,
  productions: productionRows,
  passives: passiveRows,
  weavings: weavingRows,
  statues: statueRows,
  temple: templeSpaces,
  conquest: conquestRows,
  setup: setupRows,
  abilities: { ownStepVp: numbers.ownStepVp },
  coricancha,
  herBoard,
  tokens,
  rewards: colourRewards,
}
