// The whole position, declared once. Seats, spaces and pieces are numbers; names are given at the edges.
import { createSpace } from '@tollan/kernel'
import {
  armyCardRows, BOARD_ROOM, conquestRows, die, godCardRows, gods, hillSpaces, numbers, passiveRows, personalities, productionRows, roles,
  SECTIONS, stepSpaces, taskIcons, tokens, weavingRows, WORKERS_PER_ROLE,
} from './content/index.ts'
import type { Rules } from './rules.ts'

/** Random play never needs more than 80 words of control stack. */
const STACK = 240
export const space = createSpace({ stack: STACK, blocks: { solo: 15 } })

export const SEATS = 4

// Resources in a purse; FOOD is a price only: any mix of potatoes and corn (TAW-RES-02).
export const POTATO = 0
export const CORN = 1
export const STONE = 2
export const GOLD = 3
export const KINDS = 4
export const FOOD = 4

// Roles, in the order of their table.
export const ARCHITECT = 0
export const CRAFTSMAN = 1
export const WARRIOR = 2
export const COURIER = 3
export const PRIEST = 4
export const ROLES = roles.length

export const TOP_TERRACE = 0
export const MIDDLE = 1
export const BOTTOM = 2

// High Priest actions, in the order of their table.
export const PRODUCE = 0
export const WORSHIP = 1
export const OFFERING = 2
export const CONQUER = 3
export const RENEW = 4

export const GODS = gods.length
export const SMALL = 0
export const LARGE = 1
/** A kind of Statue: size, then god. */
export const statueKind = (size: number, god: number): number => size * GODS + god
export const STATUES = 2 * GODS

export const SPACES = hillSpaces.length
export const STEPS = stepSpaces.length // upper and lower of each section
export { SECTIONS }
export const CONQUESTS = conquestRows.length

// The largest numbers: what has no end in the rules ends far beyond any game.
const MOST_GOODS = 999
const MOST_VP = 9999
const MOST_TASKS = 31
const LAST_TEMPLE_SPACE = 39 // an owner of the box may count 40
/** Statues of one god and size, as many as an owner of the box may count. */
export const MOST_ALIKE = 4

const perSeat = (stride: number): { perSeat: number } => ({ perSeat: stride })
const secret = (stride: number): { perSeat: number; visible: 'owner' } => ({ perSeat: stride, visible: 'owner' })
const hidden = { visible: 'nobody' } as const

// players
export const PURSE = space.ints('purse', SEATS * KINDS, { perSeat: KINDS, max: MOST_GOODS })
export const VP = space.ints('vp', SEATS, { perSeat: 1, max: MOST_VP })
export const TEMPLE = space.ints('temple', SEATS, { perSeat: 1, max: LAST_TEMPLE_SPACE })
export const PRIEST_AT = space.ints('high-priest', SEATS, { perSeat: 1, initial: -1, max: SECTIONS - 1 }) // section
export const STEPS_LEFT = space.ints('step-markers-left', SEATS, { perSeat: 1, max: numbers.stepMarkers })
export const MARKERS_LEFT = space.ints('conquest-markers-left', SEATS, { perSeat: 1, max: numbers.conquestMarkers })
export const STATUE = space.ints('statues', SEATS * STATUES, { perSeat: STATUES, max: MOST_ALIKE })
export const PLACE = space.ints('place', SEATS, { perSeat: 1, max: SEATS }) // final rank from 1, 0 before the end

// the board
export const STATUE_LEFT = space.ints('statues-left', STATUES, { max: MOST_ALIKE })
export const STEP_AT = space.ints('steps', STEPS, { initial: -1, max: SEATS - 1 }) // owner; section * 2 + (0 upper, 1 lower)
export const MARKER_AT = space.ints('conquest-markers', CONQUESTS, { initial: -1, max: SEATS - 1 }) // owner
export const ORIENTATION = space.ints('coricancha', 1, { max: SECTIONS - 1 })

// Workers: nine of each role, numbered role by role
export const WORKERS = ROLES * WORKERS_PER_ROLE
export const workerPool = space.pool('worker', WORKERS)
export const WORKER_WORDS = workerPool.words
export const BAG = space.set('bag', workerPool, 1) // what is in it follows from public pieces (TAW-HIDE-16)
export const VILLAGE_ROOM = 9
export const VILLAGE = space.slots('village', workerPool, VILLAGE_ROOM) // from the potato end to the corn end
export const NOMADS = space.set('nomads', workerPool, 1)
export const CASUALTIES = space.set('casualties', workerPool, 1)
export const POOL = space.set('own-workers', workerPool, SEATS, perSeat(1))
export const HILL = space.slots('hill', workerPool, SPACES)
export const WORKERS_GONE = space.set('workers-gone', workerPool, 1)

// God cards
export const GOD_CARDS = godCardRows.length
export const godPool = space.pool('god-card', GOD_CARDS)
export const GOD_WORDS = godPool.words
export const GOD_DECK = space.set('god-deck', godPool, 1, hidden) // in no order before somebody draws
/** Cards under the deck in order: each lies with the seat that knows it, or in the open row. */
export const GOD_UNDER = space.slots('god-under-known', godPool, SEATS * GOD_CARDS, secret(GOD_CARDS))
export const GOD_UNDER_OPEN = space.slots('god-under-open', godPool, GOD_CARDS)
export const GOD_UNDER_COUNT = space.ints('god-under-count', 1, { max: GOD_CARDS })
export const GOD_HAND = space.set('god-hand', godPool, SEATS, secret(1))
/** Cards in hand that everybody saw being taken (TAW-HIDE-12). */
export const GOD_SHOWN = space.set('god-hand-shown', godPool, SEATS, perSeat(1))
export const OFFER_ROOM = 5
export const GOD_OFFER = space.slots('god-offer', godPool, OFFER_ROOM) // oldest first
export const GOD_LAID = space.set('god-laid', godPool, SEATS, perSeat(1)) // played and not yet put away
/** Benefits of laid cards already taken, four bits per card. */
export const GOD_TAKEN = space.ints('benefits-taken', GOD_CARDS, { max: 15 })
/** The secret choice of the cards to keep, as a number of the triple (TAW-SETUP-25). */
export const PICK = space.ints('god-cards-kept', SEATS, { visible: 'owner', perSeat: 1, domain: 56, initial: -1, max: 55 })

// Army cards
export const ARMY_CARDS = armyCardRows.length
export const armyPool = space.pool('army-card', ARMY_CARDS)
export const ARMY_DECK = space.set('army-deck', armyPool, 1, hidden)
export const ARMY_DISCARD = space.set('army-discard', armyPool, 1)
export const ARMY_HAND = space.set('army-hand', armyPool, SEATS, secret(1))
export const ARMY_LOOK = space.slots('army-look', armyPool, SEATS * 2, secret(2)) // drawn in training
export const ARMY_UP = space.set('army-face-up', armyPool, SEATS, perSeat(1))
export const ARMY_DOWN = space.set('army-face-down', armyPool, SEATS, perSeat(1))
export const ARMY_SPENT = space.set('army-to-discard', armyPool, 1) // fixed for the Conquest in progress (TAW-PRIEST-CONQUER-13)
export const ARMY_TIRED = space.set('army-to-flip', armyPool, 1)

// Buildings: Production Buildings first
export const PRODUCTIONS = productionRows.length
export const BUILDINGS = PRODUCTIONS + passiveRows.length
export const buildingPool = space.pool('building', BUILDINGS)
export const BUILDING_WORDS = buildingPool.words
export const BUILDING_STACK = space.set('building-stacks', buildingPool, 1, hidden)
export const BUILDING_UNDER = space.slots('buildings-under', buildingPool, BUILDINGS) // both stacks, in the order they went under
export const MARKET_SLOTS = 4 // two Production, two Passive
export const MARKET = space.slots('market', buildingPool, MARKET_SLOTS)
export const EXCHANGED = space.slots('buildings-exchanged', buildingPool, 2)
export const BUILT = space.set('buildings', buildingPool, SEATS, perSeat(1)) // face-up
export const BUILT_DOWN = space.set('buildings-face-down', buildingPool, SEATS, perSeat(1))
export const USED = space.set('buildings-used', buildingPool, 1) // produced in the action in progress, still face-up

// Weavings
export const WEAVINGS = weavingRows.length
export const weavingPool = space.pool('weaving', WEAVINGS)
export const WEAVING_WORDS = weavingPool.words
export const WEAVING_STACK = space.set('weaving-stack', weavingPool, 1, hidden)
export const WEAVING_UNDER = space.slots('weaving-under-known', weavingPool, SEATS * WEAVINGS, secret(WEAVINGS))
export const WEAVING_UNDER_OPEN = space.slots('weaving-under-open', weavingPool, WEAVINGS)
export const WEAVING_UNDER_COUNT = space.ints('weaving-under-count', 1, { max: WEAVINGS })
export const WEAVING_TOP = space.slots('weaving-top', weavingPool, 1)
export const DRAWN_ROOM = 5
export const WEAVING_DRAWN = space.slots('weavings-drawn', weavingPool, DRAWN_ROOM)
export const WEAVING_LOOK = space.slots('weavings-look', weavingPool, SEATS * DRAWN_ROOM, secret(DRAWN_ROOM)) // Z08
export const WEAVING_TAKEN = space.slots('weavings-taken', weavingPool, DRAWN_ROOM) // gained, to be laid by one seat
export const WEAVING_START = space.set('weavings-starting', weavingPool, 1)
export const WOVEN = space.set('weavings', weavingPool, SEATS, perSeat(1))
export const WEAVINGS_GONE = space.set('weavings-gone', weavingPool, 1)
export const TAPESTRY_OF = space.ints('tapestry-of', WEAVINGS, { max: WEAVINGS }) // number of the Tapestry among its owner's
export const PLACE_IN = space.ints('place-in-tapestry', WEAVINGS, { max: WEAVINGS }) // from the left

// the Feast
export const FEAST_HOLDER = space.ints('feast-holder', 1, { initial: -1, max: SEATS - 1 })
export const FEASTS_TRIGGERED = space.ints('feasts-triggered', 1, { max: numbers.feasts })
export const FEASTS_RESOLVED = space.ints('feasts-resolved', 1, { max: numbers.feasts })
/** 1 while God cards come from the deck only (TAW-FEAST-29). */
export const DECK_ONLY = space.ints('deck-only', 1, { max: 1 })

// the game and the turn in progress
export const FIRST = space.ints('first-player', 1, { max: SEATS - 1 })
export const PHASE = space.ints('phase', 1, { max: 6 })
export const MOVER = space.ints('placed-worker', 1, { initial: -1, max: WORKERS - 1 })
export const ROLE = space.ints('placed-as', 1, { initial: -1, max: ROLES - 1 })
export const SPACE = space.ints('placed-on', 1, { initial: -1, max: SPACES - 1 })
export const CARD = space.ints('placement-card', 1, { initial: -1, max: GOD_CARDS - 1 })
export const FIRST_IN_SEGMENT = space.ints('first-in-segment', 1, { max: 1 })
/** 1 between choosing a Worker and paying for its placement: nothing may make the payment impossible. */
export const BOUND = space.ints('bound', 1, { max: 1 })
export const TASKS_LEFT = space.ints('tasks-left', 1, { max: MOST_TASKS })
export const ICONS_USED = space.ints('icons-used', 1, { max: 7 }) // one bit per icon of the space, in the set of three
/** The icon of a task that was named and not begun yet, plus 1: it counts when something of it is done (TAW-COUNT-10). */
export const TASK_NAMED = space.ints('task-named', 1, { max: taskIcons.length })
export const SIDE_DONE = space.ints('side-action-done', 1, { initial: -1, max: 7 })
/** 1 when the active player has taken the gold instead of taking part in a Conquest (TAW-PRIEST-CONQUER-16). */
export const GOLD_TAKEN = space.ints('gold-instead', 1, { max: 1 })

// phases
export const SETTING_UP = 0
export const CHOOSING = 1
export const PLACING = 2
export const TASKING = 3
export const SIDING = 4
export const ENDING = 5
export const FEASTING = 6

// Axomamma
export const SOLO = 'solo'
export const HUMAN = 0 // seats of a solo game
export const AXOMAMMA = 1
const solo = { module: SOLO } as const
export const TUCKED_SLOTS = 4
/** Only the god symbols of tucked cards are visible (TAW-SOLO-09). */
export const TUCKED = space.slots('axomamma-tucked', godPool, TUCKED_SLOTS, { ...solo, visible: 'nobody', back: (card, rules) => (rules as Rules).cardGod[card] })
export const TOKEN_AT = space.ints('axomamma-tokens', tokens.length, { ...solo, max: BOARD_ROOM - 1 }) // place in the row of the token
export const PERSONALITY = space.ints('axomamma-personality', 1, { ...solo, initial: -1, max: personalities.length - 1 })
export const OLDEST = space.ints('axomamma-oldest-worker', 1, { ...solo, initial: -1, max: WORKERS - 1 })
export const ROLLED = space.ints('axomamma-die', 1, { ...solo, max: Math.max(...die) })
