// The distances that keep the hill readable, for the graph as it is: another graph needs other nudges.
import { describe, expect, it } from 'vitest'
import { printedOf } from '../printed-of.ts'
import { FAN_HEIGHT, FAN_WIDTH, fanLayout } from './fan.ts'
import { layoutOf } from './layout.ts'
import { HEIGHT, iconPlace, laneOf, type Lane, localOf, type Place, pointAt, sectionOf, spacePlace, stepPlace, WIDTH } from './geometry.ts'

const { hill, icons } = printedOf({ players: 4, modules: [], settings: {} })
const spaces = hill.map(spacePlace)
const medallions = icons.map((icon) => ({ ...iconPlace(icon), id: icon.id }))
const steps = [0, 1, 2, 3, 4].flatMap((section) => [stepPlace(`steps-upper-${section}`), stepPlace(`steps-lower-${section}`)])

const between = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)
const least = (some: readonly Place[], others: readonly Place[]): number => Math.min(...some.flatMap((one) => others.flatMap((other) => (one === other ? [] : [between(one, other)]))))

describe('the hill', () => {
  it('lies where the formula says', () => {
    const { x, y } = pointAt(18, 121)
    expect([x.toFixed(1), y.toFixed(1)]).toEqual(['490.6', '202.0'])
    expect([localOf(351), sectionOf(351), localOf(40), sectionOf(40), sectionOf(324)]).toEqual([-9, 0, -32, 1, 0])
  })

  it('keeps things apart', () => {
    expect(least(spaces, spaces)).toBeGreaterThanOrEqual(76)
    expect(least(spaces, medallions)).toBeGreaterThanOrEqual(34)
    expect(least(steps, [...steps, ...spaces, ...medallions])).toBeGreaterThanOrEqual(36)
    expect(least(medallions, medallions)).toBeGreaterThanOrEqual(29)
  })

  it('fits its map', () => {
    for (const { x, y } of [...spaces, ...medallions]) expect([x > 20, x < WIDTH - 20, y > 20, y < HEIGHT - 14]).toEqual([true, true, true, true])
  })

  it('lets no two lanes run over one another', () => {
    const lanes = medallions.flatMap((icon) => hill.flatMap((space, i) => (space.icons.includes(icon.id) ? [laneOf(icon, spaces[i] ?? icon)] : []))).filter((lane): lane is Lane => lane !== null)
    const ends = ({ from, to }: Lane): readonly [number, number] => [Math.min(from, to), Math.max(from, to)]
    const meet = (a: Lane, b: Lane): boolean => [-360, 0, 360].some((turn) => ends(a)[0] + turn < ends(b)[1] && ends(b)[0] < ends(a)[1] + turn)
    const touching = lanes.flatMap((a, i) => lanes.slice(i + 1).flatMap((b) => (a.icon !== b.icon && a.distance === b.distance && meet(a, b) ? [`${a.icon} ${b.icon}`] : [])))
    expect(touching).toEqual([])
  })

  it.each([0, 1, 2, 3, 4])('section %i has room for fingers: nothing covers the middle of anything else', (section) => {
    const fan = fanLayout(layoutOf({ players: 4, modules: [], settings: {} }), section)
    const own = fan.spaces.map(({ place }) => place)
    const others = [...fan.icons, ...fan.steps].map(({ place }) => place)
    expect([fan.spaces.length, fan.steps.length]).toEqual([9, 2])
    expect(least(own, own)).toBeGreaterThanOrEqual(68)
    expect(least(own, others)).toBeGreaterThanOrEqual(34)
    expect(least(others, others)).toBeGreaterThanOrEqual(29)
    for (const { x, y } of own) expect([x > 18, x < FAN_WIDTH - 18, y > 40, y < FAN_HEIGHT - 20]).toEqual([true, true, true, true])
  })
})
