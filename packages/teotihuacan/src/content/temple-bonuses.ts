import type { Source } from './vocabulary.ts'

export interface TempleBonus {
  readonly id: string
  readonly rule: string
  readonly score: {
    readonly per:
      | 'best-mask-set' // per VP that set scores
      | 'technologies'
      | 'flat'
      | 'avenue'
      | 'bonus-tiles' // unlocked ones, this one included
      | 'non-mask-discoveries' // used or unused
      | 'workers' // in play
    readonly vp: number
    /** VP of a worker of power 4 or 5. */
    readonly strong?: number
  }
}

export const templeBonusesSource: Source = 'verified'

export const templeBonuses: readonly TempleBonus[] = [
  { id: 'bonus-mask-set', rule: 'TEO-BONUS-01', score: { per: 'best-mask-set', vp: 1 } },
  { id: 'bonus-technologies', rule: 'TEO-BONUS-02', score: { per: 'technologies', vp: 5 } },
  { id: 'bonus-flat-15', rule: 'TEO-BONUS-03', score: { per: 'flat', vp: 15 } },
  { id: 'bonus-avenue', rule: 'TEO-BONUS-04', score: { per: 'avenue', vp: 3 } },
  { id: 'bonus-bonus-tiles', rule: 'TEO-BONUS-05', score: { per: 'bonus-tiles', vp: 9 } },
  { id: 'bonus-discoveries', rule: 'TEO-BONUS-06', score: { per: 'non-mask-discoveries', vp: 2 } },
  { id: 'bonus-workers', rule: 'TEO-BONUS-07', score: { per: 'workers', vp: 4, strong: 9 } },
]
