// A player sees what its seat sees and nothing else: the same view and the same seed, the same answer.
import { attach, emptyState, fastRandom, imagineInto, isLegal, REVISION, type Ruleset, turnsBegun, type View } from '@tollan/kernel'
import { ask } from './ask.ts'
import { type Clock, wallClock } from './clock.ts'
import type { Judge } from './judge.ts'
import { numberAt, seedOf } from './seeds.ts'
import type { SearchAids } from './turn-start.ts'
import { createTurnSearch, type Line, type TurnSearch } from './turn-search.ts'

/** Answers for a seat. */
export interface Player {
  /** The answer of the seat that sees this and is asked. */
  readonly answer: (seen: View) => number
  /** What was expected of the last turn thought through; null for players that do not think ahead. */
  readonly line: () => Line | null
  /** Drops the plan: something was taken back. */
  readonly forget?: () => void
}

/** Picks the line to play among those found, best first. */
export type Picker = (lines: readonly Line[], seen: View, seed: number, until: number) => Line

export interface Thinking {
  readonly nodes: number
  readonly lines: number
  readonly pick: Picker
  /** Milliseconds for a decision, whatever the nodes say; a player that must reproduce has none. */
  readonly cap?: number
  /** What they are read off. */
  readonly clock?: Clock
  /** The part of them the search may take, where the picker needs time too. */
  readonly searchPart?: number
  /** Per cent of answers given at random, so that training sees what nobody plans. */
  readonly stray?: number
}

export const theBest: Picker = ([first]) => first

export function randomPlayer(rules: Ruleset, seed: number): Player {
  const g = attach(rules, emptyState(rules.space))
  return {
    line: () => null,
    answer(seen) {
      const random = fastRandom(seedOf(seed, seen.s[REVISION]))
      if (!imagineInto(g, seen, random)) throw new Error('nothing fits what the seat sees')
      ask(g, seen.seat)
      return g.options[random(g.count)]
    },
  }
}

/** Thinks a turn through and plays it until chance or somebody else has a say. */
export function thinkingPlayer(rules: Ruleset, aids: SearchAids, judge: Judge, seed: number, thinking: Thinking, shared?: TurnSearch): Player {
  const g = attach(rules, emptyState(rules.space))
  const turns = shared ?? createTurnSearch(rules, aids, judge)
  let line: Line | null = null
  let begun = -1
  let turn = -1
  return {
    line: () => line,
    forget() {
      line = null
      turn = -1
    },
    answer(seen) {
      const revision = seen.s[REVISION]
      const now = seedOf(seed, revision)
      if (!imagineInto(g, seen, fastRandom(now))) throw new Error('nothing fits what the seat sees')
      const strays = numberAt(now, 0, 100) < (thinking.stray ?? 0)
      const planned = strays ? undefined : line?.answers[revision - begun]
      if (planned !== undefined && revision > begun && turn === turnsBegun(seen) && isLegal(g, seen.seat, planned)) return planned
      ask(g, seen.seat)
      begun = revision
      turn = turnsBegun(seen)
      if (strays) {
        line = null
        return g.options[numberAt(now, 1, g.count)]
      }
      if (g.count === 1) {
        line = null
        return g.options[0]
      }
      const { cap, searchPart = 1, clock = wallClock } = thinking
      const from = cap === undefined ? 0 : clock()
      const lines = turns.search(g, seen.seat, { nodes: thinking.nodes, seed: now, lines: thinking.lines, ...(cap === undefined ? {} : { until: from + cap * searchPart }) })
      line = thinking.pick(lines, seen, now, cap === undefined ? Number.POSITIVE_INFINITY : from + cap)
      return line.answers[0]
    },
  }
}
