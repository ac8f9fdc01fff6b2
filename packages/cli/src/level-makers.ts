// Players of a level for a match: judges are read once.
import { type Judge, type Maker, needsWeights, playerOf } from '@tollan/ai'
import { type GameDefinition, turnsBegun } from '@tollan/kernel'
import { trainedJudge } from './weights.ts'

/** How long a side thought, and over how many of its turns. */
export interface Pace {
  ms: number
  turns: number
}

export type LevelMakers = (level: string, path?: string, pace?: Pace) => Maker

export function levelMakers(definition: GameDefinition, ms?: number): LevelMakers {
  const judges = new Map<string, Judge>()
  return (level, path, pace = { ms: 0, turns: 0 }) => (rules, seed) => {
    const judge = needsWeights(level) ? (judges.get(path ?? '') ?? trainedJudge(rules, path)) : null
    if (judge !== null) judges.set(path ?? '', judge)
    const player = playerOf(definition, rules, level, judge, seed, { ms })
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
}
