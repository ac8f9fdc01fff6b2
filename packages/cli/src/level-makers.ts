// Players of a level for a match: judges are read once.
import { type Judge, type Maker, needsWeights, netName, playerOf } from '@tollan/ai'
import { type GameDefinition, turnsBegun } from '@tollan/kernel'
import { trainedJudge } from './weights.ts'

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
      const before = performance.now()
      const answer = player.answer(seen)
      pace.ms += performance.now() - before
      return answer
    },
  }
}

export function levelMakers(definition: GameDefinition, ms?: number): LevelMakers {
  const judges = new Map<string, Judge>()
  return (level, path, pace) =>
    paced((rules, seed) => {
      const judge = needsWeights(level) ? (judges.get(path ?? netName(rules)) ?? trainedJudge(rules, path)) : null
      if (judge !== null) judges.set(path ?? netName(rules), judge)
      return playerOf(definition, rules, level, judge, seed, { ms })
    }, pace)
}
