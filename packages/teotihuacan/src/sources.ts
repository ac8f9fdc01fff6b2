// Where the printed values come from, table by table: for people who own the box and may correct them.
import { automaSource } from './automa/tables.ts'
import * as content from './content/index.ts'
import type { Source } from './content/vocabulary.ts'
import * as obsidian from './modules/m06-obsidian/content.ts'
import * as mansion from './modules/m07-mansion/content.ts'
import * as altars from './modules/m08-altars/content.ts'
import * as empire from './modules/m09-empire/content.ts'
import { greatDiscoveriesSource, greatKinds } from './modules/great-discoveries/content.ts'
import { tilesForFiveSource } from './modules/pairs/five-m08.ts'
import { fivePyramidSource } from './modules/players/five.ts'

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
  { table: 'M7: Mansion', source: mansion.mansionSource },
  { table: 'M7: royal tiles', source: mansion.royalTilesSource },
  { table: 'M7: categories of the royal slots', source: mansion.royalSlotCategoriesSource },
  { table: 'M7: temples of the royal slots', source: mansion.royalSlotTemplesSource },
  { table: 'M8: places of the altars', source: altars.placesSource },
  { table: 'M8: halves of the altar tiles', source: altars.halvesSource },
  { table: 'M8: left and right of the altar tiles', source: altars.sidesSource },
  { table: 'M8: number of tiles for five players', source: tilesForFiveSource },
  { table: 'M8: pose of the shamans at the start', source: altars.startPoseSource },
  { table: 'M8: Teotibot', source: altars.botAltarsSource },
  { table: 'M9: Conquest board', source: empire.conquestGridSource },
  { table: 'M9: map and region bonuses', source: empire.regionsSource },
  { table: 'M9: number of warriors', source: empire.warriorsSource },
  { table: 'five players: starting pyramid', source: fivePyramidSource },
  { table: 'great discovery tiles: costs and effects', source: greatDiscoveriesSource },
  ...greatKinds.map((kind) => ({ table: `great discovery ${kind.id}: copies`, source: kind.copiesSource })),
]
