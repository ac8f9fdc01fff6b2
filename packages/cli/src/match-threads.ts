// Games of a match are played in several threads: each is another one, whoever plays it.
import { openKeptGames } from './kept-games.ts'
import { type Played, openMatch, parseMatch, playedOf } from './match-order.ts'
import type { ThreadTask } from './thread.ts'
import { openThreads } from './threads.ts'

export interface MatchThreadData extends ThreadTask {
  readonly argv: readonly string[]
}

/** Fewer games are played sooner than threads start. */
const WORTH_THREADS = 8

/** `keep`: a file in which games are kept as they end, and found again. */
export async function playGames(argv: readonly string[], games: number, threads: number, keep?: string): Promise<Played[]> {
  const kept = keep === undefined ? undefined : openKeptGames(keep, argv)
  const before = (n: number): Played | undefined => kept?.played.get(n)
  const numbers = Array.from({ length: games }, (_, n) => n)
  const left = numbers.filter((n) => before(n) === undefined)
  const played = await playNumbers(argv, left, threads, (at, one) => kept?.keep(left[at], one))
  let next = 0
  return numbers.map((n) => before(n) ?? played[next++])
}

async function playNumbers(argv: readonly string[], numbers: readonly number[], threads: number, ended: (at: number, played: Played) => void): Promise<Played[]> {
  if (threads === 1 || numbers.length < WORTH_THREADS) {
    const match = await openMatch(parseMatch(argv))
    return numbers.map((n, at) => {
      const played = playedOf(match, n)
      ended(at, played)
      return played
    })
  }
  const data: MatchThreadData = { task: 'match', argv }
  const { all, close } = openThreads<number, Played>(data, threads)
  try {
    return await all(numbers, ended)
  } finally {
    await close()
  }
}
