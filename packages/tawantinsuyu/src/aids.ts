// What interfaces and players need to know of Tawantinsuyu besides its rules.
import type { Aids, Asked } from '@tollan/kernel'
import { numbers } from './content/numbers.ts'
import type { Rules } from './rules.ts'
import { AXOMAMMA, FEASTS_RESOLVED, PHASE, SETTING_UP } from './state.ts'
import type { SeatSummary } from './summary.ts'
import type { Tableau } from './tableau/tableau.ts'

/** Roughly in potatoes: what a person would rather keep. */
const WORTH = { potato: 1, corn: 1, stone: 2, gold: 2 } as const
const CARD_WORTH = 2

function worth(seat: Omit<SeatSummary, 'tapestries' | 'place'> | undefined): number {
  if (seat === undefined) return 0
  const goods = Object.entries(WORTH).reduce((sum, [good, value]) => sum + value * seat[good as keyof typeof WORTH], 0)
  return goods + seat.vp + CARD_WORTH * (seat.godCards.length + seat.shown.length + seat.armyCards.length)
}

/** What would only make a turn longer. */
const asides = ['trade', 'change', 'call-god']

function companion({ answers }: Asked, pick: (n: number) => number): string {
  const plain = answers.filter((answer) => !asides.includes(answer.split(':', 1)[0] ?? ''))
  const among = plain.length > 0 ? plain : answers
  return among[pick(among.length)] ?? ''
}

export const aids: Aids<Rules> = {
  automata: ({ players }) => (players === 1 ? [AXOMAMMA] : []),
  progress: ({ s }) => ({ n: s[PHASE] === SETTING_UP ? 0 : Math.min(s[FEASTS_RESOLVED] + 1, numbers.feasts), of: numbers.feasts }),
  turnStart: ['high-priest', 'turn'],
  turnEnd: 'end-of-turn',
  plainly: {},
  refills: {},
  worth: (tableau, seat) => worth((tableau as Tableau).seats[seat]),
  asides,
  wishes: {},
  companion,
}
