import type { Tableau } from '@tollan/teotihuacan'

/** The goods of a seat in their order; obsidian only where it is played or held. */
export const goodsShown = ({ seats, greatStack }: Tableau, seat: number): readonly (readonly [good: string, n: number])[] =>
  Object.entries(seats[seat]?.goods ?? {}).filter(([good, n]) => good !== 'obsidian' || n > 0 || greatStack !== undefined)
