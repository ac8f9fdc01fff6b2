// What a player likes beyond what it is worth, by name: opponents of one level that differ in character.
import type { Features } from './features/features.ts'
import type { Liking } from './net/judge.ts'

interface Style {
  /** Features of the own seat, by their names. */
  readonly likes: RegExp
  /** What 1 of such a feature counts for. */
  readonly points: number
}

const styles = {
  teotihuacan: {
    noble: { likes: /^own: avenue \/ 9$/, points: 35 },
    worshipper: { likes: /^own: temple \d \/ 10$/, points: 25 },
    scholar: { likes: /^own: technologies \/ 6$/, points: 40 },
    collector: { likes: /^own: (masks now \/ 10|kinds of masks \/ 7)$/, points: 25 },
  },
  tawantinsuyu: {
    weaver: { likes: /^own: (weavings \/ 8|tapestries now \/ 10)$/, points: 8 },
    stonecutter: { likes: /^own: steps owned \/ 5$/, points: 15 },
    architect: { likes: /^own: (production|passive) buildings \/ 4$/, points: 20 },
    sculptor: { likes: /^own: statue of kind \d+$/, points: 3 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Style>>>>

type Games = typeof styles
export type SeatStyle = { [G in keyof Games]: keyof Games[G] }[keyof Games]

const known: Readonly<Record<string, Readonly<Record<string, Style>>>> = styles

/** The styles of a game; none where there are none. */
export const styleNames = (game: string): readonly SeatStyle[] => Object.keys(known[game] ?? {}) as SeatStyle[]

/** What a style likes; null where the game knows no such style. */
export function likingFor({ names }: Features, game: string, style: string): Liking | null {
  const found = known[game]?.[style]
  if (found === undefined) return null
  return { features: names.flatMap((name, place) => (found.likes.test(name) ? [place] : [])), points: found.points }
}
