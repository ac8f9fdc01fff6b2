// What the finished games of this device come to, game by game.
import type { FinishedGame } from '../scores/history.ts'

/** How strong the automa was: weaker or stronger than printed, on the whole. */
export const levels = ['gentle', 'standard', 'hard'] as const
export type StatLevel = (typeof levels)[number]

export interface LevelResult {
  readonly level: StatLevel
  readonly games: number
  readonly won: number
  readonly best: number
}

export interface Statistics {
  readonly games: number
  /** Alone against the automa, by its strength; levels nobody played are left out. */
  readonly solo: readonly LevelResult[]
  /** Of one seat, whoever sat there. */
  readonly best: number
  /** Points of the person in solo games, the oldest first. */
  readonly course: readonly { readonly id: string; readonly points: number; readonly won: boolean }[]
  /** Average points of the person by source, the most first. */
  readonly sources: readonly (readonly [source: string, points: number])[]
}

const MOST_SHOWN = 24
/** In a solo game the person sits first. */
const ME = 0

const levelOf = ({ settings }: FinishedGame): StatLevel => {
  const sum = Object.values(settings).reduce((total, delta) => total + Math.sign(delta), 0)
  return sum < 0 ? 'gentle' : sum > 0 ? 'hard' : 'standard'
}

export function statisticsOf(all: readonly FinishedGame[], game: string): Statistics {
  const games = all.filter((one) => one.game === game)
  const alone = games.filter(({ players }) => players === 1)
  const told = alone.flatMap(({ sources }) => (sources?.[ME] === undefined ? [] : [sources[ME]]))
  const names = [...new Set(told.flatMap((sums) => Object.keys(sums)))]
  return {
    games: games.length,
    best: Math.max(0, ...games.flatMap(({ points, players }) => (players === 1 ? [points[ME] ?? 0] : points))),
    solo: levels.flatMap((level) => {
      const here = alone.filter((one) => levelOf(one) === level)
      return here.length === 0 ? [] : [{ level, games: here.length, won: here.filter(({ places }) => places[ME] === 1).length, best: Math.max(...here.map(({ points }) => points[ME] ?? 0)) }]
    }),
    course: alone.slice(-MOST_SHOWN).map(({ id, points, places }) => ({ id, points: points[ME] ?? 0, won: places[ME] === 1 })),
    sources: names
      .map((name) => [name, Math.round(told.reduce((sum, sums) => sum + (sums[name] ?? 0), 0) / told.length)] as const)
      .filter(([, points]) => points > 0)
      .sort((a, b) => b[1] - a[1]),
  }
}
