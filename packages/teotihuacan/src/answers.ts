// The vocabulary of answers: stable names for everything that can be chosen, drawn or rolled.
import { amountOf, createKeyring } from '@tollan/kernel'
import { ascensionRewards, boards, decorationSpaces, decorationTiles, pyramidSlots, pyramidTiles, templeBonuses } from './content/index.ts'
import { COMMON, COMMONS, KINDS, SEATS, WORKERS } from './state.ts'
import { discoveryNames, royalNames, startingNames, technologyNames } from './tiles.ts'

export const keys = createKeyring()

export const workerNames = Array.from({ length: COMMON + COMMONS }, (_, w) =>
  w < COMMON ? `worker-${Math.floor(w / WORKERS)}-${w % WORKERS}` : `common-${w - COMMON}`,
)
export const boardNames = ['none', ...boards.map((board) => board.id)]
export const spaceNames = [
  'palace-left', 'palace-middle', 'palace-right', 'forest-worship', 'stone-quarry-worship', 'gold-deposits-worship', 'decorations-worship',
]
export const templeNames = ['blue', 'red', 'green']
export const goodNames = ['cocoa', 'wood', 'stone', 'gold', 'obsidian']
export { discoveryNames, royalNames, startingNames, technologyNames }
const seatNames = Array.from({ length: SEATS }, (_, seat) => String(seat))
export const turnNames = ['0', '90', '180', '270']

const packedNames = (packed: number): string =>
  goodNames.flatMap((name, kind) => (kind < KINDS && amountOf(packed, kind) > 0 ? [`${amountOf(packed, kind)}-${name}`] : [])).join('+')

function parsePacked(text: string): number {
  let packed = 0
  for (const part of text.split('+')) {
    const [, amount, name] = /^(\d{1,2})-(\w+)$/.exec(part) ?? []
    const kind = name === undefined ? -1 : goodNames.indexOf(name)
    if (kind < 0 || Number(amount) > 15 || amountOf(packed, kind) > 0) return -1
    packed |= Number(amount) << (4 * kind)
  }
  return packed
}

// a turn
export const MOVE = keys.list('move', workerNames)
export const FREE_UNLOCK = keys.list('free-unlock', [''])
export const TO = keys.list('to', boardNames)
export const COLLECT = keys.list('collect-cocoa', [''])
export const WORSHIP = keys.list('worship', spaceNames)
export const MAIN = keys.list('main-action', [''])
export const END_TURN = keys.list('end-turn', [''])
// any time in one's turn
export const USE = keys.list('use', discoveryNames)
export const UNLOCK = keys.list('unlock', [''])
// inside actions
export const FEE = keys.list('pay-fee', [''])
export const IGNORE = keys.list('ignore-cocoa', discoveryNames)
export const BENEFIT = keys.list('worship-for', ['effect', 'tile', 'both'])
export const FIRST_OF = keys.list('first', ['effect', 'tile'])
export const TAKE = keys.list('take', discoveryNames)
export const DECLINE = keys.list('decline', [''])
export const PRINTED = keys.list('printed-reward', [''])
export const STEP_ON = keys.list('temple', templeNames)
export const GAIN = keys.custom('gain', packedNames, parsePacked, '2-wood+1-gold')
export const PAY = keys.custom('pay', packedNames, parsePacked, '1-stone')
export const DEVELOP = keys.list('develop', technologyNames)
export const ROW = keys.list('row', ['top', 'centre', 'bottom'])
export const DECORATE = keys.list('decorate-with', decorationTiles.map((tile) => tile.id))
export const DECORATE_AT = keys.list('decorate-at', decorationSpaces.map((place) => place.id))
export const BUILD = keys.list('build-with', pyramidTiles.map((tile) => tile.id))
export const BUILD_AT = keys.list('build-at', pyramidSlots.map((slot) => slot.id))
export const TURNED = keys.list('turned', turnNames)
export const SAVE = keys.list('discount', ['none', 'wood', 'stone'])
export const DONE = keys.list('done', [''])
export const POWER_UP = keys.list('power-up', workerNames)
export const ALONG = keys.list('along', workerNames)
export const REWARD = keys.list('reward', ascensionRewards.map((reward) => reward.id))
export const AGAIN = keys.list('again', [''])
export const PART = keys.count('part', 16)
export const SALARY = keys.count('salary', 64)
// set-up
const pairText = (pair: number): string => `${startingNames[pair & 63]}+${startingNames[pair >> 6]}`
export const KEEP = keys.custom('keep', pairText, (text) => {
  const [first, second] = text.split('+').map((name) => startingNames.indexOf(name))
  return first === undefined || second === undefined || first < 0 || second < 0 ? -1 : first | (second << 6)
}, 'start-03+start-11')
export const DRAFT = keys.list('draft', startingNames)
export const PLACE_ON = keys.list('place-on', boardNames)
// chance
export const FIRST_PLAYER = keys.list('first-player', seatNames)
export const DEAL_BOARD = keys.list('deal-board', boardNames)
export const DRAW_ROYAL = keys.list('draw-royal', royalNames)
export const DRAW_TECHNOLOGY = keys.list('draw-technology', technologyNames)
export const DRAW_BONUS = keys.list('draw-temple-bonus', templeBonuses.map((tile) => tile.id))
export const DRAW_DECORATION = keys.list('draw-decoration', decorationTiles.map((tile) => tile.id))
export const DRAW_PYRAMID = keys.list('draw-pyramid-tile', pyramidTiles.map((tile) => tile.id))
export const TURN_PYRAMID = keys.list('turn-pyramid-tile', turnNames)
export const DRAW_DISCOVERY = keys.list('draw-discovery', discoveryNames)
export const DRAW_START = keys.list('draw-starting-tile', startingNames)
