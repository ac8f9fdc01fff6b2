// How dice stand in a plaza: by colour, because colours are the fee, and closer together the more there are.
export interface Standing {
  readonly id: string
  /** Same colour, same group: a seat, a neutral colour, the common workers. */
  readonly colour: string
  readonly power: number
  /** Must be seen on its own: it can be chosen, or has been. */
  readonly apart?: boolean
}

/** One die to draw; `count` tells how many it stands for. */
export interface Stood<D> {
  readonly die: D
  readonly count: number
}

export interface Crowd<D> {
  readonly size: number
  /** Px between dice of one colour; negative when they overlap. */
  readonly gap: number
  readonly groups: readonly (readonly Stood<D>[])[]
}

const COMFORTABLE = 7
const SHRUNK_ABOVE = 8
const COUNTED_ABOVE = 12
const SMALL = 20
const APART = 2
const OVERLAP = -7
const BETWEEN_GROUPS = 6
/** Small enough for two rows. */
const TINY = 14
/** The number beside a die that stands for several: neither pips nor symbol are hidden. */
const BADGE = 11

function byColour<D extends Standing>(dice: readonly D[]): readonly (readonly D[])[] {
  const groups = new Map<string, D[]>()
  for (const die of dice) groups.set(die.colour, [...(groups.get(die.colour) ?? []), die])
  return [...groups.values()]
}

const singly = <D extends Standing>(group: readonly D[]): readonly Stood<D>[] => group.map((die) => ({ die, count: 1 }))

/** One die per power with a count; dice that must be seen keep a place of their own. */
function together<D extends Standing>(group: readonly D[]): readonly Stood<D>[] {
  const stood: Stood<D>[] = []
  for (const die of group) {
    const at = die.apart === true ? -1 : stood.findIndex((one) => one.die.power === die.power && one.die.apart !== true)
    const there = stood[at]
    if (there === undefined) stood.push({ die, count: 1 })
    else stood[at] = { die: there.die, count: there.count + 1 }
  }
  return stood
}

export function widthOf<D>({ size, gap, groups }: Crowd<D>): number {
  const group = (stood: readonly Stood<D>[]): number =>
    size + (stood.length - 1) * (size + gap) + stood.filter(({ count }) => count > 1).length * BADGE
  return groups.reduce((sum, stood) => sum + group(stood), 0) + Math.max(0, groups.length - 1) * BETWEEN_GROUPS
}

/** Groups do not break across rows, so a row is never quite full. */
const FILLED = 0.85

/** The roomiest way that the number of dice in a row allows and that fits into `rows` of `width`. */
export function crowd<D extends Standing>(dice: readonly D[], width: number, size: number, rows = 1): Crowd<D> {
  const groups = byColour(dice)
  const small = Math.min(size, SMALL)
  const n = dice.length / rows
  const room = rows === 1 ? width : rows * width * FILLED
  const ways: readonly (readonly [most: number, way: Crowd<D>])[] = [
    [COMFORTABLE, { size, gap: APART, groups: groups.map(singly) }],
    [SHRUNK_ABOVE, { size, gap: OVERLAP, groups: groups.map(singly) }],
    [COUNTED_ABOVE, { size: small, gap: APART, groups: groups.map(singly) }],
    [COUNTED_ABOVE, { size: small, gap: OVERLAP, groups: groups.map(singly) }],
    [Infinity, { size: small, gap: APART, groups: groups.map(together) }],
    [Infinity, { size: small, gap: OVERLAP, groups: groups.map(together) }],
  ]
  const last: Crowd<D> = { size: TINY, gap: 0, groups: groups.map(together) }
  return ways.find(([most, way]) => n <= most && widthOf(way) <= room)?.[1] ?? last
}
