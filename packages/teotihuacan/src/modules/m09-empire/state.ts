// What lies on the empire board.
import { discoveryNames, keys } from '../../answers.ts'
import { reasons } from '../../reasons.ts'
import { discoveryPool, SEATS, space } from '../../state.ts'
import { regions, warriors } from './content.ts'

const module = 'm9'

export const TEOTIHUACAN = 0
export const FURTHEST = 12
export const NOBODY = -1
const MOST_WARRIORS = Math.max(...Object.values(warriors)) // of one seat

export const SUPPLY = space.ints('warriors-supply', SEATS, { perSeat: 1, module, max: MOST_WARRIORS })
/** Seat of the one warrior in each region but the furthest (M9-11). */
export const WARRIOR_AT = space.ints('warrior-at', FURTHEST, { initial: NOBODY, module, max: SEATS - 1 })
/** Warriors of each seat in the furthest region (M9-13). */
export const FAR = space.ints('warriors-furthest', SEATS, { perSeat: 1, module, max: MOST_WARRIORS })
/** Seat that settled each region; its warrior there is out of the game (M9-21). */
export const SETTLER = space.ints('region-settler', FURTHEST + 1, { initial: NOBODY, module, max: SEATS - 1 })
/** M9-03: the special masks nobody has yet. */
export const MASKS = space.set('special-masks', discoveryPool, 1, { module })
/** Tiles drawn for a region bonus, face up until one is taken and the others go back. */
export const DRAWN = space.set('region-tiles-drawn', discoveryPool, 1, { module })

export const regionNames = regions.map((region) => region.id)

export const REWARD_NEXT = keys.list('conquest', ['empire', 'build'])
export const MARCH = keys.list('march', regionNames)
export const SETTLE = keys.list('settle', regionNames)
export const DRAW_PATH = keys.list('draw-path', regionNames)
export const BOT_MASK = keys.list('bot-mask', discoveryNames)

export const NO_REWARD_LEFT = reasons.add('conquest-reward-used', 'M9-15')
export const MARCH_ONWARD = reasons.add('warriors-move-onward', 'M9-12')
export const MARCH_LINE = reasons.add('warriors-never-cross-the-line', 'M9-07')
export const MARCH_NEIGHBOUR = reasons.add('warriors-move-to-a-neighbour', 'M9-08')
export const MARCH_WHEN_PUSHED = reasons.add('warriors-move-when-pushed', 'M9-10')
export const SETTLE_NEVER = reasons.add('region-cannot-be-settled', 'M9-20')
export const SETTLE_TAKEN = reasons.add('region-is-settled', 'M9-20')
export const SETTLE_WARRIOR = reasons.add('no-own-warrior-there', 'M9-19')
export const SETTLE_WOOD = reasons.add('building-needs-wood', 'M9-18')
export const SETTLE_NO_BUILDING = reasons.add('no-building-for-a-region', 'M9-24')
export const BUILD_IF_POSSIBLE = reasons.add('build-if-possible', 'M9-18')
export const WORKER_ONCE = reasons.add('worker-once-each', 'M9-REG-04')
export const TEMPLE_ONCE = reasons.add('two-different-temples', 'M9-REG-08')
export const MASK_BY_REGION = reasons.add('special-mask-by-settling', 'M9-03')
export const CONQUEST_FIRST = reasons.add('settled-by-the-main-action-of-conquest', 'M9-18')
