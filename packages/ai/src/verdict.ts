// What a turn somebody played in a puzzle is worth beside its solution.
import { advance, CHANCE, createGame, type Entry, turnsBegun, view } from '@tollan/kernel'
import { strongestIn } from './games.ts'
import { type HintLine, whyPlay } from './hint.ts'
import type { Mind } from './mind.ts'
import { createRollout } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'

export interface Verdict {
  /** Points the turn played is behind the solution; null while it was not played. */
  readonly behind: number | null
  /** What speaks for the solution. */
  readonly line: HintLine
}

const ROLLOUTS = 16
const WHY_MS = 500

/** `entry`: where the puzzle began; `solution`: the answers that solve it. */
export function verdictOn(mind: Mind, entries: readonly Entry[], entry: number, seat: number, solution: readonly string[]): Verdict {
  const { rules, definition, judge, clock } = mind
  const g = createGame(rules)
  for (const { seat: who, answer } of entries.slice(0, entry)) advance(g, rules.keys.parse(answer), who === 'chance' ? CHANCE : who)
  const seen = view(g, seat)
  const turn = turnsBegun(g)
  const played: number[] = []
  for (const { seat: who, answer } of entries.slice(entry)) {
    if (who !== seat || turnsBegun(g) !== turn) break
    played.push(rules.keys.parse(answer))
    advance(g, rules.keys.parse(answer), seat)
  }
  const best = solution.map((answer) => rules.keys.parse(answer))
  const line = whyPlay(mind, seen, 1, best, WHY_MS)
  if (played.length === 0) return { behind: null, line }
  if (best.every((code, i) => played[i] === code || i >= played.length)) return { behind: 0, line }
  const rollout = createRollout(rules, definition.aids, judge, strongestIn(rules), clock)
  let sum = 0
  for (let i = 0; i < ROLLOUTS; i++) {
    const luck = seedOf(entry, i)
    sum += (rollout({ answers: best }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0) - (rollout({ answers: played }, seen, luck, Number.POSITIVE_INFINITY)?.value ?? 0)
  }
  return { behind: Math.max(0, sum / ROLLOUTS), line }
}
