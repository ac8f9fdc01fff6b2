// What lies on Teotibot's side of the table.
import { keys } from '../answers.ts'
import { space } from '../state.ts'
import { teotibot } from './tables.ts'

export const BOT = 1 // its seat: you are First Player (TEO-SOLO-02)
export const HUMAN = 0

const module = 'solo'
const botPool = space.pool('bot-tile', 8)
export const BOT_TILES = teotibot.actionTiles.length
export const BOT_SLOTS = teotibot.slots.length
export const BOT_AT = space.slots('bot-tile-at', botPool, BOT_SLOTS, { module }) // P1 to P6
export const BOT_ASIDE = space.slots('bot-tile-aside', botPool, 1, { module })
export const BOT_BOX = space.set('bot-tile-box', botPool, 1, { module })
export const BOT_POOL = botPool.size
/** Direction tiles from the uppermost down: arrow (0 up-left, 1 up-right) and number of the tile. */
export const MOST_DIRECTIONS = 4
export const DIRECTION = space.ints('bot-direction', MOST_DIRECTIONS, { module, max: 1 })
export const DIRECTION_TILE = space.ints('bot-direction-tile', MOST_DIRECTIONS, { module, min: -1, max: MOST_DIRECTIONS - 1 })
export const DICE = space.ints('bot-dice', 2, { module, max: 6 })

// numbers the difficulty options change (TEO-SOLO-74 to -79)
const MOST_DIFFICULT = 25
export const EXCHANGE_VP = space.ints('bot-exchange-vp', 1, { module, max: MOST_DIFFICULT })
export const WORSHIP_STEPS = space.ints('bot-worship-steps', 2, { module, max: MOST_DIFFICULT }) // on a temple, on any temple
export const BONUS_VP = space.ints('bot-bonus-vp', 1, { module, max: MOST_DIFFICULT })
export const TECHNOLOGY_VP = space.ints('bot-technology-vp', 1, { module, max: MOST_DIFFICULT })

export const botTileNames = teotibot.actionTiles.map((tile) => tile.id)
export const LEFT = 0
export const RIGHT = 1

export const DRAW_BOT_TILE = keys.list('draw-bot-tile', botTileNames)
export const SET_DIRECTION = keys.list('direction', ['left', 'right'])
export const ROLL = keys.list('roll', ['', '1', '2', '3', '4', '5', '6'])
