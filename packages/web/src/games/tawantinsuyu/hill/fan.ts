// One section of the hill from the front, the summit above: what a phone shows of it. Clockwise runs from right to left.
import { drawn, EDGE, type Place, type Point, type Projection, rings, roadPath, SECTION, turnTo } from './geometry.ts'
import type { HillLayout } from './layout.ts'

/** In the sizes pieces have on the hill; a phone draws it 374 px wide. */
const DRAWN = 1.235
export const FAN_WIDTH = 374 / DRAWN
export const FAN_HEIGHT = 382 / DRAWN

/** By distance from the summit: how far down, and how far half a section reaches to the side, in px of a phone. */
const shape: readonly (readonly [distance: number, y: number, half: number])[] = [
  [0, -60, 50], [rings.coricancha, 24, 70], [rings.summit, 60, 88], [rings.top, 107, 112], [rings['upper-wall'], 153, 128], [rings.middle, 199, 146], [rings['lower-wall'], 246, 160],
  [rings.bottom, 293, 176], [rings.foot, 343, 188], [rings.edge, 360, 191], [330, 396, 198],
]

function shapeAt(distance: number): { readonly y: number; readonly half: number } {
  const next = Math.max(1, shape.findIndex(([far]) => far >= distance))
  const [from, y = 0, half = 0] = shape[next - 1] ?? []
  const [to = 0, lower = 0, wider = 0] = shape[next] ?? []
  const part = (distance - (from ?? 0)) / (to - (from ?? 0))
  return { y: (y + (lower - y) * part) / DRAWN, half: (half + (wider - half) * part) / DRAWN }
}

export const fanOf = (section: number): Projection => (angle, distance) => {
  const { y, half } = shapeAt(distance)
  return { x: FAN_WIDTH / 2 - (half * turnTo(section * SECTION, angle)) / EDGE, y }
}

const inside = ({ x }: Point): boolean => x > -18 && x < FAN_WIDTH + 18

/** A section as laid out on the hill, moved into its fan; what peeks in from the next sections is `beside`. */
export interface Fan {
  readonly spaces: HillLayout['spaces']
  readonly icons: HillLayout['icons']
  readonly steps: HillLayout['steps']
  readonly beside: HillLayout['spaces']
  readonly roads: HillLayout['roads']
}

export function fanLayout({ spaces, icons, steps }: HillLayout, section: number): Fan {
  const project = fanOf(section)
  const moved = <T extends { readonly place: Place }>(one: T): T => ({ ...one, place: { ...one.place, ...project(one.place.angle, rings[one.place.ring]) } })
  const here = ({ place }: { readonly place: Place }): boolean => Math.abs(turnTo(section * SECTION, place.angle)) <= EDGE + 1
  const all = spaces.map(moved)
  const own = all.filter(here)
  const placed = icons.map(moved).filter(({ place }) => inside(place))
  const roadsOf = ({ place, icons: touched }: (typeof own)[number]): Readonly<Record<string, string>> =>
    Object.fromEntries(placed.filter(({ id }) => touched.includes(id)).map((icon) => [icon.id, roadPath({ ...icon.place, id: icon.id }, place, project)]))
  const beside = all.filter((space) => !here(space) && inside(space.place))
  return {
    spaces: own,
    icons: placed.filter((icon) => here(icon) || own.some((space) => space.icons.includes(icon.id))),
    steps: steps.map(moved).filter(here),
    beside,
    roads: Object.fromEntries([...own, ...beside].map((space) => [space.id, roadsOf(space)])),
  }
}

const rowAt = (distance: number): number => shapeAt(distance).y

/** A terrace or wall across the whole picture. */
export const fanBand = (inner: number, outer: number): string => `M-4 ${rowAt(inner)}H${FAN_WIDTH + 4}V${rowAt(outer)}H-4Z`

/** The part of a terrace that belongs to the section. */
export function fanPart(inner: number, outer: number): string {
  const project = fanOf(0)
  return `M${drawn([project(-EDGE, inner), project(EDGE, inner), project(EDGE, outer), project(-EDGE, outer)])}Z`
}

export const fanLine = (distance: number): string => `M-4 ${rowAt(distance)}H${FAN_WIDTH + 4}`

/** The canal at a border: 1 for the one after the section, -1 for the one before. */
export const fanCanal = (side: 1 | -1): string => `M${drawn([rings.summit + 3, 312].map((distance) => fanOf(0)(side * EDGE, distance)))}`

/** Joints of a wall in two courses. */
export function fanJoints(inner: number, outer: number): string {
  const [top, foot] = [rowAt(inner), rowAt(outer)]
  const course = (from: number, to: number, shift: number): string => Array.from({ length: 14 }, (_, i) => `M${i * 24 + shift} ${from}l1 ${to - from}`).join('')
  return course(top, (top + foot) / 2, 0) + course((top + foot) / 2, foot, 11)
}
