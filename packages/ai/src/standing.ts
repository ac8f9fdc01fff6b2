// How a game stands for a seat, from what it sees.
import { attach, emptyState, fastRandom, imagineInto, REVISION, type View } from '@tollan/kernel'
import { chanceOf, goneIn } from './chance.ts'
import { moreNodes } from './games.ts'
import type { Mind } from './mind.ts'
import { ask } from './search/ask.ts'
import type { Expectation } from './search/judge.ts'
import { seedOf } from './search/seeds.ts'

export interface Standing {
  /** Points at the end, of the own seat and of the best of the others. */
  readonly own: number
  readonly rival: number
  /** How likely the seat is to win. */
  readonly chance: number
}

const NODES = 400

/** What the seat may expect if it goes on well, as a search finds it. */
export function expectedBy({ rules, search, clock }: Mind, seen: View, seed: number, ms?: number): Expectation {
  const g = attach(rules, emptyState(rules.space))
  const now = seedOf(seed, seen.s[REVISION])
  if (!imagineInto(g, seen, fastRandom(now))) throw new Error('nothing fits what the seat sees')
  ask(g, seen.seat)
  const until = ms === undefined ? {} : { until: clock() + ms }
  const [{ expected }] = search.search(g, seen.seat, { nodes: NODES + moreNodes(rules.game), seed: now, lines: 1, ...until })
  return expected
}

export function standingOf(mind: Mind, seen: View, seed: number, ms?: number): Standing {
  const { own, rival, value } = expectedBy(mind, seen, seed, ms)
  return { own, rival, chance: chanceOf(mind.rules, value, goneIn(mind.definition, seen)) }
}
