// Why a margin changed on the way to the end: draws, the others, own decisions. The three add up to it exactly.

/** A moment at which the margin to be expected is known: a turn start, or an own decision. */
export interface Moment {
  /** Entries played before it. */
  readonly entry: number
  readonly margin: number
  /** What the decision taken there cost; 0 at a turn start. */
  readonly cost: number
}

/** Who had a say in an entry that was not the seat's own: chance in an own turn, or anything that is up to the others. */
export type Say = 'draws' | 'others'

export interface MarginParts {
  readonly draws: number
  readonly others: number
}

/** What lies between two moments is up to the others as soon as one of them had a say there: it cannot be judged in between. */
const sayOf = (says: readonly (Say | null)[]): Say => (says.includes('draws') && !says.includes('others') ? 'draws' : 'others')

/** `moments` in the order of the game, `says` by entry, `end` the margin at the end: first margin + draws + others − costs = end. */
export function marginParts(moments: readonly Moment[], says: readonly (Say | null)[], end: number): MarginParts {
  const parts = { draws: 0, others: 0 }
  for (const [i, { entry, margin, cost }] of moments.entries()) {
    const next = i + 1 < moments.length ? moments[i + 1] : { entry: says.length, margin: end }
    parts[sayOf(says.slice(entry, next.entry))] += next.margin - (margin - cost)
  }
  return parts
}
