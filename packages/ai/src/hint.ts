// The best turn somebody could play from what they see, the next best ones, and what speaks for each.
import { attach, emptyState, fastRandom, imagineInto, openQuestion, question, questionTo, REVISION, type View } from '@tollan/kernel'
import { createContributions, type Later } from './contributions.ts'
import { moreNodes } from './games.ts'
import type { Mind } from './mind.ts'
import type { Expectation } from './search/judge.ts'
import { rolloutPicker } from './search/rollouts.ts'
import { seedOf } from './search/seeds.ts'
import type { Line } from './search/turn-search.ts'

export interface HintLine {
  /** The answers up to the first that depends on chance or on somebody else. */
  readonly answers: readonly string[]
  /** Points at the end, by the judge; of the own seat and of the best of the others. */
  readonly expected: Expectation
  /** Points this turn makes. */
  readonly now: number
  /** What it changes in the points to come. */
  readonly later: Later
  /** Points the best of the others gets by this turn. */
  readonly others: number
}

interface Noted {
  readonly x: Float32Array
  readonly points: readonly number[]
}

const [NODES, LINES, SHOWN] = [2400, 16, 3]

const ROLLOUTS = { turns: 4, nodes: 80, rollouts: 512 }

/** `ms` is a hard limit; without it the hint reproduces. */
export function hintFor(mind: Mind, seen: View, seed: number, ms?: number): readonly HintLine[] {
  const { rules, definition, features, judge, search } = mind
  const g = attach(rules, emptyState(rules.space))
  const now = seedOf(seed, seen.s[REVISION])
  if (!imagineInto(g, seen, fastRandom(now))) throw new Error('nothing fits what the seat sees')
  if ((openQuestion(g)?.seats ?? null) === null) question(g)
  else questionTo(g, seen.seat)
  const pointsIn = (at: typeof g): number[] => Array.from({ length: rules.seats }, (_, seat) => definition.points(at, seat))
  const read = (at: typeof g): Noted => {
    const x = new Float32Array(features.size)
    features.fill(at, seen.seat, x)
    return { x, points: pointsIn(at) }
  }
  const before = read(g)
  const from = ms === undefined ? 0 : performance.now()
  const found = search.search(g, seen.seat, { nodes: NODES + moreNodes(rules.game), seed: now, lines: LINES, note: read, ...(ms === undefined ? {} : { until: from + 0.4 * ms }) })
  const pick = rolloutPicker(rules, definition.aids, judge, ROLLOUTS)
  const best = pick(found, seen, now, ms === undefined ? Number.POSITIVE_INFINITY : from + ms)
  const contributions = createContributions(mind)
  return [best, ...found.filter((line) => line !== best)].slice(0, SHOWN).map(({ answers, expected, note }: Line): HintLine => {
    const { x, points } = note as Noted
    const others = points.map((sum, seat) => (seat === seen.seat ? 0 : sum - before.points[seat]))
    return { answers: answers.map((answer) => rules.keys.format(answer)), expected, now: points[seen.seat] - before.points[seen.seat], later: contributions(before.x, x), others: Math.max(...others) }
  })
}
