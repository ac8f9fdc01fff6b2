// Players of a level for a match: judges are read once.
import { type Judge, type Maker, needsWeights, playerOf } from '@tollan/ai'
import { type GameDefinition, type Ruleset, turnsBegun } from '@tollan/kernel'
import { threadMs } from './print.ts'
import { styledLevel } from './styled-level.ts'
import { trainedJudge, weightsPathOf } from './weights.ts'

/** How long a side thought, and over how many of its turns. */
export interface Pace {
  ms: number
  turns: number
}

/** A level may have a style: "priest/weaver". */
export type LevelMakers = (name: string, path?: string, pace?: Pace) => Maker

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
  const judgeFrom = (rules: Ruleset, path: string, style: string): Judge => {
    const key = `${style} ${path}`
    const judge = judges.get(key) ?? trainedJudge(rules, path, style)
    judges.set(key, judge)
    return judge
  }
  return (name, path, pace) => {
    const { level, style = '' } = styledLevel(name)
    return paced((rules, seed) => playerOf(definition, rules, level, needsWeights(level) ? judgeFrom(rules, path ?? weightsPathOf(rules, level), style) : null, seed, { ms, clock: threadMs }), pace)
  }
}
