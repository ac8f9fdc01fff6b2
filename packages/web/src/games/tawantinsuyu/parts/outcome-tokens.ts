// What an answer would bring a seat by itself, and with what it leads to, as one row of icons: a range where later answers decide.
import type { Outcome } from '../../../engine/protocol.ts'
import { verbOf } from '../../../shell/icons/answer-parts.ts'
import { arrow, icon, note, type Token } from '../../../shell/icons/token.ts'

const GOODS = ['potato', 'corn', 'stone', 'gold']
/** Events that count one of something. */
const ONCE: Readonly<Record<string, string>> = {
  climb: 'temple-sun', 'god-card-drawn': 'god-back', 'god-card-taken': 'god-back', 'army-card-drawn': 'army-back', 'weaving-gained': 'task-buy-weavings', 'weaving-bought': 'task-buy-weavings',
  'worker-gained': 'recruit', building: 'task-construct-building', statue: 'task-build-statue', steps: 'task-build-steps', conquer: 'cori-conquer', tasks: 'task',
}
const ORDER = [...GOODS, 'vp', ...new Set(Object.values(ONCE))]
/** Questions that only end something, or begin something else: what follows them is not brought by this answer. */
const ENDS = ['end-of-turn']
const ELSEWHERE = [...ENDS, 'turn', 'task', 'second-side-action', 'extra-task', 'benefit', 'feast-card']
/** Possible at any time, so brought by nothing. */
const ASIDES = ['trade', 'change', 'call-god']

interface Sums {
  readonly paid: Readonly<Record<string, number>>
  readonly gained: Readonly<Record<string, number>>
}

function sumsOf(events: Outcome['events'], seat: number): Sums {
  const paid: Record<string, number> = {}
  const gained: Record<string, number> = {}
  const add = (sums: Record<string, number>, what: string, n: number): void => void (sums[what] = (sums[what] ?? 0) + n)
  for (const event of events) {
    if (event.seat !== seat) continue
    const n = Number(event['n'] ?? 0)
    const once = ONCE[event.type]
    if (event.type === 'pay') add(paid, String(event['what']), n)
    else if (event.type === 'lose') add(paid, 'vp', n)
    else if (event.type === 'gain') add(gained, String(event['what']), n)
    else if (event.type === 'score') add(gained, 'vp', n)
    else if (once !== undefined) add(gained, once, event.type === 'tasks' ? n : 1)
  }
  return { paid, gained }
}

/** Every way an answer may go, as far as it was foreseen; `open` where something is asked that was not. */
function ways({ events, next, onward }: Outcome): readonly { readonly events: Outcome['events']; readonly open: boolean }[] {
  if (onward.length === 0 || next === null || ELSEWHERE.includes(next)) return [{ events, open: next !== null && !ENDS.includes(next) }]
  return onward.filter(({ answer }) => !ASIDES.includes(verbOf(answer))).flatMap((one) => ways(one).map((way) => ({ ...way, events: [...events, ...way.events] })))
}

function row(all: readonly Readonly<Record<string, number>>[], sign: string, tone: 'cost' | 'plain'): readonly Token[] {
  return ORDER.flatMap((what) => {
    const each = all.map((sums) => sums[what] ?? 0)
    const [least, most] = [Math.min(...each), Math.max(...each)]
    return most === 0 ? [] : [icon(what, least === most ? `${sign}${most}` : `${least}–${most}`, tone)]
  })
}

export function outcomeTokens(outcome: Outcome | undefined, seat: number): readonly Token[] {
  if (outcome === undefined) return []
  const found = ways(outcome)
  const sums = found.map(({ events }) => sumsOf(events, seat))
  const costs = row(sums.map(({ paid }) => paid), '−', 'cost')
  const gains = row(sums.map(({ gained }) => gained), '+', 'plain')
  const more = found.some(({ open }) => open) && costs.length + gains.length > 0 ? [note('…')] : []
  return [...costs, ...(costs.length > 0 && gains.length > 0 ? [arrow] : []), ...gains, ...more]
}

/** What is paid, as far as it is foreseen, before what is had for it, which the question names itself. */
export function boughtTokens(foreseen: readonly Token[], bought: readonly Token[]): readonly Token[] {
  const costs = foreseen.filter((token) => token.kind === 'icon' && token.tone === 'cost')
  return costs.length === 0 || bought.length === 0 ? bought : [...costs, arrow, ...bought]
}
