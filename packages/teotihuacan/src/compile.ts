// compile(options) -> a frozen ruleset: the base parts, then player count, variants and modules, then links into numbers.
import { applyModules, compiledProcedures, type Currency, fail, type GameOptions, type Procedure, readOptions, type Result, sealRules, type Suits } from '@tollan/kernel'
import { keys } from './answers.ts'
import { setup } from './content/index.ts'
import type { StartingTile } from './content/starting-tiles.ts'
import {
  ascensionTable, boardsTable, bonusesTable, buildingsTable, decorationTilesTable, discoveriesTable, maskSetsTable, noblesTable, pyramidTilesTable, pyramidTrackTable, royalsTable, startingTilesTable,
  technologiesTable, templesTable,
} from './content/tables.ts'
import type { Benefit } from './content/technologies.ts'
import { dataBook, rowsOf } from './data-tables.ts'
import { type EffectNode, linkEffect } from './effect-nodes.ts'
import { explain } from './explain.ts'
import { codes, differentTurns } from './icons.ts'
import { broken } from './invariants.ts'
import { teotibotParts } from './automa/parts.ts'
import { stackOf, useTile } from './actions/discoveries.ts'
import { comesToPalace, destinationRefusal, payToUnlock } from './flow/turn.ts'
import { wholeGame, dueAfterRound } from './flow/rounds.ts'
import { showsDiscovery } from './flow/starting-tiles.ts'
import { lowerToken } from './flow/end.ts'
import { cocoaOf } from './goods.ts'
import { mains } from './actions/index.ts'
import { moduleBook, offered } from './modules/index.ts'
import { book } from './procedures.ts'
import { reasons } from './reasons.ts'
import { BONUS_STEP, type G, type LinkedBenefit, MAIN_STEP, MINOR, packCost, type Parts, type Rules, TOP_STEP } from './rules.ts'
import { BOARDS, DISC_STACK, GOLD, KINDS, space, START_DEALT, STONE, WOOD } from './state.ts'
import { kindsByTile } from './tiles.ts'

export const GAME = 'teotihuacan'
/** Raised whenever a recorded game would replay differently. */
export const RULES_VERSION = 3

const plainCurrency: Currency = { kinds: KINDS, anyOf: [WOOD, STONE, GOLD], wild: [] }

/** The parts before any module: what does not depend on the number of players. */
const baseParts = (tables: Parts['tables']): Parts => ({
  tables,
  boards: rowsOf({ tables }, boardsTable),
  boardRows: [],
  effectRows: [],
  technologies: rowsOf({ tables }, technologiesTable),
  royals: rowsOf({ tables }, royalsTable),
  bonuses: rowsOf({ tables }, bonusesTable),
  startingTiles: rowsOf({ tables }, startingTilesTable),
  discoveryKinds: rowsOf({ tables }, discoveriesTable),
  maskSetVp: rowsOf({ tables }, maskSetsTable),
  seats: 0,
  darkDisc: [0, 0, 0],
  initialPyramid: [],
  mainStepTiles: [],
  neutralColours: 0,
  seatCocoa: [],
  dealtStartingTiles: setup.startingTiles.dealt,
  startingWorkers: setup.workers.count,
  draftSize: 0,
  ways: [],
  mains,
  eclipseDue: dueAfterRound,
  tieBreaks: [cocoaOf, lowerToken],
  tidyDisplay: () => {},
  choosers: (g) => (1 << g.rules.seats) - 1,
  boardCounts: [],
  buildingCounts: [],
  sideStacks: [],
  boardStacks: [],
  counters: [],
  unpackers: [],
  turnOptions: [],
  unlockPaid: [],
  colourCounts: [],
  powerWithoutWorkers: () => 0,
  virtualWorker: () => 0,
  royalBonuses: [],
  effectChecks: [],
  ...teotibotParts,
  workersMayBeAway: false,
  commonWorkers: 0,
  destination: destinationRefusal,
  passesPalace: comesToPalace,
  worshipRefusals: [],
  unlimitedRefusals: [],
  otherPrices: ['paid-power-up', 'payment', 'ascension-reward', 'worship-tile', 'grey-space', 'main-temple-step'],
  positionFields: [],
  summaries: [],
  checks: [],
  tilePowers: [],
  harvestExtras: [],
  currency: () => plainCurrency,
  anyMayBeObsidian: () => false,
  zoneModules: [],
})

/** Reads options from outside, and the tables they play by; corrections in the order of the tables. */
function readTables(input: unknown): Result<{ options: GameOptions; tables: Parts['tables'] }> {
  const read = readOptions(input, dataBook.edition)
  if (!read.ok) return read
  const { options, edition, data } = read
  if (data === undefined) return { ok: true, options, tables: dataBook.printed(edition) }
  const corrected = dataBook.corrected(data, edition)
  if (!corrected.ok) return corrected
  const { tables, corrections } = corrected
  return { ok: true, options: corrections.length === 0 ? options : { ...options, data: corrections }, tables }
}

export function compile(input: unknown): Result<{ rules: Rules }> {
  const read = readTables(input)
  if (!read.ok) return read
  const { options, tables } = read
  if (options.players < 1 || options.players > 5)
    return fail('unknown-option', `Teotihuacan is for 1 (against Teotibot) to 5 players, not ${options.players}`, 'TEO-COMP-06')
  const unknown = options.modules.find((id) => !offered.includes(id))
  if (unknown !== undefined) return fail('unknown-option', `there is no module or variant ${JSON.stringify(unknown)}; known are ${offered.join(', ')}`)
  const applied = applyModules<Parts>(moduleBook, options, baseParts(tables), book.all)
  if (!applied.ok) return applied
  const stray = Object.keys(options.settings).find((name) => !moduleBook.settings(options).includes(name))
  if (stray !== undefined)
    return fail('unknown-option', `there is no setting ${JSON.stringify(stray)} here; known are ${moduleBook.settings(options).join(', ') || 'none'}`)
  return { ok: true, rules: link(options, withReplacedBoards(applied.draft.parts), compiledProcedures(applied.draft, book.all)) }
}

/** The boards with the rows modules replaced. */
const withReplacedBoards = (parts: Parts): Parts => ({
  ...parts,
  boards: parts.boards.map((board) => parts.boardRows.find((row) => row.number === board.number) ?? board),
})

function link(options: GameOptions, parts: Parts, procedures: readonly Procedure[]): Rules {
  const effects: EffectNode[] = []
  const node = (effect: Parameters<typeof linkEffect>[1], rule: string): number => linkEffect(effects, effect, rule)
  const byBoard = <T>(make: (board: number) => T): T[] => Array.from({ length: BOARDS + 1 }, (_, board) => make(board))
  const row = (board: number) => parts.boards.find((known) => known.number === board)
  const temples = rowsOf(parts, templesTable)
  const pyramidIcons = rowsOf(parts, pyramidTilesTable).map((tile) => codes(tile.code))
  const mainRows = temples.flatMap((temple, t) => temple.steps.filter((step) => step.kind === 'main').map((step) => t * 100 + step.step))
  return sealRules<Rules>({
    game: GAME,
    version: RULES_VERSION,
    options,
    space,
    keys,
    reasons,
    seats: parts.seats,
    procedures,
    root: wholeGame,
    anytime: [useTile, payToUnlock],
    explain,
    broken,
    domains: { 'starting-tile-pick': (parts.dealtStartingTiles * (parts.dealtStartingTiles - 1)) / 2 },
    suits: suitsOf(parts),
    parts,
    effects,
    ways: parts.ways,
    mains: byBoard((board) => parts.mains[board]),
    grid: byBoard((board) => (row(board)?.grid ?? []).flat().map((cell) => node(cell, 'TEO-MAIN-RES-04'))),
    powerUps: byBoard((board) => row(board)?.powerUps ?? []),
    worshipEffect: byBoard((board) => {
      const worship = row(board)?.worship ?? 'none'
      return worship === 'none' || worship === 'royal' ? -1 : node({ do: 'temple', which: worship, n: 1 }, 'TEO-WORSHIP-13')
    }),
    hasDiscovery: byBoard((board) => row(board)?.discovery ?? false),
    templeReward: temples.map((temple) => [-1, ...temple.steps.map((step) => (step.reward === null ? -1 : node(step.reward, 'TEO-TEMPLE-02')))]),
    templeKind: temples.map((temple) => [MINOR, ...temple.steps.map((step) => ({ minor: MINOR, main: MAIN_STEP, bonus: BONUS_STEP, top: TOP_STEP })[step.kind])]),
    mainStepRow: temples.map((_, t) => Array.from({ length: 12 }, (__, step) => mainRows.indexOf(t * 100 + step))),
    tileKind: kindsByTile(parts).map((id) => parts.discoveryKinds.findIndex((kind) => kind.id === id)),
    tileCost: parts.discoveryKinds.map((kind) => packCost(kind.cost)),
    tileLowers: parts.discoveryKinds.map((kind) => kind.lowers ?? 0),
    tileEffect: parts.discoveryKinds.map((kind) => node(kind.effect, 'TEO-DISC-07')),
    isMask: parts.discoveryKinds.map((kind) => kind.mask !== undefined),
    tileStack: parts.discoveryKinds.map((kind) => parts.sideStacks.find(({ holds }) => holds(kind))?.at ?? DISC_STACK),
    pyramidIcons,
    differentTurns: pyramidIcons.map(differentTurns),
    decorationIcons: rowsOf(parts, decorationTilesTable).map((tile) => codes(tile.code)),
    noblesVp: rowsOf(parts, noblesTable).flat(),
    buildingsRow: rowsOf(parts, buildingsTable),
    pyramidTrackEnd: rowsOf(parts, pyramidTrackTable).last,
    technologyGold: parts.technologies.map((tile) => tile.gold),
    passBenefits: simpleBenefits(parts, 'pass-board', node),
    collectBenefits: simpleBenefits(parts, 'collect-cocoa', node),
    royalBenefits: simpleBenefits(parts, 'worship-royal', node),
    harvestBenefits: byBoard((board) => (row(board)?.grid === undefined ? [] : mainBenefits(parts, board, node))),
    mainBenefits: byBoard((board) => (row(board)?.grid === undefined ? mainBenefits(parts, board, node) : [])),
    countBenefits: byBoard((board) =>
      benefits(parts, 'count-workers').flatMap(([technology, benefit]) => (benefit.boards.includes(board) ? [{ technology, n: benefit.n }] : [])),
    ),
    discounts: byBoard((board) => benefits(parts, 'discount').flatMap(([technology, benefit]) => (benefit.boards.includes(board) ? [technology] : []))),
    extraPowerUp: benefits(parts, 'power-up').map(([technology]) => technology),
    royalEffect: parts.royals.map((tile) => node(tile.effect, tile.rule)),
    startingEffect: parts.startingTiles.map((tile) => linkEffect(effects, tile.effect, 'TEO-STD-05', true)),
    startingStack: parts.startingTiles.map((tile) => discoveryStack(tile, parts)),
    rewardEffect: rowsOf(parts, ascensionTable).map((reward) => node(reward.effect, reward.rule)),
    rewardCost: rowsOf(parts, ascensionTable).map((reward) => packCost(reward.pay ?? {})),
    effectNumber: Object.fromEntries(parts.effectRows.map((row) => [row.id, node(row.effect, row.rule)])),
  }, parts.zoneModules)
}

/** Discovery tiles tell their stack by their backs; one lies beside each starting tile that shows it (TEO-STD-03). */
const suitsOf = (parts: Parts): Suits<G> => ({
  'starting-tile-dealt': (g, place, tile) => (g.rules.startingStack[tile] !== 0) === showsDiscovery(g, place),
  'discovery-dealt': (g, place, tile) => stackOf(g, tile) === g.rules.startingStack[g.s[START_DEALT + place]],
  ...(parts.sideStacks.length === 0 ? {} : { 'discovery-stack': (g, _place, tile) => stackOf(g, tile) === DISC_STACK }),
  ...Object.fromEntries(parts.sideStacks.map(({ zone, at }): [string, Suits<G>[string]] => [zone, (g, _place, tile) => stackOf(g, tile) === at])),
})

function discoveryStack(tile: StartingTile, parts: Parts): number {
  const shown = tile.effect.do === 'all' ? tile.effect.of.find((part) => part.do === 'discovery') : undefined
  return shown === undefined ? 0 : (parts.sideStacks.find((stack) => stack.shown(shown))?.at ?? DISC_STACK)
}

/** Benefits of one kind with the number of their technology. */
function benefits<W extends Benefit['when']>(parts: Parts, when: W): [number, Extract<Benefit, { when: W }>][] {
  return parts.technologies.flatMap((tile, technology) =>
    tile.benefits.flatMap((benefit) => (benefit.when === when ? [[technology, benefit as Extract<Benefit, { when: W }>] as [number, Extract<Benefit, { when: W }>]] : [])),
  )
}

type Link = (effect: Parameters<typeof linkEffect>[1], rule: string) => number

const simpleBenefits = (parts: Parts, when: 'pass-board' | 'collect-cocoa' | 'worship-royal', node: Link): LinkedBenefit[] =>
  parts.technologies.flatMap((tile, technology) =>
    tile.benefits.flatMap((benefit) => (benefit.when === when && 'effect' in benefit ? [{ technology, effect: node(benefit.effect, benefit.rule) }] : [])),
  )

function mainBenefits(parts: Parts, board: number, node: Link): LinkedBenefit[] {
  const resource = parts.boards.find((known) => known.number === board)?.resource
  const own = benefits(parts, 'board-resource').flatMap(([technology, benefit]) =>
    benefit.boards.includes(board) && resource !== undefined
      ? [{ technology, effect: node({ do: 'gain', what: resource, n: benefit.n }, benefit.rule) }]
      : [],
  )
  const printed = benefits(parts, 'main-action').flatMap(([technology, benefit]) =>
    benefit.boards.includes(board) ? [{ technology, effect: node(benefit.effect, benefit.rule) }] : [],
  )
  return [...own, ...printed]
}

