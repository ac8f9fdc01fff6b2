// Everything that is needed to think about one set of rules.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from './features/features.ts'
import { featuresOf, netName } from './games.ts'
import { keptWeights } from './kept-weights.ts'
import { isEarly } from './levels.ts'
import { judgeBy, type Liking } from './net/judge.ts'
import type { Net } from './net/net.ts'
import { netOf } from './net/weights.ts'
import { type Clock, wallClock } from './search/clock.ts'
import type { Judge } from './search/judge.ts'
import { createTurnSearch, type TurnSearch } from './search/turn-search.ts'
import { likingFor } from './styles.ts'

/** Who judges positions, and the search over turns by that judgement. A search forgets what it was asked before, so that players can share it. */
export interface Wits {
  readonly judge: Judge
  readonly search: TurnSearch
}

export interface Mind extends Wits {
  readonly definition: GameDefinition
  readonly rules: Ruleset
  readonly features: Features
  readonly net: Net
  /** What limits of time are read off. */
  readonly clock: Clock
  /** What a level thinks with, which may have learnt less; with a style that the game does not know, as without. */
  readonly witsOf: (level: string, style?: string) => Promise<Wits>
}

/** Null where nobody has been trained for the game. */
export async function openMind(definition: GameDefinition, options: unknown, clock: Clock = wallClock): Promise<Mind | null> {
  const compiled = definition.compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled
  const features = featuresOf(rules)
  if (features === null || !('turnStart' in definition.aids)) return null // an engine of old does not say where turns begin
  const netNamed = async (name: string): Promise<Net | null> => {
    const file = await keptWeights(name)
    const net = file === null ? null : netOf(file, features, definition.version)
    if (typeof net === 'string') throw new Error(net)
    return net
  }
  const net = await netNamed(netName(rules))
  if (net === null) return null
  const witsBy = (learned: Net, liking?: Liking): Wits => {
    const judge = judgeBy(features, learned, liking)
    return { judge, search: createTurnSearch(rules, definition.aids, judge, clock) }
  }
  const wits = witsBy(net)
  let early: Promise<Net> | undefined
  const earlyNet = async (): Promise<Net> => {
    const first = await netNamed(netName(rules, true))
    if (first === null) throw new Error(`nothing was kept of the first games of ${netName(rules)}`)
    return first
  }
  const made = new Map<string, Wits>()
  return {
    definition, rules, features, net, clock, ...wits,
    async witsOf(level, style = '') {
      const liking = likingFor(features, rules.game, style) ?? undefined
      if (!isEarly(level) && liking === undefined) return wits
      const learned = isEarly(level) ? await (early ??= earlyNet()) : net
      const key = `${isEarly(level) ? 'early' : 'whole'} ${liking === undefined ? '' : style}`
      const found = made.get(key) ?? witsBy(learned, liking)
      made.set(key, found)
      return found
    },
  }
}
