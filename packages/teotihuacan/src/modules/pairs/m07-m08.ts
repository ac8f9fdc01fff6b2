// Mansion with Altars and Shamans: a standing shaman that points to the Mansion helps a worshipper there (M8-20).
import type { Module } from '@tollan/kernel'
import { worship, worshipLocals as W } from '../../actions/worship.ts'
import type { G, Parts } from '../../rules.ts'
import { layDown, mansionBonus } from '../m08-altars/power.ts'
import { SHAMAN_HELPS } from '../m08-altars/state.ts'

/** Asked once, when the value of the royal tile is fixed: from then on the shaman has helped. */
function shamanBonus(g: G, seat: number): number {
  const bonus = mansionBonus(g, seat)
  if (bonus > 0) g.s[SHAMAN_HELPS] = 1
  return bonus
}

function rest(g: G, f: number): void {
  if (g.s[SHAMAN_HELPS] === 0) return
  g.s[SHAMAN_HELPS] = 0
  layDown(g, g.s[f + W.seat], 'M8-20')
}

export const shamanInTheMansion: Module<Parts> = {
  id: 'm7+m8',
  pair: ['m7', 'm8'],
  apply(pen) {
    pen.push('royalBonuses', shamanBonus)
    pen.after(worship, 'firstBenefit', function shamanRestsAfterFirst(g: G, f: number) {
      rest(g, f)
    })
    pen.after(worship, 'secondBenefit', function shamanRestsAfterSecond(g: G, f: number) {
      rest(g, f)
    })
  },
}
