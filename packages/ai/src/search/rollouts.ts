// A line is played on for some turns, everybody by the judge's own quick play.
import {
  advance, attach, CHANCE, emptyState, fastRandom, imagineInto, isLegal, isOver, type Position, type Ruleset, turnsBegun, type View,
} from '@tollan/kernel'
import { ask } from './ask.ts'
import { type Clock, wallClock } from './clock.ts'
import { type Expectation, type Judge, nothingExpected } from './judge.ts'
import { createLuck } from './luck.ts'
import { seedOf } from './seeds.ts'
import { createTurnStart, type SearchAids } from './turn-start.ts'
import { createTurnSearch, type Line } from './turn-search.ts'

export interface RolloutPlan {
  /** Turns at the table that are played on. */
  readonly turns: number
  /** Budget of a turn inside. */
  readonly nodes: number
  /** Whether the end is so near that it is played to: a judge is most often wrong about the last turns, and the end is certain. */
  readonly isLate?: (of: Position) => boolean
}

/** Plays a line and what follows with the luck of a seed, and tells what is to be expected then; null when time is up. */
export type Rollout = (line: Pick<Line, 'answers'>, seen: View, seed: number, until: number) => Expectation | null

export function createRollout(rules: Ruleset, aids: SearchAids, judge: Judge, plan: RolloutPlan, clock: Clock = wallClock): Rollout {
  const g = attach(rules, emptyState(rules.space))
  const quick = createTurnSearch(rules, aids, judge, clock)
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
    while (!isOver(g) && (turnsBegun(g) <= last || !isTurnStart(g) || plan.isLate?.(g) === true)) {
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
