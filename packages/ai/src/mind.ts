// Everything that is needed to think about one set of rules.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { featuresOf, netName } from './games.ts'
import { keptWeights } from './kept-weights.ts'
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
}

/** Null where nobody has been trained for the game. */
export async function openMind(definition: GameDefinition, options: unknown): Promise<Mind | null> {
  const compiled = definition.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  const [features, file] = [featuresOf(rules), await keptWeights(netName(rules))]
  if (features === null || file === null) return null
  const net = netOf(file, features, definition.version)
  if (typeof net === 'string') throw new Error(net)
  const judge = judgeBy(features, net)
  return { definition, rules, features, net, judge, search: createTurnSearch(rules, definition.aids, judge) }
}
