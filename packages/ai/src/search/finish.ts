// Lines are told apart by their first choices. Of the line that won, what follows these races too: a network takes many an end for another.
import { attach, emptyState, fastRandom, imagineInto, type Ruleset, type View } from '@tollan/kernel'
import { ask } from './ask.ts'
import { type Clock, wallClock } from './clock.ts'
import type { Race } from './race.ts'
import { seedOf } from './seeds.ts'
import type { Line, Order, TurnSearch } from './turn-search.ts'

/** Answers tried, and lines that race, of what follows. */
const [NODES, LINES] = [600, 12]

/** The same turn with the best later choices that are found while time is left. `seed` is the one the line was searched with. */
export type Finish = (line: Line, seen: View, seed: number, until: number, note?: Order['note']) => Line

export function createFinish(rules: Ruleset, search: TurnSearch, race: Race, clock: Clock = wallClock): Finish {
  const g = attach(rules, emptyState(rules.space))
  return (line, seen, seed, until, note) => {
    let best = line
    while (best.told < best.answers.length && clock() < until) {
      if (!imagineInto(g, seen, fastRandom(seed))) throw new Error('nothing fits what the seat sees')
      ask(g, seen.seat)
      const after = best.answers.slice(0, best.told)
      const lines = search.search(g, seen.seat, { nodes: NODES, seed, lines: LINES, after, until, ...(note === undefined ? {} : { note }) })
      ;[best] = race(lines, seen, seedOf(seed, best.told), until)
    }
    return best
  }
}
