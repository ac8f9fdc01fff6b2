// The table as lines of text: what a player at a terminal reads before answering.
import { asked } from '@tollan/kernel'
import { buildingNames, conquestNames, godCardNames, weavingNames } from '../answers.ts'
import { gods, numbers, regions } from '../content/index.ts'
import type { G } from '../rules.ts'
import { godStack, stackSize, weavingStack } from '../stacks.ts'
import {
  CASUALTIES, CONQUESTS, FEAST_HOLDER, FEASTS_RESOLVED, FEASTS_TRIGGERED, GOD_OFFER, LARGE, MARKER_AT, MARKET, MARKET_SLOTS, NOMADS, OFFER_ROOM, SMALL, statueKind,
  STATUE_LEFT, VILLAGE, VILLAGE_ROOM, WEAVING_TOP,
} from '../state.ts'
import { bagSize } from '../workers.ts'
import { axomammaLines } from './axomamma-lines.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'
import { hillLines, taskLines } from './hill-lines.ts'
import { seatLines } from './seat-lines.ts'
import { piecesAt, told, workerName, workersIn } from './table-lines.ts'

function headline({ table }: Catalogue, words: Words, g: G): string {
  const { s } = g
  const pending = s[FEAST_HOLDER] < 0 ? '' : `; ${table.feastPending(s[FEASTS_TRIGGERED], words.names.seat(s[FEAST_HOLDER]))}`
  return `${table.feasts(s[FEASTS_RESOLVED], numbers.feasts)}${pending}`
}

function workerLines({ table }: Catalogue, words: Words, g: G): string[] {
  const named = (label: string, workers: readonly string[]): string => `${label}: ${workers.join(', ') || table.none}`
  const village = piecesAt(g, VILLAGE, VILLAGE_ROOM).map((worker) => workerName(words, worker))
  const casualties = workersIn(words, g, CASUALTIES)
  return [
    named(table.village, village),
    `${named(table.nomads, workersIn(words, g, NOMADS))}; ${table.casualties} ${casualties.length}; ${table.bag(bagSize(g))}`,
  ]
}

/** A label, then one item per line; the label alone says that there is none. */
const listed = (table: Catalogue['table'], label: string, items: readonly string[]): string[] =>
  items.length === 0 ? [`${label}: ${table.none}`] : [label, ...items.map((item) => `  ${item}`)]

function displayLines({ table }: Catalogue, words: Words, g: G): string[] {
  const market = piecesAt(g, MARKET, MARKET_SLOTS).map((building) => buildingNames[building])
  return [
    ...listed(table, table.market, market.map((id) => `${told(words, id)} [${words.names.cost(id)}]`)),
    ...listed(table, table.offer(stackSize(g, godStack)), piecesAt(g, GOD_OFFER, OFFER_ROOM).map((card) => told(words, godCardNames[card]))),
    `${table.weaving(stackSize(g, weavingStack))}: ${piecesAt(g, WEAVING_TOP, 1).map((tile) => words.names.name(weavingNames[tile])).join('') || table.none}`,
  ]
}

/** A line per region; a conquered space shows its owner. */
function conquestLines({ table }: Catalogue, words: Words, g: G): string[] {
  const { s, rules } = g
  const lines = regions.map((region, number) => {
    const spaces = conquestNames.flatMap((id, space) => {
      if (space >= CONQUESTS || rules.conquestRegion[space] !== number) return []
      const held = s[MARKER_AT + space]
      const what = held < 0 ? `${rules.conquestFlip[space]}+${rules.conquestDiscard[space]} ${words.names.effect(id)}` : table.seatMark(held)
      return [`${rules.conquestOrder[space]}: ${what}`]
    })
    return `  ${words.names.name(region)}  ${spaces.join(' | ')}`
  })
  return [table.conquest, ...lines]
}

function statueLine({ table }: Catalogue, words: Words, g: G): string {
  const left = gods.map((god, number) => `${words.names.name(god)} ${g.s[STATUE_LEFT + statueKind(SMALL, number)]}+${g.s[STATUE_LEFT + statueKind(LARGE, number)]}`)
  return `${table.statuesLeft}: ${left.join('; ')}`
}

/** The whole table; `full` adds Conquest spaces, statues and the tasks of every space. */
export function describeTable(catalogue: Catalogue, words: Words, g: G, full: boolean): string[] {
  const mover = asked(g)[0]?.seat
  return [
    headline(catalogue, words, g),
    ...Array.from({ length: g.rules.seats }, (_, seat) => [
      ...seatLines(catalogue, words, g, seat, seat === mover),
      ...(g.rules.ways[seat].automa ? axomammaLines(catalogue, words, g) : []),
    ]).flat(),
    ...hillLines(catalogue, words, g),
    ...workerLines(catalogue, words, g),
    ...displayLines(catalogue, words, g),
    ...(full ? [...conquestLines(catalogue, words, g), statueLine(catalogue, words, g), ...taskLines(catalogue, words, g)] : []),
  ]
}
