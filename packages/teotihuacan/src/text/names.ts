// Names and effects of everything with an id: the tables say what, the language says how.
import { boardNames, spaceNames, workerNames } from '../answers.ts'
import { BOT } from '../automa/state.ts'
import { teotibot } from '../automa/tables.ts'
import {
  type AscensionReward, ascensionRewards, avenueTrack, boards, decorationSpaces, type DecorationTile, decorationTiles, discoveryKinds, type DiscoveryTile, icons, pyramidSlots, type PyramidTile, pyramidTiles, pyramidTrack, royalTiles, startingTiles,
  technologies, templeBonuses, type TempleRow, temples,
} from '../content/index.ts'
import type { Parts, Rules } from '../rules.ts'
import { ascensionTable, decorationTilesTable, pyramidTilesTable, templesTable } from '../content/tables.ts'
import { rowsOf } from '../data-tables.ts'
import { COMMON, PALACE, SPACE_BOARD } from '../state.ts'
import { allDiscoveries, tilesInPlay } from '../tiles.ts'
import type { Effect } from '../content/vocabulary.ts'
import type { BoardName, Catalogue, Names, TileFamily } from './catalogue.ts'

interface Row {
  readonly name: string
  readonly effect?: string
  readonly cost?: string
}

type Tables = Pick<Parts, 'boards' | 'effectRows' | 'technologies' | 'royals' | 'bonuses' | 'startingTiles' | 'discoveryKinds'>

const baseTables: Tables = { boards, effectRows: [], technologies, royals: royalTiles, bonuses: templeBonuses, startingTiles, discoveryKinds }

const tileNumber = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0)
/** "start-07" is tile 7, "start-e1" is tile E1. */
const tileLabel = (id: string): string => id.slice(id.lastIndexOf('-') + 1).replace(/^0+/, '').toUpperCase()

type Rows = [id: string, row: Row][]

/** Rows that modules may add to. */
function tileRows({ glossary, phrases }: Catalogue, tables: Tables, tiles: readonly DiscoveryTile[], board: BoardName): Rows {
  const effect = (row: Effect): string => phrases.effect(row, board)
  const discoveries = tiles.flatMap(({ id, kind }): Rows => {
    const row = tables.discoveryKinds.find((known) => known.id === kind)
    if (row === undefined) return []
    const name = row.mask === undefined ? effect(row.effect) : phrases.mask(tileNumber(row.id), row.id)
    const price = [phrases.amounts(row.cost), row.lowers === undefined ? '' : phrases.lostPower(row.lowers)].filter((part) => part !== '')
    return [[id, { name, effect: row.mask === undefined ? name : '', cost: phrases.list(price) }]]
  })
  return [
    ...tables.boards.map((row): Rows[number] => [boardNames[row.number] ?? '', { name: board(row.number), effect: glossary.actions[row.id] ?? '' }]), // a replaced board keeps its place in answers
    ...tables.effectRows.map((row): Rows[number] => [row.id, { name: glossary.regions[row.id] ?? row.id, effect: effect(row.effect) }]),
    ...discoveries,
    ...tables.technologies.map((tile): Rows[number] => [
      tile.id,
      {
        name: phrases.technology(tile.number),
        effect: phrases.list(tile.benefits.map((row) => phrases.benefit(row, board))),
        cost: phrases.amounts({ gold: tile.gold }),
      },
    ]),
    ...tables.royals.map((tile): Rows[number] => [
      tile.id,
      { name: phrases.royal(tile.category, tile.number), effect: effect(tile.effect) },
    ]),
    ...tables.bonuses.map((tile): Rows[number] => [tile.id, { name: phrases.bonus(tile.score) }]),
    ...tables.startingTiles.map((tile): Rows[number] => [
      tile.id,
      { name: phrases.startingTile(tileLabel(tile.id), [...new Set(tile.boards)].map(board)), effect: effect(tile.effect) },
    ]),
  ]
}

/** Steps of temples and spaces of tracks: `blue-4`, `avenue-3`, `pyramid-track-5`. */
function trackRows({ glossary, phrases }: Catalogue, rows: readonly TempleRow[], board: BoardName): Rows {
  const spaces = (track: 'avenue' | 'pyramid-track', last: number): Rows =>
    Array.from({ length: last + 1 }, (_, space): Rows[number] => [`${track}-${space}`, { name: phrases.trackSpace(glossary.tracks[track], space) }])
  return [
    ...rows.flatMap(({ id, steps }) =>
      steps.map(({ step, reward }): Rows[number] => [
        `${id}-${step}`,
        { name: phrases.templeStep(glossary.temples[id] ?? id, step), effect: reward === null ? '' : phrases.effect(reward, board) },
      ]),
    ),
    ...spaces('avenue', avenueTrack.last),
    ...spaces('pyramid-track', pyramidTrack.last),
  ]
}

/** Worship spaces with the temple step they give; royal tiles tell their own effect. */
function spaceRows({ glossary, phrases }: Catalogue, tables: Tables, board: BoardName): Rows {
  return spaceNames.map((id, space): Rows[number] => {
    const worship = tables.boards.find((row) => row.number === SPACE_BOARD[space])?.worship
    const steps = worship === undefined || worship === 'none' || worship === 'royal' ? '' : phrases.effect({ do: 'temple', which: worship, n: 1 }, board)
    return [id, { name: glossary.spaces[id] ?? id, effect: steps }]
  })
}

/** Teotibot's action tiles, as the modules in play leave them (M8-25, M9-29). */
function botRows({ glossary }: Catalogue, modules: readonly string[]): Rows {
  const effect = (id: string): string => modules.flatMap((module) => glossary.botEffects[`${id}+${module}`] ?? [])[0] ?? glossary.botEffects[id] ?? ''
  return teotibot.actionTiles.map(({ id }): Rows[number] => [id, { name: glossary.botTiles[id] ?? id, effect: effect(id) }])
}

/** What is printed on pieces that every game has. */
interface Printed {
  readonly rewards: readonly AscensionReward[]
  readonly pyramidTiles: readonly PyramidTile[]
  readonly decorationTiles: readonly DecorationTile[]
}

const printedIn = (parts: Rules['parts'] | undefined): Printed =>
  parts === undefined
    ? { rewards: ascensionRewards, pyramidTiles, decorationTiles }
    : { rewards: rowsOf(parts, ascensionTable), pyramidTiles: rowsOf(parts, pyramidTilesTable), decorationTiles: rowsOf(parts, decorationTilesTable) }

/** Rows every game has. */
function fixedRows({ glossary, phrases }: Catalogue, printed: Printed, board: BoardName): Rows {
  const iconNames = (code: string): string[] =>
    Array.from(code, (letter) => {
      const kind = icons.find((icon) => icon.letter === letter.toLowerCase())
      const name = glossary.icons[kind?.id ?? ''] ?? letter
      return letter === letter.toLowerCase() ? name : phrases.colouredIcon(name, glossary.icons[kind?.temple ?? ''] ?? '')
    })
  const glossed = [glossary.goods, glossary.temples, glossary.boards, glossary.spaces, glossary.regions, glossary.tracks, glossary.nouns].flatMap((words) => Object.entries(words))
  const worker = (w: number): string => (w < COMMON ? phrases.worker : phrases.commonWorker)
  return [
    ...glossed.map(([id, name]): Rows[number] => [id, { name }]),
    ...workerNames.map((id, w): Rows[number] => [id, { name: worker(w) }]),
    ...printed.pyramidTiles.map(({ id, code }): Rows[number] => [id, { name: phrases.pyramidTile(tileNumber(id), iconNames(code)) }]),
    ...printed.decorationTiles.map(({ id, code }): Rows[number] => [id, { name: phrases.decoration(tileNumber(id), iconNames(code)) }]),
    ...pyramidSlots.map((slot): Rows[number] => [slot.id, { name: phrases.pyramidSlot(slot.level, slot.row + 1, slot.col + 1) }]),
    ...decorationSpaces.map((place): Rows[number] => [place.id, { name: phrases.decorationSpace(place.side, place.level) }]),
    ...printed.rewards.map((reward): Rows[number] => [
      reward.id,
      { name: glossary.rewards[reward.id] ?? reward.id, effect: phrases.effect(reward.effect, board), cost: phrases.amounts(reward.pay ?? {}) },
    ]),
  ]
}

/** M7 lays the Mansion over the Palace; both are board 1. */
const boardOf = (tables: Tables, modules: readonly string[], number: number): string =>
  number === PALACE && modules.includes('m7') ? 'mansion' : (tables.boards.find((row) => row.number === number)?.id ?? '')

const familyOf = (id: string): TileFamily => (id.startsWith('gd-') ? 'great' : id.startsWith('mask-special') ? 'special' : 'discovery')

export function createNames(catalogue: Catalogue, rules?: Rules): Names {
  const { glossary, phrases } = catalogue
  const tables = rules?.parts ?? baseTables
  const steps = rules === undefined ? temples : rowsOf(rules.parts, templesTable)
  const modules = rules?.options.modules ?? []
  const tiles = rules === undefined ? allDiscoveries : tilesInPlay(rules)
  const kindOf = new Map(tiles.map(({ id, kind }) => [id, kind]))
  const board = (number: number): string => glossary.boards[boardOf(tables, modules, number)] ?? `${number}`
  const rows = new Map([
    ...fixedRows(catalogue, printedIn(rules?.parts), board), ...botRows(catalogue, modules), ...trackRows(catalogue, steps, board), ...spaceRows(catalogue, tables, board), ...tileRows(catalogue, tables, tiles, board),
  ])
  const alone = rules?.options.players === 1
  return {
    name: (id) => rows.get(id)?.name ?? (/^\d+$/.test(id) ? board(Number(id)) : id),
    effect: (id) => rows.get(id)?.effect ?? '',
    cost: (id) => rows.get(id)?.cost ?? '',
    seat: (seat) => (alone && seat === BOT ? phrases.automa : phrases.seat(seat)),
    tile: (id) => phrases.tile(familyOf(kindOf.get(id) ?? id), rows.get(id)?.name ?? id),
    plays: (module) => modules.includes(module),
  }
}
