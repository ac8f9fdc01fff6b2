// Where things lie on the hill: a softened pentagon, one flat side per section, computed from the angles of the data.
import type { HillSpace, TaskIcon } from '@tollan/tawantinsuyu'

export interface Point {
  readonly x: number
  readonly y: number
}

export const WIDTH = 900
export const HEIGHT = 674
const CENTRE: Point = { x: 450, y: 320 }
export const SECTION = 72
/** Half a section. */
export const EDGE = SECTION / 2
/** 0 would be a circle, 1 a sharp pentagon. */
const FLATNESS = 0.5
const STRETCH = 1.06

/** Distances from the summit. */
export const rings = { coricancha: 73, summit: 86, top: 121, 'upper-wall': 156, middle: 191, 'lower-wall': 226, bottom: 261, foot: 295, edge: 306 } as const
export type Ring = keyof typeof rings

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const modulo = (n: number, by: number): number => ((n % by) + by) % by

/** Inside its section: from -36 to 36, 0 is its middle. */
export const localOf = (angle: number): number => modulo(angle + EDGE, SECTION) - EDGE
export const sectionOf = (angle: number): number => Math.floor(modulo(angle + EDGE, 360) / SECTION)

/** From one angle to another the short way round, clockwise above 0. */
export const turnTo = (from: number, to: number): number => modulo(to - from + 180, 360) - 180

/** Degrees clockwise from north, distance in px. */
export function pointAt(angle: number, distance: number): Point {
  const r = distance * Math.cos(radians(localOf(angle))) ** -FLATNESS
  return { x: CENTRE.x + STRETCH * r * Math.sin(radians(angle)), y: CENTRE.y - r * Math.cos(radians(angle)) }
}

export interface Place extends Point {
  readonly angle: number
  readonly ring: Ring
}

const placeAt = (angle: number, ring: Ring): Place => ({ angle, ring, ...pointAt(angle, rings[ring]) })

/** Two spaces of the top terrace stand a little further apart than the data says. */
const TOP = 18

export function spacePlace({ terrace, at: [angle], section }: HillSpace): Place {
  const local = localOf(angle)
  return placeAt(terrace === 'top' ? section * SECTION + Math.sign(local) * TOP : angle, terrace)
}

/** Icons whose frames would touch on the diagonals: their angle inside the section. */
const nudged: Readonly<Record<string, number>> = {
  'icon-lower-wall-0': -4.5, 'icon-lower-wall-2': -4.5, 'icon-lower-wall-4': -4.5, 'icon-foot-1': -16, 'icon-foot-2': 16, 'icon-foot-4': 20,
}

/** An icon that only this box has: between the spaces it touches, or beside a single one. */
function furtherPlace(touching: readonly Place[]): Place {
  const [first, ...others] = touching
  if (first === undefined) return placeAt(0, 'foot')
  if (others.length === 0) return placeAt(first.angle, BESIDE[first.ring] ?? 'foot')
  return placeAt(first.angle + others.reduce((sum, { angle }) => sum + turnTo(first.angle, angle), 0) / touching.length, first.ring)
}
const BESIDE: Readonly<Partial<Record<Ring, Ring>>> = { top: 'summit', middle: 'lower-wall', bottom: 'foot' }

export function iconPlace({ id, at }: TaskIcon, touching: readonly Place[] = []): Place {
  if (at === null) return furtherPlace(touching)
  const [angle] = at
  const ring = /^icon-(summit|top|upper-wall|middle|lower-wall|bottom|foot)/.exec(id)?.[1] as Ring | undefined
  const local = nudged[id]
  return placeAt(local === undefined ? angle : sectionOf(angle) * SECTION + local, ring ?? 'foot')
}

/** Step spaces stand in the walls, the upper and the lower one apart from each other. */
export function stepPlace(id: string): Place {
  const [, level, section] = /^steps-(upper|lower)-(\d)$/.exec(id) ?? []
  return level === 'upper' ? placeAt(Number(section) * SECTION - 9, 'upper-wall') : placeAt(Number(section) * SECTION + 16, 'lower-wall')
}

const STRIDE = 3

/** Where an angle and a distance from the summit are drawn: on the hill seen from above, or in the fan of one section. */
export type Projection = (angle: number, distance: number) => Point

/** Points along a ring, both ends included; backwards where `to` is before `from`. */
function along(from: number, to: number, distance: number, project: Projection = pointAt): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STRIDE))
  return Array.from({ length: steps + 1 }, (_, i) => project(from + ((to - from) * i) / steps, distance))
}

export const drawn = (points: readonly Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

export const ringPath = (distance: number): string => `M${drawn(along(0, 360 - STRIDE, distance))}Z`
export const bandPath = (inner: number, outer: number): string => `${ringPath(outer)}${ringPath(inner)}`

/** The part of a terrace that belongs to a section; from the centre where `inner` is 0. */
export function partPath(section: number, inner: number, outer: number): string {
  const [from, to] = [section * SECTION - EDGE, section * SECTION + EDGE]
  return `M${drawn([...along(from, to, outer), ...(inner === 0 ? [CENTRE] : along(to, from, inner))])}Z`
}

/** A canal on the border after a section. */
export function canalPath(section: number): string {
  const angle = section * SECTION + EDGE
  return `M${drawn([pointAt(angle, 89), pointAt(angle, 312)])}`
}

/** Joints of a wall in two courses. */
export function jointsPath(inner: number, outer: number): string {
  const middle = (inner + outer) / 2
  const course = (from: number, to: number, shift: number): string =>
    Array.from({ length: 60 }, (_, i) => `M${drawn([pointAt(i * 6 + shift, from), pointAt(i * 6 + shift + 0.6, to)])}`).join('')
  return course(inner, middle, 0) + course(middle, outer, 3)
}

/** Teeth of the golden disc. */
export const sunPath = (inner: number, outer: number, teeth = 30): string =>
  `M${drawn(Array.from({ length: teeth * 4 }, (_, i) => pointAt((i * 90) / teeth, i % 4 < 2 ? outer : inner)))}Z`

const LANE = 8
const CHAMFER = 3

export interface Lane {
  readonly icon: string
  readonly distance: number
  readonly from: number
  readonly to: number
}

/** The way on the lane beside the wall, the short way round. */
export function laneOf(icon: Place & { readonly id: string }, space: Place): Lane | null {
  if (icon.ring === space.ring) return null
  const out = rings[space.ring] > rings[icon.ring] ? 1 : -1
  const turn = turnTo(icon.angle, space.angle)
  const to = Math.abs(turn) <= CHAMFER ? icon.angle : icon.angle + turn - Math.sign(turn) * CHAMFER
  return { icon: icon.id, distance: rings[icon.ring] + out * LANE, from: icon.angle, to }
}

/** From a task icon to a space that touches it: along their terrace, or by a lane and a spur. */
export function roadPath(icon: Place & { readonly id: string }, space: Place, project: Projection = pointAt): string {
  const lane = laneOf(icon, space)
  if (lane !== null) return `M${drawn([icon, ...along(lane.from, lane.to, lane.distance, project), space])}`
  return `M${drawn(along(icon.angle, icon.angle + turnTo(icon.angle, space.angle), rings[icon.ring], project))}`
}
