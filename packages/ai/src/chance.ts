// How likely a seat is to win: what is expected of the margin, and how far results still scatter around it.
import type { GameDefinition, Position, Ruleset } from '@tollan/kernel'

/** Points at the beginning of a game and at its end. */
type Points = readonly [first: number, last: number]

/** How a margin that is expected becomes a chance. Fitted by `tollan reliability`. */
export interface Curve {
  /** By how much results scatter, per unit of the logistic curve. */
  readonly scatter: Points
  /** By how much a margin is expected too high: whoever has the move expects to go on well, and of several others one does better than each was expected to. */
  readonly tooHigh: Points
}

/** By the number of players, from one on. Alone between what fits the two highest levels that think without rollouts: how well somebody plays decides there, and is not known. */
const curves: Readonly<Record<string, readonly Curve[]>> = {
  teotihuacan: [
    { scatter: [17, 8], tooHigh: [6, 4] },
    { scatter: [17, 8], tooHigh: [5, 3] },
    { scatter: [17, 8], tooHigh: [8, 4] },
    { scatter: [14, 7], tooHigh: [4, 1] },
    { scatter: [14, 10], tooHigh: [12, 6] },
  ],
  tawantinsuyu: [
    { scatter: [14, 6], tooHigh: [-10, -3] },
    { scatter: [16, 7], tooHigh: [7, 5] },
    { scatter: [15, 5], tooHigh: [11, 3] },
    { scatter: [15, 5], tooHigh: [12, 3] },
  ],
}
const UNKNOWN: Curve = { scatter: [15, 6], tooHigh: [0, 0] }

/** How much of a game is over, 0 to 1. */
export function goneIn({ aids }: Pick<GameDefinition, 'aids'>, of: Position): number {
  const { n, of: all } = aids.progress(of)
  return all < 2 ? 0 : Math.min(1, Math.max(0, (n - 1) / (all - 1)))
}

const between = ([first, last]: Points, gone: number): number => first + (last - first) * gone

export const chanceBy = ({ scatter, tooHigh }: Curve, margin: number, gone: number): number => 1 / (1 + Math.exp((between(tooHigh, gone) - margin) / between(scatter, gone)))

export const chanceOf = ({ game, options }: Ruleset, margin: number, gone: number): number => chanceBy(curves[game]?.[options.players - 1] ?? UNKNOWN, margin, gone)
