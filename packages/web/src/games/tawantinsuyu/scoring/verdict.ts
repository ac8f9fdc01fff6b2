// How a solo game ended, in words: who won the engine has told, the numbers say why (TAW-SOLO-68).
import type { Tableau } from '@tollan/tawantinsuyu'
import type { MessageKey } from '../../../i18n/en.ts'

export interface Verdict {
  readonly says: MessageKey
  readonly told: Readonly<Record<'vp' | 'hers' | 'need' | 'missing', number>>
}

/** `need`: so many points are needed to win. Null for a game with other people. */
export function verdictOf({ seats, axomamma, over }: Pick<Tableau, 'seats' | 'axomamma' | 'over'>, need: number): Verdict | null {
  const [mine, hers] = seats
  if (axomamma === undefined || mine === undefined || hers === undefined || !over) return null
  const told = { vp: mine.vp, hers: hers.vp, need, missing: need - mine.vp }
  if (mine.place === 1) return { says: 'taw.verdict.won', told }
  if (mine.vp >= need) return { says: 'taw.verdict.behind', told }
  return { says: mine.vp > hers.vp ? 'taw.verdict.few' : 'taw.verdict.both', told }
}
