// The whole position, declared once. Seats, boards and pieces are numbers; names are given at the edges.
import { createSpace } from '@tollan/kernel'

/** Words of the zones each module declares in its own folder. */
export const space = createSpace({ blocks: { draft: 24, m10: 1, m6: 3, m7: 5, m8: 37, m9: 41, solo: 23 } })

export const SEATS = 5
export const WORKERS = 4 // per seat, the one on the ascension wheel included

// Goods in a purse.
export const COCOA = 0
export const WOOD = 1
export const STONE = 2
export const GOLD = 3
export const OBSIDIAN = 4 // only modules pay it out
export const KINDS = 5

export const BLUE = 0
export const RED = 1
export const GREEN = 2
export const TEMPLES = 3

// Board numbers as printed.
export const PALACE = 1
export const FOREST = 2
export const QUARRY = 3
export const DEPOSITS = 4
export const ALCHEMY = 5
export const NOBLES = 6
export const DECORATIONS = 7
export const CONSTRUCTION = 8
export const BOARDS = 8

// Where a worker is: a board number (its general area), or FIRST_SPACE + worship space, or one of these.
export const AWAY = 0 // not in this game
export const FIRST_SPACE = 9
export const SPACES = 7
export const WHEEL = 16 // on the ascension wheel (TEO-PSETUP-06)
export const HAND = 17 // chosen but not yet placed, during set-up

/** Board of each worship space: three royal tiles, then the four temple sidebars (TEO-WORSHIP-02). */
export const SPACE_BOARD = [PALACE, PALACE, PALACE, FOREST, QUARRY, DEPOSITS, DECORATIONS] as const
export const FIRST_TEMPLE_SPACE = 3

// The largest numbers: what has no end in the rules ends far beyond any game.
const MOST_GOODS = 999
const MOST_VP = 9999
const MOST_ROUNDS = 199
const LAST_STEP = 11 // of the longest temple
const LAST_ON_CALENDAR = 12

const perSeat = (stride: number): { perSeat: number } => ({ perSeat: stride })

// players
export const PURSE = space.ints('purse', SEATS * KINDS, { perSeat: KINDS, max: MOST_GOODS })
export const VP = space.ints('vp', SEATS, { perSeat: 1, max: MOST_VP })
export const TEMPLE = space.ints('temple', SEATS * TEMPLES, { perSeat: TEMPLES, max: LAST_STEP })
export const AVENUE = space.ints('avenue', SEATS, { perSeat: 1, max: 9 })
export const TRACK = space.ints('pyramid-track', SEATS, { perSeat: 1, max: 40 })
export const ALL_TECHNOLOGIES = 0xffff
export const TECHS = space.ints('technologies', SEATS, { perSeat: 1, max: ALL_TECHNOLOGIES }) // one bit per technology
/** Workers of the seats, then those that belong to nobody and can be moved by anybody. */
export const COMMON = SEATS * WORKERS
export const COMMONS = 3
const LAST_WORKER = COMMON + COMMONS - 1
export const WORKER_AT = space.ints('worker-at', COMMON + COMMONS, { perSeat: WORKERS, max: HAND })
export const WORKER_POWER = space.ints('worker-power', COMMON + COMMONS, { perSeat: WORKERS, max: 6 })
export const PLACE = space.ints('place', SEATS, { perSeat: 1, max: SEATS }) // final rank from 1, 0 before the end

// the ring
export const BOARD_AT = space.ints('board-at', BOARDS + 1, { max: BOARDS }) // by slot
export const SLOT_OF = space.ints('slot-of', BOARDS + 1, { max: BOARDS }) // by board

/** Neutral colours come in threes of workers; boards, 0 when unused (TEO-NEUTRAL-05). */
export const NEUTRAL_COLOURS = 3
export const NEUTRALS = 3
export const NEUTRAL_AT = space.ints('neutral-at', NEUTRAL_COLOURS * NEUTRALS, { max: BOARDS })

// Pools leave room for rows that modules add; rows of absent modules stay in the box.
export const technologyPool = space.pool('technology', 16)
export const TECH_DISPLAY = space.slots('technology-display', technologyPool, 6)
export const TECH_BOX = space.set('technology-box', technologyPool, 1)

export const royalPool = space.pool('royal', 16)
export const ROYAL_AT = space.slots('royal-at', royalPool, 3)
export const ROYAL_BOX = space.set('royal-box', royalPool, 1)

export const bonusPool = space.pool('temple-bonus', 8)
export const BONUS_AT = space.slots('temple-bonus-at', bonusPool, TEMPLES)
export const BONUS_BOX = space.set('temple-bonus-box', bonusPool, 1)

/** Before the discovery tiles: which of those may lie beside a dealt starting tile follows from it. */
export const startingPool = space.pool('starting-tile', 24)

/** The 54 discovery tiles come first; modules add more. */
export const discoveryPool = space.pool('discovery', 96)
export const DISC_WORDS = discoveryPool.words
export const DISC_STACK = space.set('discovery-stack', discoveryPool, 1, { visible: 'nobody' })
export const DISC_BOARD = space.slots('discovery-board', discoveryPool, BOARDS + 1) // by board
export const DISC_AVENUE = space.set('discovery-avenue', discoveryPool, 3) // grey spaces in order
export const DISC_TEMPLE = space.set('discovery-temple', discoveryPool, 4) // main steps: blue 4, red 5, green 3, green 6
export const DISC_HELD = space.set('discovery-held', discoveryPool, SEATS, perSeat(1))
export const DISC_USED = space.set('discovery-used', discoveryPool, SEATS, perSeat(1))
export const DISC_GONE = space.set('discovery-gone', discoveryPool, 1)
export const DISC_ABSENT = space.set('discovery-absent', discoveryPool, 1) // tiles of modules that are not played
export const DISC_DEALT = space.slots('discovery-dealt', discoveryPool, SEATS * 4, { visible: 'owner', perSeat: 4 })

export const START_BOX = space.set('starting-tile-box', startingPool, 1, { visible: 'nobody' })
export const START_ABSENT = space.set('starting-tile-absent', startingPool, 1) // rows of modules that are not played
export const START_DEALT = space.slots('starting-tile-dealt', startingPool, SEATS * 4, { visible: 'owner', perSeat: 4 })
export const START_CHOSEN = space.slots('starting-tile-chosen', startingPool, SEATS * 2, perSeat(2))
export const START_DRAWN = space.slots('starting-tile-drawn', startingPool, 6) // for neutral workers
/** The secret choice of two dealt tiles, as a number of the pair. */
export const PICK = space.ints('starting-tile-pick', SEATS, { visible: 'owner', perSeat: 1, domain: 6, initial: -1, max: 5 })
/** Discovery tiles tied to the chosen starting tiles (TEO-STD-11). */
export const DISC_TIED = space.slots('discovery-tied', discoveryPool, SEATS * 2, perSeat(2))

export const pyramidPool = space.pool('pyramid-tile', 32)
export const PYR_STACK = space.set('pyramid-stack', pyramidPool, 1, { visible: 'nobody' })
export const PYR_DISPLAY = space.slots('pyramid-display', pyramidPool, 3)
export const PYR_SLOTS = 30
export const PYR_TILE = space.slots('pyramid-tile-at', pyramidPool, PYR_SLOTS)
export const PYR_TURN = space.ints('pyramid-turn', PYR_SLOTS, { max: 3 }) // quarter turns clockwise
/** Topmost icon of each quadrant of the 8 x 8 grid: kind, plus COLOURED. */
export const ICON = space.ints('icon', 64, { max: 7 })

export const decorationPool = space.pool('decoration', 15)
export const DECO_STACK = space.set('decoration-stack', decorationPool, 1, { visible: 'nobody' })
export const DECO_DISPLAY = space.slots('decoration-display', decorationPool, 4)
export const DECO_AT = space.slots('decoration-at', decorationPool, 16)

export const GLYPH = 3 // icon kinds 0 to 2 belong to the temples
export const COLOURED = 4

// nobles: one flag per space, rows after another
export const NOBLE = space.ints('noble', 12, { max: 1 })
export const BUILT = space.ints('buildings-taken', 1, { max: 12 })

// calendar
export const LIGHT = space.ints('light-disc', 1, { max: LAST_ON_CALENDAR })
export const DARK = space.ints('dark-disc', 1, { max: LAST_ON_CALENDAR })
export const ECLIPSES = space.ints('eclipses-scored', 1, { max: 3 })
export const DUE = space.ints('eclipse-due', 1, { max: MOST_ROUNDS }) // round after which the pending eclipse is scored, 0 when none is pending
export const COMPLETE = space.ints('pyramid-complete', 1, { max: 1 })
export const ROUND = space.ints('round', 1, { max: MOST_ROUNDS })
export const FIRST = space.ints('first-player', 1, { max: SEATS - 1 })

// the turn in progress
export const PHASE = space.ints('phase', 1, { max: 10 })
export const MOVER = space.ints('mover', 1, { initial: -1, max: LAST_WORKER })
export const SECOND = space.ints('second-mover', 1, { initial: -1, max: LAST_WORKER }) // moved along by a double-move tile
export const REACH = space.ints('reach', 1, { max: BOARDS }) // how far the mover may go
export const ACTION_BOARD = space.ints('action-board', 1, { max: BOARDS })
export const COUNTED = space.ints('counted-workers', 1, { max: 3 })
export const COUNTING = space.ints('still-counting', 1, { max: 1 }) // the board effect has yet to look at the number of workers
export const TECHS_BEFORE = space.ints('technologies-before', 1, { max: ALL_TECHNOLOGIES }) // owned when the main action began
export const PLAIN = space.ints('no-power-up', 1, { max: 1 }) // the main action gives none (TEO-MAIN-ALCH-04)
export const DISCOUNT = space.ints('discount-left', 1, { max: 1 })
export const DOUBLED = space.ints('harvest-doubled', 1, { max: 1 })

// phases of a turn: they decide what may be inserted (TEO-LOCK-12, TEO-DISC-12)
export const IDLE = 0
export const BEFORE_MOVE = 1
export const MOVING = 2
export const MOVED = 3
export const ANNOUNCED = 4 // main action chosen, fee not yet paid
export const RESOLVING = 5 // board effect in progress
export const POWERING = 6
export const WORSHIPPING = 7
export const ENDING = 8
export const AFTER_FREE_UNLOCK = 9
export const OTHER_TURN = 10 // a further choice for a turn: no standard turn (TEO-LOCK-02)
