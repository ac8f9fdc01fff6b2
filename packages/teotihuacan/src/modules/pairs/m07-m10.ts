// Mansion with Workforce: a common worker in the Mansion's general area counts as one own worker there (M10-29).
import type { Module } from '@tollan/kernel'
import type { Parts } from '../../rules.ts'
import { PALACE } from '../../state.ts'
import { commonAsOwn } from '../m10-workforce/common-workers.ts'

export const commonWorkerInTheMansion: Module<Parts> = {
  id: 'm7+m10',
  pair: ['m7', 'm10'],
  apply(pen) {
    pen.push('royalBonuses', (g) => commonAsOwn(g, PALACE))
  },
}
