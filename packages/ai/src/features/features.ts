// What a network sees: a named list of numbers read off what a seat may see.
import { hashText, type Position, type Ruleset, type Zone } from '@tollan/kernel'

/** Some features that belong together. `read` writes one number per label from `at` on; what it leaves is 0. */
export interface FeatureGroup {
  readonly name: string
  /** What it tells, for people. */
  readonly what: string
  readonly labels: readonly string[]
  readonly read: (of: Position, seat: number, x: Float32Array, at: number) => void
}

export interface Features {
  readonly groups: readonly FeatureGroup[]
  readonly names: readonly string[]
  readonly size: number
  /** Points of the seat and of the best of the others as they stand: a network adds what is to come. */
  readonly points: (of: Position, seat: number) => number
  /** Points a win takes, beside more than the rival has; 0 where having more is all. */
  readonly needed: number
  readonly fill: (of: Position, seat: number, x: Float32Array) => void
}

/** Weights fit features with the same mark only. */
export const markOf = ({ names }: Features): string => (hashText(names.join('\n')) >>> 0).toString(16).padStart(8, '0')

export function createFeatures(groups: readonly FeatureGroup[], points: Features['points'], needed = 0): Features {
  const names = groups.flatMap(({ name, labels }) => labels.map((label) => `${name}: ${label}`))
  const starts: number[] = []
  for (let i = 0, at = 0; i < groups.length; at += groups[i++].labels.length) starts.push(at)
  return {
    groups,
    names,
    size: names.length,
    points,
    needed,
    fill(of, seat, x) {
      x.fill(0)
      for (let i = 0; i < groups.length; i++) groups[i].read(of, seat, x, starts[i])
    },
  }
}

/** A zone by its name. Features read what everybody sees; of a zone with owners they may read the own part only, which the caller says. */
export function openZone({ space }: Ruleset, name: string, own = false): Zone {
  const zone = space.zones.find((known) => known.name === name)
  if (zone === undefined) throw new Error(`there is no zone ${name}`)
  if (zone.visible === 'nobody' || (zone.visible === 'owner' && !own)) throw new Error(`zone ${name} is hidden: features may not read it`)
  return zone
}

export const numbered = (n: number, from = 0): string[] => Array.from({ length: n }, (_, i) => String(i + from))

/** The seat with the most points among the others; the next one in order of seats when they are tied. */
export function rivalOf(of: Position, seat: number, points: Features['points']): number {
  const { seats } = of.rules
  let best = (seat + 1) % seats
  for (let i = 2; i < seats; i++) if (points(of, (seat + i) % seats) > points(of, best)) best = (seat + i) % seats
  return best
}
