// What an answer would bring a seat by itself, as one row of icons.
import type { Outcome } from '../../../engine/protocol.ts'
import { arrow, icon, note, type Token } from '../../../shell/icons/token.ts'

const GOODS = ['potato', 'corn', 'stone', 'gold']
/** Events that count one of something. */
const ONCE: Readonly<Record<string, string>> = {
  climb: 'temple-sun', 'god-card-drawn': 'god-back', 'god-card-taken': 'god-back', 'army-card-drawn': 'army-back', 'weaving-gained': 'task-buy-weavings', 'weaving-bought': 'task-buy-weavings',
  'worker-gained': 'recruit', building: 'task-construct-building', statue: 'task-build-statue', steps: 'task-build-steps', conquer: 'cori-conquer', tasks: 'task',
}
/** Questions that only end something. */
const ENDS = ['end-of-turn']

export function outcomeTokens(outcome: Outcome | undefined, seat: number): readonly Token[] {
  if (outcome === undefined) return []
  const paid: Record<string, number> = {}
  const gained: Record<string, number> = {}
  const add = (sums: Record<string, number>, what: string, n: number): void => void (sums[what] = (sums[what] ?? 0) + n)
  for (const event of outcome.events) {
    if (event.seat !== seat) continue
    const n = Number(event['n'] ?? 0)
    const once = ONCE[event.type]
    if (event.type === 'pay') add(paid, String(event['what']), n)
    else if (event.type === 'lose') add(paid, 'vp', n)
    else if (event.type === 'gain') add(gained, String(event['what']), n)
    else if (event.type === 'score') add(gained, 'vp', n)
    else if (once !== undefined) add(gained, once, event.type === 'tasks' ? n : 1)
  }
  const order = [...GOODS, 'vp', ...new Set(Object.values(ONCE))]
  const costs = order.flatMap((what) => (paid[what] ? [icon(what, `−${paid[what]}`, 'cost')] : []))
  const gains = order.flatMap((what) => (gained[what] ? [icon(what, `+${gained[what]}`)] : []))
  const more = outcome.next !== null && !ENDS.includes(outcome.next) && costs.length + gains.length > 0 ? [note('…')] : []
  return [...costs, ...(costs.length > 0 && gains.length > 0 ? [arrow] : []), ...gains, ...more]
}
