import { all, gain, temple } from './vocabulary.ts'
import type { Cost, Effect, Source } from './vocabulary.ts'

export interface AscensionReward {
  readonly id: string
  readonly pay?: Cost
  readonly effect: Effect
  readonly rule: string
}

export const ascensionSource: Source = 'verified'

export const ascensionRewards: readonly AscensionReward[] = [
  { id: 'ascend-vp-5', effect: gain('vp', 5), rule: 'TEO-ASC-05' },
  { id: 'ascend-cocoa-5', effect: gain('cocoa', 5), rule: 'TEO-ASC-06' },
  { id: 'ascend-temple-1', effect: temple('any'), rule: 'TEO-ASC-07' },
  { id: 'ascend-temple-2', pay: { cocoa: 3 }, effect: temple('any', 2), rule: 'TEO-ASC-08' },
  { id: 'ascend-worker', effect: all({ do: 'fourth-worker' }, gain('cocoa', 2)), rule: 'TEO-ASC-09' },
]
