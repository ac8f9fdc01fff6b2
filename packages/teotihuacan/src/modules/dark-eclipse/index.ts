// Dark Eclipse: the eclipse comes at once (TEO-DARK-01).
import type { Module } from '@tollan/kernel'
import { orderToken } from '../../flow/end.ts'
import { cocoaOf } from '../../goods.ts'
import type { Parts } from '../../rules.ts'
import { DUE } from '../../state.ts'

export const darkEclipse: Module<Parts> = {
  id: 'dark-eclipse',
  forbids: (options) => (options.players === 1 ? ['TEO-DARK-06', 'Dark Eclipse is not offered in solo'] : null),
  apply(pen) {
    pen.set('eclipseDue', (g) => g.s[DUE] !== 0)
    pen.set('tieBreaks', [cocoaOf, orderToken]) // TEO-DARK-05: the higher token wins
  },
}
