// Where the printed values come from, table by table: for people who own the box and may correct them.
import { automaSource } from './automa/tables.ts'
import * as content from './content/index.ts'
import type { Source } from './content/vocabulary.ts'
import * as obsidian from './modules/m06-obsidian/content.ts'
import { greatKinds } from './modules/great-discoveries/content.ts'

export interface TableSource {
  readonly table: string
  readonly source: Source
}

export const sources: readonly TableSource[] = [
  { table: 'action boards', source: content.boardsSource },
  { table: 'temples', source: content.templesSource },
  { table: 'nobles', source: content.noblesRowsSource },
  { table: 'buildings row', source: content.buildingsRowSource },
  { table: 'avenue of the dead', source: content.avenueTrack.source },
  { table: 'pyramid track', source: content.pyramidTrack.source },
  { table: 'calendar', source: content.calendar.source },
  { table: 'icons', source: content.iconsSource },
  { table: 'pyramid base', source: content.pyramidBaseSource },
  { table: 'pyramid slots', source: content.pyramidSlotsSource },
  { table: 'pyramid levels', source: content.pyramidLevelsSource },
  { table: 'pyramid tiles', source: content.pyramidTilesSource },
  { table: 'starting pyramid', source: content.initialPyramidSource },
  { table: 'decoration tiles', source: content.decorationTilesSource },
  { table: 'decoration spaces', source: content.decorationSpacesSource },
  { table: 'discovery tiles', source: content.discoveriesSource },
  { table: 'technologies', source: content.technologiesSource },
  { table: 'royal tiles', source: content.royalTilesSource },
  { table: 'temple bonus tiles', source: content.templeBonusesSource },
  { table: 'starting tiles', source: content.startingTilesSource },
  { table: 'ascension', source: content.ascensionSource },
  { table: 'eclipse', source: content.eclipse.source },
  { table: 'set-up', source: content.setup.source },
  { table: 'first game: boards', source: content.firstGame.source.boards },
  { table: 'first game: tiles', source: content.firstGame.source.tiles },
  { table: 'first game: seats', source: content.firstGame.source.seats },
  { table: 'Teotibot', source: automaSource },
  { table: 'M6: boards 2 to 4', source: obsidian.gridsSource },
  { table: 'M6: technologies', source: obsidian.technologiesSource },
  { table: 'M6: starting tiles', source: obsidian.startingTilesSource },
  ...greatKinds.map((kind) => ({ table: `great discovery ${kind.id}: copies`, source: kind.copiesSource })),
]
