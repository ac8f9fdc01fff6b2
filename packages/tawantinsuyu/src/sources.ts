// Where the printed values come from, table by table: for people who own the box and may correct them.
import * as content from './content/index.ts'
import type { Source } from './content/index.ts'

export interface TableSource {
  readonly table: string
  readonly source: Source
}

export const sources: readonly TableSource[] = [
  { table: 'workers', source: content.rolesSource },
  { table: 'workers: colours', source: content.roleColoursSource },
  { table: 'gods', source: content.godsSource },
  { table: 'gods: nicknames', source: content.nicknamesSource },
  { table: 'statues of each god', source: content.statuesPerGodSource },
  { table: 'tasks', source: content.tasksSource },
  { table: 'numbers', source: content.numbersSource },
  { table: 'numbers: VP of Z07', source: content.ownStepVpSource },
  { table: 'costs of stairs and statues', source: content.costsSource },
  { table: 'set-up', source: content.setupSource },
  { table: 'set-up: sizes of Village and Nomads', source: content.areaSizesSource },
  { table: 'High Priest actions', source: content.priestActionsSource },
  { table: 'Coricancha: order and orientation', source: content.coricanchaSource },
  { table: 'hill: spaces and icons', source: content.hillSource },
  { table: 'hill: Step spaces', source: content.stepSpacesSource },
  { table: 'God cards', source: content.godCardsSource },
  { table: 'Army cards', source: content.armyCardsSource },
  { table: 'Production Buildings', source: content.productionsSource },
  { table: 'Passive Buildings: abilities', source: content.passiveAbilitiesSource },
  { table: 'Passive Buildings: costs', source: content.passiveCostsSource },
  { table: 'weavings: patterns', source: content.patternsSource },
  { table: 'weavings: edge rewards', source: content.edgesSource },
  { table: 'weavings: tiles', source: content.weavingsSource },
  { table: 'Temple: spaces', source: content.templeSource },
  { table: 'Temple: kinds of rewards', source: content.templeRewardsSource },
  { table: 'Conquest spaces', source: content.conquestSource },
  ...content.conquestExamples.map((id) => ({ table: `Conquest space ${id}`, source: content.conquestExamplesSource })),
  { table: 'Axomamma: numbers', source: content.axomammaNumbersSource },
  { table: 'Axomamma: corn for a leftover weaving', source: content.reactionCornSource },
  { table: 'Axomamma: die', source: content.dieSource },
  { table: 'Axomamma: tokens', source: content.tokensSource },
  { table: 'Axomamma: start spaces of the tokens', source: content.tokenStartsSource },
  { table: 'Axomamma: rows of her board', source: content.boardRowsSource },
  { table: 'Axomamma: rewards by worker colour', source: content.colourRewardsSource },
  { table: 'Axomamma: personalities', source: content.personalitiesSource },
  { table: 'Axomamma: space of the Personality token', source: content.personalitySpaceSource },
]
