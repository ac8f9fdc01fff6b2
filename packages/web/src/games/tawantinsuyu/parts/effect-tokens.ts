// Effects and costs as rows of icons: the only vocabulary of cards, buildings, spaces and tiles.
import type { Cost, Effect } from '@tollan/tawantinsuyu'
import { arrow, icon, or, type Token } from '../../../shell/icons/token.ts'

/** One of something needs no number. */
const several = (n: number): string => (n === 1 ? '' : String(n))

export const costTokens = (cost: Cost): readonly Token[] => Object.entries(cost).map(([good, n]) => icon(good, String(n), 'plain'))

export function effectTokens(effect: Effect): readonly Token[] {
  switch (effect.do) {
    case 'gain':
      return [icon(effect.what, String(effect.n))]
    case 'vp':
      return [icon('vp', String(effect.n))]
    case 'god-card':
      return [icon('god-back', several(effect.n))]
    case 'army-card':
      return [icon('army-back', several(effect.n))]
    case 'train':
      return [icon('task-train')]
    case 'weaving':
      return [icon('task-buy-weavings', several(effect.n))]
    case 'nomad':
      return [icon('nomads', several(effect.n))]
    case 'temple':
      return [icon('temple-sun', `+${effect.n}`)]
    case 'renew':
      return [icon(effect.what === 'any' ? 'cori-renew' : 'building-production', several(effect.n))]
    case 'building':
      return [icon('task-construct-building')]
    case 'statue':
      return effect.sizes.flatMap((size, i) => [...(i === 0 ? [] : [or]), icon(`statue-${size}`)])
    case 'steps':
      return [icon('task-build-steps')]
    case 'pay':
      return [...costTokens(effect.cost), arrow, ...effectTokens(effect.reward)]
    case 'choose':
      return effect.of.flatMap((one, i) => [...(i === 0 ? [] : [or]), ...effectTokens(one)])
    case 'task':
      return [icon(`task-${effect.task}`)]
  }
}

export const effectsTokens = (effects: readonly Effect[]): readonly Token[] => effects.flatMap(effectTokens)
