// Effects of content rows, turned into numbers the engine can keep in a frame.
import type { Amount, Effect, TilePower } from './content/vocabulary.ts'
import type { Procedure } from '@tollan/kernel'
import { book } from './procedures.ts'
import { packCost } from './rules.ts'
import { BLUE, COCOA, GOLD, GREEN, OBSIDIAN, RED, STONE, WOOD } from './state.ts'

export type Op = 'gain' | 'vp' | 'any' | 'temple' | 'temples' | 'avenue' | 'power-up' | 'technology' | 'fourth-worker' | 'all' | 'repeat' | 'procedure' | 'none' | TilePower

export interface EffectNode {
  readonly op: Op
  /** Good, temple (3 = any) or scope. */
  readonly what: number
  readonly n: Amount
  readonly each: number
  readonly cost: number
  /** Nodes of the parts; the boards a tile works on; steps on any, blue, red, green. */
  readonly of: readonly number[]
  /** How many parts come in the order given; the player orders the rest. */
  readonly inOrder: number
  /** The procedure an odd effect names. */
  readonly procedure: Procedure | null
  readonly rule: string
  /** The row it was made from, for people. */
  readonly effect: Effect
}

export const ANY_TEMPLE = 3
export const SCOPE_UNLOCKED = 0
export const SCOPE_STARTING = 1

const GOODS: Readonly<Record<string, number>> = { cocoa: COCOA, wood: WOOD, stone: STONE, gold: GOLD, obsidian: OBSIDIAN }
const TEMPLE_NUMBER: Readonly<Record<string, number>> = { blue: BLUE, red: RED, green: GREEN, any: ANY_TEMPLE }

const TEMPLE_ORDER = ['blue', 'red', 'green']

/** Adds an effect to the list and returns its number; with `fixed` the order of its parts is not asked. */
export function linkEffect(nodes: EffectNode[], effect: Effect, rule: string, fixed = false): number {
  const add = (op: Op, more: Partial<EffectNode> = {}): number =>
    nodes.push({ op, what: 0, n: 0, each: 1, cost: 0, of: [], inOrder: 0, procedure: null, rule, effect, ...more }) - 1
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
      return add('all', {
        of: plainFirst(effect.of).map((part) => linkEffect(nodes, part, rule)),
        inOrder: fixed ? effect.of.length : effect.of.filter(isPlain).length,
      })
    case 'procedure': {
      const named = book.all.find((known) => known.name === effect.name)
      if (named === undefined) throw new Error(`an effect names the procedure ${effect.name}: there is none`)
      return add('procedure', { n: effect.n, procedure: named })
    }
    case 'repeat':
      return add('repeat', { n: effect.upTo, cost: packCost(effect.pay), of: [linkEffect(nodes, effect.effect, rule)] })
    case 'temples':
      return add('temples', { of: ['any', ...TEMPLE_ORDER].map((name) => Object.entries(effect.steps).find(([temple]) => temple === name)?.[1] ?? 0) })
    case 'tile-power':
      return add(effect.power, { of: effect.boards ?? [] })
  }
}

/** Plain goods first: having them earlier never hurts, and it spares a question about the order (TEO-TERM-11). */
const plainFirst = (parts: readonly Effect[]): readonly Effect[] => [...parts.filter(isPlain), ...parts.filter((part) => !isPlain(part))]

const isPlain = (part: Effect): boolean => part.do === 'fourth-worker' || part.do === 'discovery' || (part.do === 'gain' && part.what !== 'any-resource')
