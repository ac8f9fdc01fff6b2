import { all, gain, least, power, repeat, temple } from './vocabulary.ts'
import type { Effect, Source } from './vocabulary.ts'

export interface RoyalTile {
  readonly id: string
  readonly category: 'A' | 'B' | 'C'
  readonly number: number
  readonly effect: Effect
  readonly rule: string
}

export const royalTilesSource: Source = 'verified'

const buyWood = repeat(power(), { cocoa: 1 }, all(gain('wood', 1), gain('stone', 1)))
const buyGold = repeat(power(), { cocoa: 1 }, all(gain('stone', 1), gain('gold', 1)))
const swap = repeat(1, { cocoa: 1, 'any-resource': 1 }, gain('any-resource', power()))
const sell = repeat(power(), { 'any-resource': 1 }, gain('cocoa', 2))
const pray = repeat(power(-1), { cocoa: 1 }, temple('any'))

export const royalTiles: readonly RoyalTile[] = [
  { id: 'royal-a-04', category: 'A', number: 4, effect: gain('vp', least('technologies'), 2), rule: 'TEO-ROYAL-05' },
  { id: 'royal-a-05', category: 'A', number: 5, effect: gain('vp', least('pyramid-track'), 2), rule: 'TEO-ROYAL-06' },
  { id: 'royal-a-09', category: 'A', number: 9, effect: gain('vp', least('avenue', 1)), rule: 'TEO-ROYAL-10' },
  { id: 'royal-b-02', category: 'B', number: 2, effect: buyWood, rule: 'TEO-ROYAL-03' },
  { id: 'royal-b-06', category: 'B', number: 6, effect: buyGold, rule: 'TEO-ROYAL-07' },
  { id: 'royal-b-07', category: 'B', number: 7, effect: swap, rule: 'TEO-ROYAL-08' },
  { id: 'royal-c-01', category: 'C', number: 1, effect: gain('cocoa', power(1)), rule: 'TEO-ROYAL-02' },
  { id: 'royal-c-03', category: 'C', number: 3, effect: sell, rule: 'TEO-ROYAL-04' },
  { id: 'royal-c-08', category: 'C', number: 8, effect: pray, rule: 'TEO-ROYAL-09' },
]
