// Effects of content rows, turned into numbers the engine can keep in a frame.
import type { Effect, Price } from './content/index.ts'
import { goodNumber, packCost } from './rules.ts'
import { taskNumber } from './task-numbers.ts'

export type Op =
  | 'gain' | 'vp' | 'god-card' | 'army-card' | 'train' | 'weaving' | 'nomad' | 'temple' | 'renew' | 'building' | 'statue' | 'steps' | 'pay' | 'choose'
  | 'task' | 'all'

export interface EffectNode {
  readonly op: Op
  /** Good, task, or what may be renewed. */
  readonly what: number
  readonly n: number
  /** A packed price; PRINTED for the price of the piece. */
  readonly cost: number
  readonly of: readonly number[]
  readonly rule: string
}

export const PRINTED = -1
/** What a renewal may turn up. */
export const ANY_PIECE = 0
export const BUILDINGS_ONLY = 1
/** Sizes of Statues as bits. */
export const EITHER_SIZE = 3

const priceOf = (price: Price): number => (price === 'printed' ? PRINTED : price === 'free' ? 0 : packCost(price))

/** Adds an effect to the list and returns its number. */
export function linkEffect(nodes: EffectNode[], effect: Effect, rule: string): number {
  const add = (op: Op, more: Partial<EffectNode> = {}): number => nodes.push({ op, what: 0, n: 1, cost: 0, of: [], rule, ...more }) - 1
  switch (effect.do) {
    case 'gain':
      return add('gain', { what: goodNumber(effect.what), n: effect.n })
    case 'vp':
    case 'god-card':
    case 'army-card':
    case 'weaving':
    case 'nomad':
    case 'temple':
      return add(effect.do, { n: effect.n })
    case 'train':
      return add('train')
    case 'renew':
      return add('renew', { n: effect.n, what: effect.what === 'any' ? ANY_PIECE : BUILDINGS_ONLY })
    case 'building':
      return add('building', { cost: priceOf(effect.price) })
    case 'statue':
      return add('statue', { cost: priceOf(effect.price), what: (effect.sizes.includes('small') ? 1 : 0) | (effect.sizes.includes('large') ? 2 : 0) })
    case 'steps':
      return add('steps', { cost: priceOf(effect.price) })
    case 'pay':
      return add('pay', { cost: packCost(effect.cost), of: [linkEffect(nodes, effect.reward, rule)] })
    case 'choose':
      return add('choose', { of: effect.of.map((option) => linkEffect(nodes, option, rule)) })
    case 'task':
      return add('task', { what: taskNumber(effect.task) })
  }
}

/** A list of effects as one node, -1 for an empty list. */
export function linkAll(nodes: EffectNode[], effects: readonly Effect[], rule: string): number {
  const of = effects.map((effect) => linkEffect(nodes, effect, rule))
  if (of.length < 2) return of[0] ?? -1
  return nodes.push({ op: 'all', what: 0, n: 1, cost: 0, of, rule }) - 1
}
