// Where the number of a step stands on what it is about: on its rim, at the corner where least is covered that is read.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A number on the screen. */
export interface Disc extends Point {
  /** Px across. */
  readonly size: number
}

export interface Spot extends Disc {
  /** A point of the thing itself, beside the number: whether that part of it is seen. */
  readonly inside: Point
  /** How much a number would rather stand elsewhere, in points of it that are covered; null where it stands only if nothing is written near. */
  readonly reluctance: number | null
}

/** Px across; on what is smaller than that it is smaller itself. */
export const DISC = 20
const SMALL = 16
const sizeOn = ({ width, height }: Box): number => (Math.min(width, height) < DISC ? SMALL : DISC)
/** As far outside that four pips keep theirs, and what is written up to the edge its last letter. */
const OUT = 3
/** What is round and small is covered sooner. */
const OUT_OF_ROUND = 5
const [DEEP, LARGE, SLENDER] = [4, 72, 3]
/** What is round has no corners. */
const RIM = Math.SQRT1_2
/** At the foot of a large thing lie smaller ones that are not meant: its name stands at the head. */
const FOOT = 20
/** Beside a thing stand others. */
const ASIDE = 4

/** Beside the last words of an answer in two lines there is mostly room. */
const [TWO_LINES, LAST] = [2, 0.7]

/** The free places within a title or an answer, from its end on. */
function lineOf({ left, top, width, height }: Box): readonly Spot[] {
  if (height < DISC * 0.8 || width < height * SLENDER) return []
  const rows = [top + height / 2, ...(height < DISC * TWO_LINES ? [] : [top + height - DISC * LAST])]
  return rows.flatMap((y) =>
    Array.from({ length: Math.floor(width / (DISC / 2)) - 2 }, (_, i) => {
      const x = left + width - (i + 2) * (DISC / 2)
      return { x, y, size: DISC, inside: { x, y }, reluctance: null }
    }),
  )
}

/** Where a number may stand, the best place first; none leaves the screen. Of a long thing it does not reach into the next one. */
export function spotsOn(box: Box, isRound: boolean, screen: { readonly width: number; readonly height: number }): readonly Spot[] {
  const { left, top, width, height } = box
  const size = sizeOn(box)
  const [x, y, across, down] = [left + width / 2, top + height / 2, width / 2, height / 2]
  const out = isRound ? OUT_OF_ROUND : OUT
  const aside = width > LARGE ? across - size / 2 - out : across
  const within = (value: number, most: number): number => Math.max(size / 2, Math.min(value, most - size / 2))
  const rim = [[1, -1], [-1, -1], [1, 1], [-1, 1], [0, -1], [0, 1]].map(([h = 1, v = 1]) => {
    const reach = isRound && h !== 0 ? RIM : 1
    const near = (half: number): number => Math.max(half / 2, half * reach - DEEP)
    return {
      x: within(x + h * (aside * reach + out), screen.width),
      y: within(y + v * (down * reach + out), screen.height),
      size,
      inside: { x: x + h * near(across), y: y + v * near(down) },
      reluctance: v > 0 && width > LARGE ? FOOT : 0,
    }
  })
  return isRound ? rim : [...lineOf(box), ...rim]
}

/** Beside the numbers that stand on the same thing. */
export const beside = (spots: readonly Spot[]): readonly Spot[] => spots.flatMap((spot) => [1, -1].map((side) => ({ ...spot, x: spot.x + side * spot.size, reluctance: ASIDE })))

const turn = (part: number, far: number): Point => ({ x: far * Math.cos(part * 2 * Math.PI), y: far * Math.sin(part * 2 * Math.PI) })
const RAYS = [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => ray / 8)
/** Points spread evenly over a number 1 across. */
const GRAINS = [{ x: 0, y: 0 }, ...RAYS.map((part) => turn(part, 0.26)), ...RAYS.map((part) => turn(part, 0.46))]

const has = ({ left, top, width, height }: Box, { x, y }: Point): boolean => x > left && x < left + width && y > top && y < top + height

/** Two numbers nearer than this, in their size, could not be read. */
const APART = 0.8

/** A number this near to what is written would be read with it. */
const CLEAR = 6
const reaches = ({ left, top, width, height }: Box, { x, y }: Point, across: number): boolean =>
  left < x + across && left + width > x - across && top < y + DISC / 4 && top + height > y - DISC / 4

function costOf(spot: Spot, ink: readonly Box[], others: readonly Disc[]): number {
  const hidden = others.filter(({ x, y, size }) => Math.hypot(x - spot.x, y - spot.y) < APART * ((size + spot.size) / 2)).length
  const covered = GRAINS.filter(({ x, y }) => ink.some((box) => has(box, { x: spot.x + x * spot.size, y: spot.y + y * spot.size }))).length
  if (spot.reluctance !== null) return covered + spot.reluctance + 2 * GRAINS.length * hidden
  return hidden === 0 && !ink.some((box) => reaches(box, spot, DISC / 2 + CLEAR)) ? 0 : Infinity
}

/** The spot where a number covers least, of words, icons and things, and above all of other numbers. */
export function freest(spots: readonly Spot[], ink: readonly Box[], others: readonly Disc[]): Spot | null {
  const costs = spots.map((spot) => costOf(spot, ink, others))
  return spots[costs.indexOf(Math.min(...costs))] ?? null
}
