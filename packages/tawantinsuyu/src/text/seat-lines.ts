// What a seat owns, as lines of text. The own hand is shown to the seat that is asked, the size of every hand to all.
import { bits } from '@tollan/kernel'
import { armyHandSize } from '../actions/army-cards.ts'
import { handOf, handSize, shownBy } from '../actions/god-cards.ts'
import { actionOf } from '../actions/high-priest.ts'
import { laidBy } from '../actions/benefits.ts'
import { tapestryCount, tapestryLength, tileAt } from '../actions/tapestries.ts'
import { armyNames, buildingNames, godCardNames, goodNames, sectionNames, statueNames, weavingNames } from '../answers.ts'
import { builtBy, builtDownBy } from '../buildings-owned.ts'
import { priestActions } from '../content/index.ts'
import type { G } from '../rules.ts'
import {
  ARMY_DOWN, ARMY_HAND, ARMY_UP, BUILDING_WORDS, GOD_WORDS, KINDS, MARKERS_LEFT, PLACE, PRIEST_AT, PURSE, STATUE, STATUES, STEPS_LEFT, TEMPLE, VP,
} from '../state.ts'
import { poolOf } from '../workers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Words } from './describe.ts'
import { piecesIn, told, workersIn } from './table-lines.ts'

const soldiersUp = (g: G, seat: number): number => piecesIn(g, ARMY_UP + seat, 1).reduce((sum, card) => sum + g.rules.soldiers[card], 0)

function tapestries(words: Words, g: G, seat: number): string[] {
  return Array.from({ length: tapestryCount(g, seat) }, (_, tapestry) => {
    const tiles = Array.from({ length: tapestryLength(g, seat, tapestry) }, (__, place) => weavingNames[tileAt(g, seat, tapestry, place)])
    return `${tapestry + 1} ${tiles.map(words.names.name).join(' - ')}`
  })
}

function handLines({ table }: Catalogue, words: Words, g: G, seat: number): string[] {
  const godCards = [handOf(seat), shownBy(seat)].flatMap((set) => piecesIn(g, set, GOD_WORDS)).map((card) => told(words, godCardNames[card]))
  const armyCards = piecesIn(g, ARMY_HAND + seat, 1).map((card) => words.names.name(armyNames[card]))
  return [
    ...(godCards.length === 0 ? [] : [`  ${table.ownGodCards}`, ...godCards.map((card) => `    ${card}`)]),
    ...(armyCards.length === 0 ? [] : [`  ${table.ownArmyCards}: ${armyCards.join('; ')}`]),
  ]
}

/** `own` adds the cards in hand. */
export function seatLines(catalogue: Catalogue, words: Words, g: G, seat: number, own: boolean): string[] {
  const { s } = g
  const { table } = catalogue
  const { name } = words.names
  const goods = [['vp', s[VP + seat]] as const, ...goodNames.map((good, kind) => [good, s[PURSE + seat * KINDS + kind]] as const)]
  const priest = s[PRIEST_AT + seat]
  const standing = priest < 0 ? table.noPriest : table.priest(name(sectionNames[priest]), name(priestActions[actionOf(g, priest)]))
  const statues = statueNames.flatMap((id, kind) => Array.from({ length: s[STATUE + seat * STATUES + kind] }, () => name(id)))
  const buildings = (set: number): string[] => piecesIn(g, set, BUILDING_WORDS).map((building) => name(buildingNames[building]))
  const down = buildings(builtDownBy(seat))
  const laid = piecesIn(g, laidBy(seat), GOD_WORDS).map((card) => name(godCardNames[card]))
  const some = (label: string, items: readonly string[]): string[] => (items.length === 0 ? [] : [`  ${label}: ${items.join('; ')}`])
  return [
    `${words.names.seat(seat)}${s[PLACE + seat] === 0 ? '' : `, ${table.place(s[PLACE + seat])}`}`,
    `  ${goods.map(([good, n]) => `${name(good)} ${n}`).join('  ')}  ${table.temple(s[TEMPLE + seat], g.rules.templeTop)}`,
    `  ${standing}; ${table.workers}: ${workersIn(words, g, poolOf(seat)).join(', ') || table.none}`,
    `  ${table.hands(handSize(g, seat), armyHandSize(g, seat))}; ${table.army(bits(s[ARMY_UP + seat]), soldiersUp(g, seat), bits(s[ARMY_DOWN + seat]))}; ${table.markers(s[STEPS_LEFT + seat], s[MARKERS_LEFT + seat])}`,
    ...some(table.statues, statues),
    ...some(table.buildings, [...buildings(builtBy(seat)), ...(down.length === 0 ? [] : [`${table.faceDown}: ${down.join(', ')}`])]),
    ...some(table.tapestries, tapestries(words, g, seat)),
    ...some(table.laid, laid),
    ...(own ? handLines(catalogue, words, g, seat) : []),
  ]
}
