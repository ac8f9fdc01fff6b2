// What of each table a value sheet shows, and what may be corrected to what. Ids, numbers and places are part of the state and stay.
import { fields, list, listOf, oneOf, rows, type Shape, whole } from '@tollan/kernel/data'
import {
  BOARD_ROOM, edges, gods, patterns, priestActions, roles, rowActions, rowNames, SECTIONS, spaceColours, type Tables, taskIcons, tasks, templeRewards, twoPlayerMarks,
} from './content/index.ts'
import { benefits, cost, GOODS, oneOfLists } from './data-benefits.ts'
import { MOST_ALIKE, OFFER_ROOM, VILLAGE_ROOM } from './state.ts'

const NOMADS_ROOM = 5
/** Benefits taken of a card are four bits (TAW-GOD-05). */
const CARD_BENEFITS = 4

const edge = oneOf(edges.map((each) => each.id))
const points = whole(0, 99)
const soldiers = whole(0, 9)
const plain = benefits({ most: 6, godCard: false })

/** Null behind the last space of a row. */
const placesOf = (actions: readonly string[]): Shape => list(oneOf([...actions, null]))

const setupRow = fields({
  removedPerRole: whole(0, 4), // two of each role are drawn from first (TAW-SETUP-08)
  village: whole(1, VILLAGE_ROOM),
  nomads: whole(1, NOMADS_ROOM),
  offer: whole(1, OFFER_ROOM),
  feastDraw: list(whole(0, 9)),
})

export const shapes: Readonly<Record<keyof Tables, Shape>> = {
  hill: rows('id', {
    god: oneOf(gods), colour: oneOf(spaceColours), twoPlayers: oneOf(twoPlayerMarks), icons: list(oneOf(taskIcons.map((icon) => icon.id))),
  }),
  icons: rows('id', { task: oneOf(tasks.map((task) => task.id)) }),
  godCards: rows('id', {
    god: oneOf(gods),
    benefits: benefits({ most: CARD_BENEFITS, godCard: true }),
  }),
  armyCards: rows('id', { soldiers: whole(1, 2), gives: fields({ what: oneOf(GOODS), n: whole(1, 9) }) }),
  productions: rows('id', { cost, produces: plain }),
  passives: rows('id', { cost }),
  weavings: rows('id', { pattern: oneOf(patterns), left: edge, right: edge, players: oneOf([0, 3, 4]) }),
  // no piece lies on the track: it may be longer or shorter
  temple: listOf(5, 40, fields({ reward: oneOfLists(templeRewards, 'the six rewards of the Temple'), feastVp: points, endVp: points })),
  conquest: rows('id', { flip: soldiers, discard: soldiers, benefits: plain }),
  setup: fields({ 2: setupRow, 3: setupRow, 4: setupRow }),
  abilities: fields({ ownStepVp: whole(0, 9) }), // Z07
  coricancha: fields({ order: list(oneOf(priestActions)), printedOrientation: whole(0, SECTIONS - 1) }),
  statues: rows('id', { small: whole(0, MOST_ALIKE), large: whole(0, MOST_ALIKE) }),
  herBoard: fields({
    top: fields({ actions: placesOf(rowActions.top), amounts: list(whole(1, 9)) }),
    middle: fields({ actions: placesOf(rowActions.middle) }),
    bottom: fields({ actions: placesOf(rowActions.bottom) }),
    personality: whole(1, BOARD_ROOM),
  }),
  tokens: rows('id', { value: whole(1, 4), row: oneOf(rowNames), place: whole(1, BOARD_ROOM) }),
  rewards: fields(Object.fromEntries(roles.map(({ id }) => [id, plain]))),
}

/** Tables by their names on the sheet. */
export const tableNames: Readonly<Record<keyof Tables, string>> = {
  hill: 'hill-spaces',
  icons: 'task-icons',
  godCards: 'god-cards',
  armyCards: 'army-cards',
  productions: 'production-buildings',
  passives: 'passive-buildings',
  weavings: 'weavings',
  temple: 'temple',
  conquest: 'conquest',
  setup: 'setup',
  abilities: 'passive-abilities',
  coricancha: 'coricancha',
  statues: 'statues',
  herBoard: 'axomamma-board',
  tokens: 'axomamma-tokens',
  rewards: 'axomamma-rewards',
}
