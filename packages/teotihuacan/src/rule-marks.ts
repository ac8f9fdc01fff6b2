// Which rules of SPEC.md are about a component: for cards and links. Rows that carry a rule speak for themselves.
import { altarNames, altarSpaceNames, placeNames } from './modules/m08-altars/state.ts'
import { altarTiles } from './modules/m08-altars/content.ts'
import { greatKinds } from './modules/great-discoveries/content.ts'
import { obsidianTechnologies } from './modules/m06-obsidian/content.ts'
import { mansionRoyals } from './modules/m07-mansion/content.ts'
import { regionNames } from './modules/m09-empire/state.ts'
import { goodNames, spaceNames, startingNames, workerNames } from './answers.ts'
import { teotibot } from './automa/tables.ts'
import {
  ascensionRewards, avenueTrack, boards, decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles, pyramidTrack, royalTiles, technologies, temples, templeBonuses,
} from './content/index.ts'
import { COMMON } from './state.ts'
import { allDiscoveries, discoveryNames } from './tiles.ts'

const mainActions: Readonly<Record<(typeof boards)[number]['mainAction'], readonly string[]>> = {
  none: ['TEO-MAIN-PALACE-01', 'TEO-WORSHIP-09'],
  harvest: ['TEO-MAIN-RES-01', 'TEO-MAIN-RES-02', 'TEO-MAIN-01'],
  alchemy: ['TEO-MAIN-ALCH-01', 'TEO-MAIN-ALCH-02', 'TEO-MAIN-01'],
  nobles: ['TEO-MAIN-NOBLE-01', 'TEO-MAIN-NOBLE-03', 'TEO-MAIN-01'],
  decorations: ['TEO-MAIN-DECO-01', 'TEO-MAIN-DECO-02', 'TEO-MAIN-01'],
  construction: ['TEO-MAIN-CONSTR-01', 'TEO-MAIN-CONSTR-02', 'TEO-MAIN-01'],
}

const discoveries: Readonly<Record<string, readonly string[]>> = {
  'disc-resources-3': ['TEO-DISC-14'],
  'disc-resources-2': ['TEO-DISC-15'],
  'disc-cocoa-4': ['TEO-DISC-16'],
  'disc-temple-blue': ['TEO-DISC-17'],
  'disc-temple-red': ['TEO-DISC-17'],
  'disc-temple-green': ['TEO-DISC-17'],
  'disc-temple-any': ['TEO-DISC-18'],
  'disc-vp-4': ['TEO-DISC-19'],
  'disc-power-up-2': ['TEO-DISC-20'],
  'disc-double-move': ['TEO-DISC-21', 'TEO-DISC-22'],
  'disc-move-any': ['TEO-DISC-24'],
  'disc-extra-worker': ['TEO-DISC-26'],
  'disc-free-cocoa': ['TEO-DISC-28', 'TEO-DISC-32'],
  'disc-avenue': ['TEO-DISC-33'],
}
const masks = ['TEO-DISC-34', 'TEO-ECLIPSE-10']

/** What the tile tries first, and what otherwise. */
const botTiles: Readonly<Record<string, readonly string[]>> = {
  'bot-construction': ['TEO-SOLO-39', 'TEO-SOLO-41'], 'bot-decorations': ['TEO-SOLO-44', 'TEO-SOLO-46'], 'bot-alchemy': ['TEO-SOLO-48', 'TEO-SOLO-52'],
  'bot-nobles': ['TEO-SOLO-53', 'TEO-SOLO-56'], 'bot-mastery': ['TEO-SOLO-58', 'TEO-SOLO-61'], 'bot-worship': ['TEO-SOLO-62', 'TEO-SOLO-64'],
  'bot-mask-collection': ['TEO-SOLO-66', 'TEO-SOLO-68'],
}

const levels = ['TEO-MAIN-CONSTR-04', 'TEO-MAIN-CONSTR-05', 'TEO-MAIN-CONSTR-06', 'TEO-MAIN-CONSTR-07']

const steps = { minor: 'TEO-TEMPLE-02', main: 'TEO-TEMPLE-03', bonus: 'TEO-TEMPLE-06', top: 'TEO-TEMPLE-07' } as const

const marks = (names: readonly string[], ...rules: readonly string[]): [string, readonly string[]][] => names.map((name) => [name, rules])
const rowMarks = (rows: readonly { readonly id: string; readonly rule: string }[]): [string, readonly string[]][] => rows.map(({ id, rule }) => [id, [rule]])

/** "region-3" gives what M9-REG-03 says; nobody builds in the first region and the last. */
function regionRule(name: string): string {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0)
  return number >= 1 && number <= 11 ? `M9-REG-${String(number).padStart(2, '0')}` : 'M9-06'
}

const kindRules = (kind: string): readonly string[] =>
  discoveries[kind] ?? greatKinds.filter((row) => row.id === kind).map((row) => row.rule)

const tileRules = (kind: string): readonly string[] => [...(kindRules(kind).length > 0 ? kindRules(kind) : masks), 'TEO-DISC-02']

/** Read late: lists of names grow while modules are loaded. */
const table = (): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...marks(goodNames, 'TEO-TERM-04', 'TEO-TERM-06'),
    ...marks(['obsidian'], 'M6-06', 'M6-08'),
    ...workerNames.map((name, w): [string, readonly string[]] => [name, w < COMMON ? ['TEO-TERM-01', 'TEO-MOVE-01'] : ['M10-10', 'M10-13']]),
    ...boards.map((board): [string, readonly string[]] => [board.id, mainActions[board.mainAction]]),
    ...spaceNames.map((name): [string, readonly string[]] => [name, name.startsWith('palace') ? ['TEO-WORSHIP-09', 'TEO-WORSHIP-14'] : ['TEO-WORSHIP-08', 'TEO-WORSHIP-13']]),
    ...temples.flatMap(({ id, steps: own }): [string, readonly string[]][] => [
      [id, ['TEO-TEMPLE-01']],
      ...own.map(({ step, kind }): [string, readonly string[]] => [`${id}-${step}`, [steps[kind]]]),
    ]),
    ...Array.from({ length: avenueTrack.last + 1 }, (_, at): [string, readonly string[]] => [
      `avenue-${at}`, [String(at) in avenueTrack.discoveries ? 'TEO-AVENUE-04' : 'TEO-AVENUE-01', 'TEO-ECLIPSE-03'],
    ]),
    ...Array.from({ length: pyramidTrack.last + 1 }, (_, at): [string, readonly string[]] => [`pyramid-track-${at}`, ['TEO-ECLIPSE-05', 'TEO-ECLIPSE-07']]),
    ...marks(discoveryNames, 'TEO-DISC-02'), // what a further copy is depends on the game
    ...allDiscoveries.map(({ id, kind }): [string, readonly string[]] => [id, tileRules(kind)]),
    ...marks(['mask-special-gold-a', 'mask-special-jade-a'], 'M9-REG-12', 'TEO-ECLIPSE-10'),
    ...[...technologies, ...obsidianTechnologies].map(({ id, benefits }): [string, readonly string[]] => [id, [...new Set(benefits.map(({ rule }) => rule))]]),
    ...rowMarks([...royalTiles, ...mansionRoyals, ...templeBonuses, ...ascensionRewards]),
    ...marks(startingNames, 'TEO-START-01', 'TEO-STD-13'),
    ...marks(pyramidTiles.map(({ id }) => id), 'TEO-MAIN-CONSTR-01', 'TEO-MATCH-01'),
    ...pyramidSlots.map(({ id, level }): [string, readonly string[]] => [id, [levels[level - 1] ?? 'TEO-MAIN-CONSTR-04']]),
    ...marks(decorationTiles.map(({ id }) => id), 'TEO-MAIN-DECO-02', 'TEO-MATCH-01'),
    ...decorationSpaces.map(({ id, level }): [string, readonly string[]] => [id, [level === 1 ? 'TEO-MAIN-DECO-04' : 'TEO-MAIN-DECO-05']]),
    ...teotibot.actionTiles.map(({ id }): [string, readonly string[]] => [id, [...(botTiles[id] ?? []), 'TEO-SOLO-16']]),
    ...marks(['owner-token-blue', 'owner-token-red', 'owner-token-green'], 'M7-04'),
    ...marks([...placeNames, ...altarSpaceNames], 'M8-04'),
    ...altarNames.map((name): [string, readonly string[]] => {
      const tile = altarTiles.find(({ id }) => id === name)
      return [name, tile === undefined ? ['M8-08'] : [tile.left.rule, tile.right.rule]]
    }),
    ...regionNames.map((name): [string, readonly string[]] => [name, [regionRule(name), 'M9-07']]),
  ])

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Rules about a component, the most telling first; none for a name the game does not know. */
export function rulesOf(component: string): readonly string[] {
  known ??= table()
  return known.get(component) ?? []
}
