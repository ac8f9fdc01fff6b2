// The tables of the base game that a value sheet shows.
import { code, fields, list, rows, whole } from '@tollan/kernel/data'
import { cost, effect, effectIfAny, effectOfItsKind, type MoreWords } from '../data-effects.ts'
import { dataTable } from '../data-tables.ts'
import { ascensionRewards, ascensionSource } from './ascension.ts'
import { boards, boardsSource } from './boards.ts'
import { decorationTiles, decorationTilesSource } from './decorations.ts'
import { discoveriesSource, discoveryKinds } from './discoveries.ts'
import { eclipse } from './eclipse.ts'
import { pyramidTiles, pyramidTilesSource } from './pyramid.ts'
import { royalTiles, royalTilesSource } from './royals.ts'
import { startingTiles, startingTilesSource } from './starting-tiles.ts'
import { technologies, technologiesSource, type Technology } from './technologies.ts'
import { templeBonuses, templeBonusesSource } from './temple-bonuses.ts'
import { temples, templesSource } from './temples.ts'
import { buildingsRow, buildingsRowSource, calendar, noblesRows, noblesRowsSource, pyramidTrack } from './tracks.ts'

const points = whole(0, 50)
/** How many tiles of a kind there are: places for more are few, see tiles.ts. */
export const copies = whole(0, 9)
/** Icons by their letters, in the colour of their temple as capitals. */
const ICON_LETTERS = 'brg-BRG'
export const gold = whole(0, 9)
export const maskPoints = list(whole(0, 99))
const discSpaces = list(whole(1, 12)) // the calendar has twelve spaces
/** What a technology costs and brings; when it does so is a rule. */
export const technologyFields = (words: MoreWords) => ({
  gold, benefits: list(fields({ n: whole(1, 3), upTo: whole(1, 9), effect: effect({ does: ['gain', 'temple', 'avenue'], ...words }) })),
})
/** A discount and a paid power-up come once in a Main Action (TEO-TECH-12, -16). */
export const onceEach = (tiles: readonly Technology[]): string | null =>
  tiles.some(({ benefits }) => benefits.some((benefit) => (benefit.when === 'discount' || benefit.when === 'power-up') && benefit.n !== 1)) ? 'a discount or a paid power-up is 1' : null
export const startingFields = (words: MoreWords) => ({
  boards: list(whole(1, 8)),
  effect: effect({ does: ['gain', 'temple', 'avenue', 'power-up', 'technology', 'discovery'], ...words }),
})
export const royalEffect = (words: MoreWords) => effect({ does: ['gain', 'temple', 'avenue', 'repeat'], byPower: true, ...words })
export const gridFields = (words: MoreWords) => ({
  powerUps: list(whole(0, 3)),
  grid: list(list(effect({ does: ['gain', 'temple', 'avenue'], ...words }))),
})

export const boardsTable = dataTable({ name: 'action-boards', source: boardsSource, rows: boards, shape: rows('id', gridFields({})) })

export const templesTable = dataTable({
  name: 'temples', source: templesSource, rows: temples,
  shape: rows('id', { steps: list(fields({ reward: effectIfAny({ does: ['gain'] }) })) }),
})

export const noblesTable = dataTable({ name: 'nobles', source: noblesRowsSource, rows: noblesRows, shape: list(list(points)) })
export const buildingsTable = dataTable({ name: 'buildings-row', source: buildingsRowSource, rows: buildingsRow, shape: list(points) })

export const pyramidTrackTable = dataTable({
  name: 'pyramid-track', source: pyramidTrack.source, rows: pyramidTrack, shape: fields({ last: whole(1, 40) }),
})

export const technologiesTable = dataTable({ name: 'technologies', source: technologiesSource, rows: technologies, shape: rows('id', technologyFields({})), valid: onceEach })

export const calendarTable = dataTable({
  name: 'calendar', source: calendar.source, rows: calendar.darkDisc, shape: fields({ 2: discSpaces, 3: discSpaces, 4: discSpaces }),
})

export const ascensionTable = dataTable({
  name: 'ascension', source: ascensionSource, rows: ascensionRewards, shape: rows('id', { pay: cost(), effect: effectOfItsKind({}) }),
})

export const eclipseTable = dataTable({
  name: 'eclipse', source: eclipse.source, rows: eclipse,
  shape: fields({
    leaderVp: points, stepVp: list(points),
    salary: fields({ perWorker: whole(0, 2), strongPower: whole(2, 6), strongExtra: whole(0, 2), vpLossPerUnpaid: whole(0, 9) }),
  }),
})

export const discoveriesTable = dataTable({
  name: 'discovery-tiles', source: discoveriesSource, rows: discoveryKinds,
  shape: rows('id', { copies, cost: cost(), mask: whole(1, 9), effect: effectOfItsKind({}) }),
})

export const pyramidTilesTable = dataTable({ name: 'pyramid-tiles', source: pyramidTilesSource, rows: pyramidTiles, shape: rows('id', { code: code(ICON_LETTERS, 4) }) })

export const decorationTilesTable = dataTable({ name: 'decoration-tiles', source: decorationTilesSource, rows: decorationTiles, shape: rows('id', { code: code(ICON_LETTERS, 2) }) })

export const royalsTable = dataTable({
  name: 'royal-tiles', source: royalTilesSource, rows: royalTiles, shape: rows('id', { effect: royalEffect({}) }),
})

export const startingTilesTable = dataTable({
  name: 'starting-tiles', source: startingTilesSource, rows: startingTiles, shape: rows('id', startingFields({})),
})

export const bonusesTable = dataTable({
  name: 'temple-bonus-tiles', source: templeBonusesSource, rows: templeBonuses,
  shape: rows('id', { score: fields({ vp: points, strong: points }) }),
})

export const maskSetsTable = dataTable({ name: 'mask-sets', source: eclipse.source, rows: eclipse.maskSetVp, shape: maskPoints })
