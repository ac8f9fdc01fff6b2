// Games of a match are played in several threads: each is another one, whoever plays it.
import { type Played, openMatch, parseMatch, playedOf } from './match-order.ts'
import type { ThreadTask } from './thread.ts'
import { openThreads } from './threads.ts'

export interface MatchThreadData extends ThreadTask {
  readonly argv: readonly string[]
}

/** Fewer games are played sooner than threads start. */
const WORTH_THREADS = 8

export async function playGames(argv: readonly string[], games: number, threads: number): Promise<Played[]> {
  const numbers = Array.from({ length: games }, (_, n) => n)
  if (threads === 1 || games < WORTH_THREADS) {
    const match = await openMatch(parseMatch(argv))
    return numbers.map((n) => playedOf(match, n))
  }
  const data: MatchThreadData = { task: 'match', argv }
  const { all, close } = openThreads<number, Played>(data, threads)
  try {
    return await all(numbers)
  } finally {
    await close()
  }
}
