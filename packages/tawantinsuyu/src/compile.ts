// compile(options) -> a frozen ruleset: the base parts, then player count, variant and automa, then links into numbers.
import { applyModules, compiledProcedures, fail, type GameOptions, type Procedure, put, readOptions, type Result, sealRules } from '@tollan/kernel'
import { anytime } from './actions/free.ts'
import { keys } from './answers.ts'
import { standardDifficulty } from './automa/difficulty.ts'
import {
  boardRowsOf, edges, gods, neighboursOf, patterns, personalities, priestActions, regions, roles, rowNames, SECTIONS, type Tables, terraces,
} from './content/index.ts'
import { choose, pay, temple } from './content/effects.ts'
import { correctedTables, dataBook, printedTables } from './data-tables.ts'
import { type EffectNode, linkAll, linkEffect } from './effect-nodes.ts'
import { explain } from './explain.ts'
import { isAhead } from './flow/end.ts'
import { wholeGame } from './flow/game.ts'
import { broken } from './invariants.ts'
import { moduleBook, offered } from './modules.ts'
import { book } from './procedures.ts'
import { reasons } from './reasons.ts'
import { goodNumber, packCost, type Parts, type Rules } from './rules.ts'
import { ARCHITECT, CRAFTSMAN, GOD_WORDS, GODS, space } from './state.ts'
import { taskNumber } from './task-numbers.ts'
import { numbers } from './content/numbers.ts'

export const GAME = 'tawantinsuyu'
/** Raised whenever a recorded game would replay differently. */
export const RULES_VERSION = 3

const baseParts = (tables: Parts['tables']): Parts => ({
  tables,
  seats: 0,
  row: tables.setup[2],
  setupFor: 0,
  neutralWorkers: false,
  turnTile: true,
  firstPlayer: -1,
  ways: [],
  choosers: 0,
  setupBeforeWeavings: [],
  setupAfterCards: [],
  isAhead,
  finalScores: [],
  difficulty: standardDifficulty,
  zoneModules: [],
})

/** Reads options from outside, and the tables they play by. */
function readTables(input: unknown): Result<{ options: GameOptions; tables: Tables }> {
  const read = readOptions(input, dataBook.edition)
  if (!read.ok) return read
  const { options, edition, data } = read
  if (data === undefined) return { ok: true, options, tables: printedTables(edition) }
  const corrected = correctedTables(data, edition)
  if (!corrected.ok) return corrected
  const { tables, corrections } = corrected
  return { ok: true, options: corrections.length === 0 ? options : { ...options, data: corrections }, tables }
}

export function compile(input: unknown): Result<{ rules: Rules }> {
  const read = readTables(input)
  if (!read.ok) return read
  const { options, tables } = read
  if (options.players < 1 || options.players > 4)
    return fail('unknown-option', `Tawantinsuyu is for 1 (against Axomamma) to 4 players, not ${options.players}`, 'TAW-SETUP-01')
  const unknown = options.modules.find((id) => !offered.includes(id))
  if (unknown !== undefined) return fail('unknown-option', `there is no module or variant ${JSON.stringify(unknown)}; known are ${offered.join(', ')}`)
  const applied = applyModules<Parts>(moduleBook, options, baseParts(tables), book.all)
  if (!applied.ok) return applied
  const known = moduleBook.settings(options)
  const stray = Object.keys(options.settings).find((name) => !known.includes(name))
  if (stray !== undefined) return fail('unknown-option', `there is no setting ${JSON.stringify(stray)} here; known are ${known.join(', ')}`)
  return { ok: true, rules: link(options, applied.draft.parts, compiledProcedures(applied.draft, book.all)) }
}

/** Places around the ring: the shorter way counts (TAW-PLACE-05). */
const ringDistance = (a: number, b: number): number => Math.min((a - b + SECTIONS) % SECTIONS, (b - a + SECTIONS) % SECTIONS)

/** TAW-SOLO-08, -48: her rows and tokens by number. */
function herBoardOf({ herBoard, tokens }: Tables): Rules['herBoard'] {
  const row = tokens.map((token) => rowNames.indexOf(token.row))
  return {
    rows: boardRowsOf(herBoard),
    row,
    start: tokens.map((token) => token.place - 1),
    value: tokens.map((token) => token.value),
    fromTheTop: tokens.map((_, i) => i).sort((a, b) => row[a] - row[b]),
    personality: herBoard.personality - 1,
  }
}

function link(options: GameOptions, parts: Parts, procedures: readonly Procedure[]): Rules {
  const { tables } = parts
  const effects: EffectNode[] = []
  const iconNumber = new Map(tables.icons.map((icon, i) => [icon.id, i]))
  const { hill } = tables
  const touches = hill.map((row) => row.icons.map((icon) => iconNumber.get(icon) ?? -1))
  const sameTerrace = (a: number, b: number): boolean => hill[a].terrace === hill[b].terrace
  const others = (i: number, fits: (other: number) => boolean): number[] => hill.map((_, other) => other).filter((other) => other !== i && fits(other))
  const byPlace = (mark: 'setup' | 'after-first-feast'): number[] => hill.map((_, i) => i).filter((i) => hill[i].twoPlayers === mark)
  const cardGod = tables.godCards.map((card) => gods.indexOf(card.god))
  const cardsOfGod = new Int32Array(GODS * GOD_WORDS)
  for (const [card, god] of cardGod.entries()) put(cardsOfGod, god * GOD_WORDS, card)
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
    anytime,
    explain,
    broken,
    domains: {},
    suits: {},
    parts,
    ways: parts.ways,
    effects,
    section: hill.map((row) => row.section),
    terrace: hill.map((row) => terraces.indexOf(row.terrace)),
    godOf: hill.map((row) => gods.indexOf(row.god)),
    bonusRole: hill.map((row) => (row.colour === 'blue' ? ARCHITECT : row.colour === 'green' ? CRAFTSMAN : -1)),
    iconsOf: touches,
    neighbours: neighboursOf(hill),
    segment: hill.map((row, i) => others(i, (other) => sameTerrace(i, other) && hill[other].section === row.section)),
    marked: byPlace('setup'),
    markedLater: byPlace('after-first-feast'),
    taskOf: tables.icons.map((icon) => taskNumber(icon.task)),
    travel: Array.from({ length: SECTIONS }, (_, from) => Array.from({ length: SECTIONS }, (__, to) => numbers.travel[ringDistance(from, to)] ?? 0)),
    cardGod,
    cardsOfGod,
    benefits: tables.godCards.map((card) => card.benefits.map((effect) => linkEffect(effects, effect, 'TAW-GOD-01'))),
    soldiers: tables.armyCards.map((card) => card.soldiers),
    armyGood: tables.armyCards.map((card) => goodNumber(card.gives.what)),
    armyAmount: tables.armyCards.map((card) => card.gives.n),
    buildingCost: [...tables.productions, ...tables.passives].map((building) => packCost(building.cost)),
    produces: tables.productions.map((building) => linkAll(effects, building.produces, 'TAW-TASK-BUILD-03')),
    pattern: tables.weavings.map((weaving) => patterns.indexOf(weaving.pattern)),
    leftEdge: tables.weavings.map((weaving) => edges.findIndex((edge) => edge.id === weaving.left)),
    rightEdge: tables.weavings.map((weaving) => edges.findIndex((edge) => edge.id === weaving.right)),
    edgeReward: edges.map((edge) => linkAll(effects, edge.reward, 'TAW-TASK-MERCHANT-03')),
    templeReward: tables.temple.map((row) => linkAll(effects, row.reward, 'TAW-TEMPLE-05')),
    templeTop: tables.temple.length - 1,
    conquestBenefit: tables.conquest.map((row) => linkAll(effects, row.benefits, 'TAW-PRIEST-CONQUER-13')),
    conquestVp: tables.conquest.map((row) => row.benefits.reduce((sum, benefit) => sum + (benefit.do === 'vp' ? benefit.n : 0), 0)),
    conquestRegion: tables.conquest.map((row) => regions.indexOf(row.region)),
    conquestOrder: tables.conquest.map((row) => row.order),
    conquestFlip: tables.conquest.map((row) => row.flip),
    conquestDiscard: tables.conquest.map((row) => row.discard),
    coricancha: tables.coricancha.order.map((action) => priestActions.indexOf(action)),
    climbForGold: linkEffect(effects, pay({ gold: 1 }, temple(1)), 'TAW-BLD-Z12'),
    colourReward: roles.map((role) => linkAll(effects, tables.rewards[role.id], 'TAW-SOLO-15')),
    herBoard: herBoardOf(tables),
    topRow: boardRowsOf(tables.herBoard)[0].map(({ gives = [] }) => (gives.length > 1 ? linkEffect(effects, choose(...gives), 'TAW-SOLO-50') : linkAll(effects, gives, 'TAW-SOLO-50'))),
    personality: personalities.map((side) => linkEffect(effects, side.effect, 'TAW-SOLO-53')),
  }, parts.zoneModules)
}
