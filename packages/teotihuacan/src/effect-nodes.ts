// Effects of content rows, turned into numbers the engine can keep in a frame.
import type { Amount, Effect, TilePower } from './content/vocabulary.ts'
import { packCost } from './rules.ts'
import { BLUE, COCOA, GOLD, GREEN, RED, STONE, WOOD } from './state.ts'

export type Op = 'gain' | 'vp' | 'any' | 'temple' | 'avenue' | 'power-up' | 'technology' | 'fourth-worker' | 'all' | 'repeat' | 'none' | TilePower

export interface EffectNode {
  readonly op: Op
  /** Good, temple (3 = any) or scope. */
  readonly what: number
  readonly n: Amount
  readonly each: number
  readonly cost: number
  /** Nodes of the parts. */
  readonly of: readonly number[]
  readonly rule: string
}

export const ANY_TEMPLE = 3
export const SCOPE_UNLOCKED = 0
export const SCOPE_STARTING = 1

const GOODS: Readonly<Record<string, number>> = { cocoa: COCOA, wood: WOOD, stone: STONE, gold: GOLD }
const TEMPLE_NUMBER: Readonly<Record<string, number>> = { blue: BLUE, red: RED, green: GREEN, any: ANY_TEMPLE }

/** Adds an effect to the list and returns its number. */
export function linkEffect(nodes: EffectNode[], effect: Effect, rule: string): number {
  const add = (op: Op, more: Partial<EffectNode> = {}): number =>
    nodes.push({ op, what: 0, n: 0, each: 1, cost: 0, of: [], rule, ...more }) - 1
  switch (effect.do) {
    case 'gain': {
      const amount = { n: effect.n, each: effect.each ?? 1 }
      if (effect.what === 'vp') return add('vp', amount)
      if (effect.what === 'any-resource') return add('any', amount)
      return add('gain', { what: GOODS[effect.what] ?? COCOA, ...amount })
    }
    case 'temple':
      return add('temple', { what: TEMPLE_NUMBER[effect.which] ?? ANY_TEMPLE, n: effect.n })
    case 'avenue':
      return add('avenue', { n: effect.n })
    case 'power-up':
      return add('power-up', { n: effect.n, what: effect.scope === 'starting' ? SCOPE_STARTING : SCOPE_UNLOCKED })
    case 'technology':
      return add('technology')
    case 'fourth-worker':
      return add('fourth-worker')
    case 'discovery':
      return add('none') // offered after all other goods (TEO-STD-11)
    case 'all':
      return add('all', { of: inOrder(effect.of).map((part) => linkEffect(nodes, part, rule)) })
    case 'repeat':
      return add('repeat', { n: effect.upTo, cost: packCost(effect.pay), of: [linkEffect(nodes, effect.effect, rule)] })
    case 'tile-power':
      return add(effect.power)
  }
}

/** Plain goods first: having them earlier never hurts, and it spares a question about the order (TEO-TERM-11). */
function inOrder(parts: readonly Effect[]): readonly Effect[] {
  const plain = (part: Effect): boolean => part.do === 'fourth-worker' || (part.do === 'gain' && part.what !== 'any-resource')
  return [...parts.filter(plain), ...parts.filter((part) => !plain(part))]
}
