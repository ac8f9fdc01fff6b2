// How likely a seat is to win: what is expected of the margin, and how far results still scatter around it.
import type { GameDefinition, Position } from '@tollan/kernel'

/** Points a result scatters by, per unit of the logistic curve: at the beginning of a game and at its end. Fitted by `tollan reliability`. */
const scatter: Readonly<Record<string, readonly [first: number, last: number]>> = { teotihuacan: [17, 8], tawantinsuyu: [16, 7] }
const UNKNOWN = [15, 6] as const

/** How much of a game is over, 0 to 1. */
export function goneIn({ aids }: Pick<GameDefinition, 'aids'>, of: Position): number {
  const { n, of: all } = aids.progress(of)
  return all < 2 ? 0 : Math.min(1, Math.max(0, (n - 1) / (all - 1)))
}

export const chanceBy = ([first, last]: readonly [number, number], margin: number, gone: number): number => 1 / (1 + Math.exp(-margin / (first + (last - first) * gone)))

export const chanceOf = (game: string, margin: number, gone: number): number => chanceBy(scatter[game] ?? UNKNOWN, margin, gone)
