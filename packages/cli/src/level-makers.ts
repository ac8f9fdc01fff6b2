// Players of a level for a match: judges are read once.
import { type Judge, type Maker, needsWeights, playerOf } from '@tollan/ai'
import { type GameDefinition, type Ruleset, turnsBegun } from '@tollan/kernel'
import { threadMs } from './print.ts'
import { trainedJudge, weightsPathOf } from './weights.ts'

/** How long a side thought, and over how many of its turns. */
export interface Pace {
  ms: number
  turns: number
}

export type LevelMakers = (level: string, path?: string, pace?: Pace) => Maker

/** Counts how long the players of a maker think. */
export const paced = (make: Maker, pace: Pace = { ms: 0, turns: 0 }): Maker => (rules, seed) => {
  const player = make(rules, seed)
  let turn = -1
  return {
    ...player,
    answer(seen) {
      if (turnsBegun(seen) !== turn) pace.turns++
      turn = turnsBegun(seen)
      const before = threadMs()
      const answer = player.answer(seen)
      pace.ms += threadMs() - before
      return answer
    },
  }
}

export function levelMakers(definition: GameDefinition, ms?: number): LevelMakers {
  const judges = new Map<string, Judge>()
  const judgeFrom = (rules: Ruleset, path: string): Judge => {
    const judge = judges.get(path) ?? trainedJudge(rules, path)
    judges.set(path, judge)
    return judge
  }
  return (level, path, pace) =>
    paced((rules, seed) => playerOf(definition, rules, level, needsWeights(level) ? judgeFrom(rules, path ?? weightsPathOf(rules, level)) : null, seed, { ms, clock: threadMs }), pace)
}
