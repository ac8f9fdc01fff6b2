// Everything that is needed to think about one set of rules.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { featuresOf, netName } from './games.ts'
import { keptWeights } from './kept-weights.ts'
import { isEarly } from './levels.ts'
import { judgeBy } from './net/judge.ts'
import type { Net } from './net/net.ts'
import { netOf } from './net/weights.ts'
import type { Judge } from './search/judge.ts'
import { createTurnSearch, type TurnSearch } from './search/turn-search.ts'

export interface Mind {
  readonly definition: GameDefinition
  readonly rules: Ruleset
  readonly features: Features
  readonly net: Net
  readonly judge: Judge
  readonly search: TurnSearch
  /** The judge of a level, which may be one who has learnt less. */
  readonly judgeOf: (level: string) => Promise<Judge>
}

/** Null where nobody has been trained for the game. */
export async function openMind(definition: GameDefinition, options: unknown): Promise<Mind | null> {
  const compiled = definition.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  const features = featuresOf(rules)
  if (features === null) return null
  const netNamed = async (name: string): Promise<Net | null> => {
    const file = await keptWeights(name)
    const net = file === null ? null : netOf(file, features, definition.version)
    if (typeof net === 'string') throw new Error(net)
    return net
  }
  const net = await netNamed(netName(rules))
  if (net === null) return null
  const judge = judgeBy(features, net)
  let early: Promise<Judge> | undefined
  const earlyJudge = async (): Promise<Judge> => {
    const first = await netNamed(netName(rules, true))
    return first === null ? judge : judgeBy(features, first)
  }
  return {
    definition, rules, features, net, judge, search: createTurnSearch(rules, definition.aids, judge),
    judgeOf: async (level) => (isEarly(level) ? await (early ??= earlyJudge()) : judge),
  }
}
