// The vocabulary of answers: stable names for everything that can be chosen, drawn or rolled.
import { amountOf, createKeyring } from '@tollan/kernel'
import {
  armyCardRows, conquestRows, godCardRows, gods, hillSpaces, passiveRows, personalities, productionRows, roles, SECTIONS, stepSpaces, taskIcons,
  weavingRows, WORKERS_PER_ROLE,
} from './content/index.ts'
import { KINDS, SEATS } from './state.ts'

export const keys = createKeyring()

export const roleNames = roles.map((role) => role.id as string)
export const workerNames = roleNames.flatMap((role) => Array.from({ length: WORKERS_PER_ROLE }, (_, i) => `${role}-${i + 1}`))
export const spaceNames = hillSpaces.map((space) => space.id)
export const iconNames = taskIcons.map((icon) => icon.id)
export const godCardNames = godCardRows.map((card) => card.id)
export const armyNames = armyCardRows.map((card) => card.id)
export const buildingNames = [...productionRows, ...passiveRows].map((building) => building.id)
export const productionNames = productionRows.map((building) => building.id)
export const weavingNames = weavingRows.map((weaving) => weaving.id)
export const statueNames = ['small', 'large'].flatMap((size) => gods.map((god) => `${size}-${god}`))
export const conquestNames = conquestRows.map((space) => space.id)
export const stepNames = stepSpaces
export const sectionNames = Array.from({ length: SECTIONS }, (_, section) => `section-${section}`)
export const goodNames = ['potato', 'corn', 'stone', 'gold']
export const personalityNames = personalities.map((side) => side.id as string)
const seatNames = Array.from({ length: SEATS }, (_, seat) => String(seat))

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

/** Up to three pieces, six bits each; a missing one is 63. */
const NONE = 63
const several = (names: readonly string[]) =>
  [
    (argument: number): string =>
      [argument & 63, (argument >> 6) & 63, (argument >> 12) & 63].flatMap((piece) => (piece === NONE ? [] : [names[piece] ?? '?'])).join('+'),
    (text: string): number => {
      const found = text.split('+').map((name) => names.indexOf(name))
      if (found.length > 3 || found.some((piece) => piece < 0)) return -1
      const [a = NONE, b = NONE, c = NONE] = found
      return a | (b << 6) | (c << 12)
    },
  ] as const
export const three = (a: number, b: number = NONE, c: number = NONE): number => a | (b << 6) | (c << 12)
export const nthOf = (argument: number, n: number): number => {
  const piece = (argument >> (6 * n)) & 63
  return piece === NONE ? -1 : piece
}

const none = ['']

// a turn
export const PLACE_HIGH_PRIEST = keys.list('high-priest', sectionNames)
export const PLACE_WORKER = keys.list('place', roleNames)
export const sideNames = ['move-priest', 'pray', 'train', 'recruit']
export const SIDE = keys.list('side', sideNames)
export const AS = keys.list('as', roleNames)
export const ON = keys.list('on', spaceNames)
export const BY_CARD = keys.list('by-card', godCardNames)
export const BY_GOLD = keys.list('by-gold', none)
export const PAY = keys.custom('pay', packedNames, parsePacked, '1-stone+1-gold')
export const CAPTURE = keys.list('capture', spaceNames)
export const BENEFITS = keys.list('benefits', ['now', 'later'])
export const EXTRA_TASK = keys.list('extra-task', none)
export const TASK = keys.list('task', iconNames)
export const STOP = keys.list('stop', none)
export const END_TURN = keys.list('end-turn', none)
export const VILLAGE_END = keys.list('village', ['potato-end', 'corn-end'])
export const DISMISS = keys.list('dismiss', roleNames)
// inside actions
export const DONE = keys.list('done', none)
export const DECLINE = keys.list('decline', none)
export const FROM_DECK = keys.list('from-deck', none)
export const FROM_OFFER = keys.list('from-offer', godCardNames)
const benefitText = (argument: number): string => `${godCardNames[argument >> 2]}+${(argument & 3) + 1}`
export const BENEFIT = keys.custom('benefit', benefitText, (text) => {
  const [card = '', part = ''] = text.split('+')
  const number = godCardNames.indexOf(card)
  return number < 0 || !/^[1-4]$/.test(part) ? -1 : (number << 2) | (Number(part) - 1)
}, 'god-spiral-1+1')
export const BUILD_STEPS = keys.list('steps', stepNames)
export const BUILD_STATUE = keys.list('statue', statueNames)
export const ERECT = keys.list('erect', buildingNames)
export const EXCHANGE = keys.list('exchange', godCardNames)
export const SWAP = keys.list('swap', buildingNames)
export const BUY = keys.custom('buy', ...several(weavingNames), 'weaving-01+weaving-02')
export const WEAVING_FROM = keys.list('weaving', ['top', 'below'])
export const NEW_TAPESTRY = 63
const layText = (argument: number): string => {
  const tapestry = argument >> 6
  return `${weavingNames[argument & 63]}+${tapestry === NEW_TAPESTRY ? 'new' : `tapestry-${tapestry + 1}`}`
}
export const LAY = keys.custom('lay', layText, (text) => {
  const [tile = '', where = ''] = text.split('+')
  const number = weavingNames.indexOf(tile)
  const [, digits] = /^tapestry-(\d{1,2})$/.exec(where) ?? []
  const tapestry = where === 'new' ? NEW_TAPESTRY : digits === undefined ? -1 : Number(digits) - 1
  return number < 0 || tapestry < 0 || tapestry > NEW_TAPESTRY ? -1 : number | (tapestry << 6)
}, 'weaving-01+new')
export const PUT_UNDER = keys.list('put-under', weavingNames)
export const CONNECTION = keys.list('connection', weavingNames) // by the tile at its right
export const KEEP_ARMY = keys.list('keep-army', armyNames)
export const PRODUCE_WITH = keys.list('produce', productionNames)
/** Buildings first, then Army cards. */
export const renewNames = [...productionNames, ...armyNames]
export const RENEW_PIECE = keys.list('renew', renewNames)
export const OPTION = keys.count('option', 8)
export const TAKE_NOMAD = keys.list('nomad', roleNames)
// High Priest
export const MOVE_PRIEST = keys.list('move-to', sectionNames)
export const TAKE_GOLD = keys.list('take-gold', none)
export const TAKE_PART = keys.list('take-part', none)
export const GIVE = keys.list('give', statueNames)
export const OFFER_CORN = keys.count('offer-corn', 16)
export const CASUALTY = keys.list('casualty', ['potato-end', 'corn-end'])
export const CASUALTY_NOMAD = keys.list('casualty-nomad', roleNames)
export const PLAY_ARMY = keys.list('play-army', armyNames)
export const CONQUER_SPACE = keys.list('conquer', conquestNames)
export const KEEP_SOLDIER = keys.list('still', ['flip', 'discard'])
export const DISCARD_ARMY = keys.list('discard', armyNames)
export const FLIP_ARMY = keys.list('flip', armyNames)
// Feast
export const UPKEEP_GOLD = keys.count('upkeep-gold', 64)
export const PLAY_GOD = keys.list('play-god', godCardNames)
// any time
export const TRADE = keys.list('trade', armyNames)
/** From and to, as KINDS of Z15. */
export const changeNames = ['stone-for-gold', 'stone-for-corn', 'gold-for-stone', 'gold-for-corn', 'corn-for-stone', 'corn-for-gold']
export const CHANGE = keys.list('change', changeNames)
export const CALL_GOD = keys.list('call-god', none)
// set-up
export const START_WITH = keys.list('start-with', weavingNames)
export const KEEP = keys.custom('keep', ...several(godCardNames), 'god-spiral-1+god-hook-2')
// chance
export const FIRST_PLAYER = keys.list('first-player', seatNames)
export const TURN_TILE = keys.list('orientation', ['0', '1', '2', '3', '4'])
export const DRAW_WORKER = keys.list('draw-worker', workerNames)
export const DRAW_GOD = keys.list('draw-god', godCardNames)
export const DRAW_ARMY = keys.list('draw-army', armyNames)
export const DRAW_BUILDING = keys.list('draw-building', buildingNames)
export const DRAW_WEAVING = keys.list('draw-weaving', weavingNames)
// chance for Axomamma
export const ROLL = keys.list('roll', ['1', '2a', '2b', '3a', '3b', '4'])
export const DRAW_PERSONALITY = keys.list('draw-personality', personalityNames)
export const RANDOM_WORKER = keys.list('random-worker', workerNames)
export const RANDOM_SPACE = keys.list('random-space', spaceNames)
export const RANDOM_BUILDING = keys.list('random-building', buildingNames)
export const RANDOM_STATUE = keys.list('random-statue', statueNames)
export const RANDOM_WEAVING = keys.list('random-weaving', weavingNames)
export const RANDOM_CONQUEST = keys.list('random-conquest', conquestNames)
