// How a network in training fares against those who do not learn: greedy, the automa, and itself as it was.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from '../features/features.ts'
import { playerOf } from '../levels.ts'
import { type Maker, playMatch } from '../match.ts'
import { judgeBy } from '../net/judge.ts'
import type { Net } from '../net/net.ts'
import { theBest, thinkingPlayer } from '../search/player.ts'

/** Shares of games won. Alone there is the automa only, among others greedy and the weights of the last matches. */
export interface FixedMatches {
  readonly automa?: number
  readonly greedy?: number
  readonly earlier?: number
}

const GAMES = 20

export function againstFixed(definition: GameDefinition, rules: Ruleset, features: Features, net: Net, earlier: Float32Array, { seed, nodes }: { readonly seed: number; readonly nodes: number }): FixedMatches {
  const learned = (weights: Float32Array): Maker => {
    const judge = judgeBy(features, { ...net, weights })
    return (of, luck) => thinkingPlayer(of, definition.aids, judge, luck, { nodes, lines: 1, pick: theBest })
  }
  const now = learned(net.weights)
  const share = (other: Maker): number => playMatch({ definition, rulesOf: () => rules, a: now, b: other, seed }, GAMES).a.wins / GAMES
  if (definition.aids.automata(rules.options).length > 0) return { automa: share(now) }
  return { greedy: share((of, luck) => playerOf(definition, of, 'greedy', null, luck)), earlier: share(learned(earlier)) }
}
