// The games somebody has finished on this device: kept apart from saved games, which may be deleted.
import type { GameOptions } from '@tollan/kernel'

export interface FinishedGame {
  /** Of the saved game, so that one is kept once. */
  readonly id: string
  readonly game: string
  readonly ended: number
  readonly players: number
  readonly modules: readonly string[]
  readonly settings: Readonly<Record<string, number>>
  readonly points: readonly number[]
  /** The place of each seat. */
  readonly places: readonly number[]
  readonly names: readonly string[]
  /** Points of each seat by source; games noted before there was this have none. */
  readonly sources?: readonly Readonly<Record<string, number>>[]
}

const KEY = 'tollan-history'
const MOST = 300

export function finishedGames(): readonly FinishedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as FinishedGame[]) : []
  } catch {
    return [] // storage may be closed or spoilt: then there is no history
  }
}

export function keepFinished(game: FinishedGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...finishedGames().filter(({ id }) => id !== game.id), game].slice(-MOST)))
  } catch {
    // a device that keeps nothing still plays
  }
}

/** Games like this one: the same game with as many people. */
export const alike = (games: readonly FinishedGame[], game: string, { players }: Pick<GameOptions, 'players'>): FinishedGame[] =>
  games.filter((one) => one.game === game && one.players === players)

/** How a seat did in games, the oldest first. */
export const resultsOf = (games: readonly FinishedGame[], seat: number): { readonly points: number; readonly won: boolean; readonly id: string }[] =>
  games.map(({ id, points, places }) => ({ id, points: points[seat] ?? 0, won: places[seat] === 1 }))

/** Who has won how often, by name, the most first. */
export function winsByName(games: readonly FinishedGame[]): (readonly [name: string, wins: number])[] {
  const wins = new Map<string, number>()
  for (const { names, places } of games) for (const [seat, place] of places.entries()) if (place === 1) wins.set(names[seat] ?? '', (wins.get(names[seat] ?? '') ?? 0) + 1)
  return [...wins].sort((a, b) => b[1] - a[1])
}
