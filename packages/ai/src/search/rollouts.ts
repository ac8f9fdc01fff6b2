// The best lines are played on for some turns by the judge's own quick play, all with the same luck; the worse half is dropped, again and again.
import {
  advance, attach, CHANCE, emptyState, fastRandom, imagineInto, isLegal, isOver, type Ruleset, turnsBegun, type View,
} from '@tollan/kernel'
import { ask } from './ask.ts'
import { type Expectation, type Judge, nothingExpected } from './judge.ts'
import type { Picker } from './player.ts'
import { createLuck } from './luck.ts'
import { seedOf } from './seeds.ts'
import { createTurnStart, type SearchAids } from './turn-start.ts'
import { createTurnSearch, type Line } from './turn-search.ts'

export interface RolloutPlan {
  /** Turns at the table that are played on. */
  readonly turns: number
  /** Budget of a turn inside. */
  readonly nodes: number
  /** How many are played in all, over all lines. */
  readonly rollouts: number
  /** What the search said of a line counts as much as so many rollouts: a few of them are luck. */
  readonly prior: number
  /** No rollout goes on beyond this many milliseconds; a player that must reproduce has none. */
  readonly ms?: number
}

interface Candidate {
  readonly line: Line
  sum: number
}

/** Plays a line and what follows with the luck of a seed, and tells what is to be expected then; null when time is up. */
export type Rollout = (line: Pick<Line, 'answers'>, seen: View, seed: number, until: number) => Expectation | null

export function createRollout(rules: Ruleset, aids: SearchAids, judge: Judge, plan: Pick<RolloutPlan, 'turns' | 'nodes'>, clock: () => number = () => performance.now()): Rollout {
  const g = attach(rules, emptyState(rules.space))
  const quick = createTurnSearch(rules, aids, judge)
  const isTurnStart = createTurnStart(rules, aids)
  const luck = createLuck()
  const expected = nothingExpected()

  return (line, seen, seed, until) => {
    if (!imagineInto(g, seen, fastRandom(seed))) return null
    const last = turnsBegun(seen) + plan.turns
    let own = 0
    let planned: readonly number[] = []
    let owner = CHANCE
    luck.begin(seed)
    while (!isOver(g) && (turnsBegun(g) <= last || !isTurnStart(g))) {
      if (clock() > until) return null
      ask(g, seen.seat)
      const { seat } = g
      if (seat === CHANCE) {
        advance(g, g.options[luck.draw(g)], CHANCE)
        continue
      }
      if (seat === seen.seat && own < line.answers.length) {
        const answer = line.answers[own++]
        if (isLegal(g, seat, answer)) {
          advance(g, answer, seat)
          continue
        }
        own = line.answers.length
        ask(g, seen.seat)
      }
      if (seat !== owner || planned.length === 0 || !isLegal(g, seat, planned[0])) {
        ask(g, seen.seat)
        owner = seat
        planned = g.count === 1 ? [g.options[0]] : quick.search(g, seat, { nodes: plan.nodes, seed: seedOf(seed, turnsBegun(g)), lines: 1, until })[0].answers
      }
      const [answer] = planned
      planned = planned.slice(1)
      advance(g, answer, seat)
    }
    judge(g, seen.seat, expected)
    return { ...expected }
  }
}

export function rolloutPicker(rules: Ruleset, aids: SearchAids, judge: Judge, plan: RolloutPlan, clock: () => number = () => performance.now()): Picker {
  const rollout = createRollout(rules, aids, judge, plan, clock)
  return (lines, seen, seed, latest) => {
    if (lines.length === 1) return lines[0]
    const from = clock()
    const until = Math.min(latest, plan.ms === undefined ? Number.POSITIVE_INFINITY : from + plan.ms)
    let alive: Candidate[] = lines.map((line) => ({ line, sum: plan.prior * line.value }))
    const stages = Math.ceil(Math.log2(lines.length))
    let luck = 0
    for (let stage = 0; stage < stages; stage++) {
      const each = Math.max(1, Math.floor(plan.rollouts / stages / alive.length))
      const stageEnds = from + ((until - from) * (stage + 1)) / stages // where time is short, every stage has its share of it
      for (let i = 0; i < each && (i === 0 || clock() < stageEnds); i++, luck++) {
        const values: number[] = []
        for (const { line } of alive) {
          const value = rollout(line, seen, seedOf(seed, luck), until)
          if (value === null) return bestOf(alive)
          values.push(value.value)
        }
        for (const [k, value] of values.entries()) alive[k].sum += value
      }
      alive = alive.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(alive.length / 2))
    }
    return bestOf(alive)
  }
}

/** Lines met the same luck equally often, so that sums can be compared; before the first round is whole, the search decides. */
const bestOf = (alive: readonly Candidate[]): Line => alive.reduce((best, one) => (one.sum > best.sum ? one : best)).line
