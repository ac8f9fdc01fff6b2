// The tracks and spaces beside the hill: Temple, Conquest, Coricancha.
import { same, type Wrong } from '@tollan/kernel/data'
import { type ConquestSpace, type Effect, priestActions, regions, type Tables } from '../content/index.ts'
import { godCards, vp, weavings } from '../content/effects.ts'
import { tableNames } from '../data-shapes.ts'
import { rowsWrong } from './rows.ts'

const CONQUESTS = 24
/** Spaces of the Temple with points at the end of the game, from the top (TAW-DATA-09). */
const END_SPACES = 4

export function* boardWrong(tables: Tables): Generator<Wrong> {
  yield* templeWrong(tables)
  yield* conquestWrong(tables.conquest)
  yield* coricanchaWrong(tables)
}

function* templeWrong({ temple }: Tables): Generator<Wrong> {
  const first = temple.length - END_SPACES
  if (first < 1) yield `${tableNames.temple} must have more than ${END_SPACES} spaces, not ${temple.length} (TAW-DATA-09)`
  for (const [i, { endVp }] of temple.entries()) {
    if (i < first && endVp !== 0) yield { message: `${tableNames.temple}.${i}.endVp must be 0 below the top four spaces, not ${endVp} (TAW-DATA-09)`, why: { reason: 'end-points-of-four', need: END_SPACES, have: endVp } }
    if (i >= first && endVp === 0) yield { message: `${tableNames.temple}.${i}.endVp must be above 0 on the top four spaces (TAW-DATA-09)`, why: { reason: 'end-points-of-four', need: END_SPACES, have: endVp } }
  }
}

interface Example {
  readonly flip: number
  readonly discard: number
  readonly benefits: readonly Effect[]
}

/** Example 8 of the rulebook (TAW-DATA-16). */
const examples: readonly Example[] = [
  { flip: 2, discard: 1, benefits: [vp(4)] },
  { flip: 2, discard: 2, benefits: [vp(7)] },
  { flip: 0, discard: 1, benefits: [godCards(1), weavings(1)] },
]

const sameBenefits = (a: readonly Effect[], b: readonly Effect[]): boolean =>
  a.length === b.length && a.every((effect) => b.some((other) => same(effect, other)))

function* conquestWrong(conquest: readonly ConquestSpace[]): Generator<Wrong> {
  const table = tableNames.conquest
  yield* rowsWrong(table, conquest, CONQUESTS, 'TAW-DATA-10')
  for (const { id, region, flip, discard } of conquest) {
    if (!regions.includes(region)) yield `${table}.${id} must be in one of the regions ${regions.join(', ')}, not ${region} (TAW-COMP-01)`
    if (flip + discard < 1) yield { message: `${table}.${id} must ask for at least 1 Soldier to flip or to discard (TAW-DATA-10)`, why: { reason: 'no-soldier', need: 1, have: 0 } }
  }
  for (const region of regions) {
    const spaces = conquest.filter((space) => space.region === region)
    if (spaces.length === 0) yield `${table}: the region ${region} has no space (TAW-COMP-01)`
    for (const [i, space] of spaces.entries())
      if (space.order <= (spaces[i - 1]?.order ?? 0))
        yield `${table}.${space.id} must have a higher order than what lies at its left, not ${space.order} (TAW-DATA-10)`
  }
  for (const { flip, discard, benefits } of examples)
    if (!conquest.some((space) => space.flip === flip && space.discard === discard && sameBenefits(space.benefits, benefits)))
      yield { message: `${table} must have a space with flip ${flip}, discard ${discard} and benefits ${JSON.stringify(benefits)} (TAW-DATA-16)`, why: { reason: 'shown-in-the-book', need: flip, have: discard } }
}

function* coricanchaWrong({ coricancha }: Tables): Generator<Wrong> {
  for (const action of priestActions) {
    const n = coricancha.order.filter((each) => each === action).length
    if (n !== 1) yield { message: `${tableNames.coricancha}.order must have ${action} once, not ${n === 0 ? 'never' : `${n} times`} (TAW-DATA-06)`, why: { reason: 'action-once', need: 1, have: n } }
  }
}
