// What an answer would bring a seat, summed up from the events the engine foresees.
import type { GameEvent } from '@tollan/kernel'
import type { Glyph } from '../tracks/glyphs.ts'

interface Sum {
  readonly icon: string
  n: number
  /** Steps and power-ups show no plus. */
  readonly bare: boolean
}

/** Icon and amount of an event, or null when it moves no number. */
function changeOf(event: GameEvent): Sum | null {
  const amount = Number(event['n'] ?? 0)
  switch (event.type) {
    case 'gain':
      return { icon: String(event['what']), n: amount, bare: false }
    case 'pay':
      return { icon: String(event['what']), n: -amount, bare: false }
    case 'score':
      return { icon: 'vp', n: amount, bare: false }
    case 'lose':
      return { icon: 'vp', n: -amount, bare: false }
    case 'temple-step':
      return { icon: `temple-${String(event['temple'])}`, n: 1, bare: true }
    case 'avenue-step':
      return { icon: 'avenue', n: 1, bare: true }
    case 'pyramid-track':
      return { icon: 'pyramid-step', n: 1, bare: true }
    case 'power-up':
      return { icon: 'power-up', n: 1, bare: true }
    case 'technology':
      return { icon: 'technology', n: 1, bare: true }
    case 'ascend':
      return { icon: 'ascend', n: 1, bare: true }
    case 'warrior-placed':
      return { icon: 'warrior', n: 1, bare: true }
    default:
      return null
  }
}

/** Costs first, then gains, steps last. */
export function outcomeGlyphs(events: readonly GameEvent[], seat: number): Glyph[] {
  const sums = new Map<string, Sum>()
  for (const event of events) {
    const change = event.seat === seat ? changeOf(event) : null
    if (change === null) continue
    const known = sums.get(change.icon)
    if (known === undefined) sums.set(change.icon, change)
    else known.n += change.n
  }
  const rank = ({ n, bare }: Sum): number => (bare ? 2 : n < 0 ? 0 : 1)
  return [...sums.values()]
    .filter(({ n }) => n !== 0)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ icon, n, bare }) => (bare ? (n === 1 ? { icon } : { text: String(n), icon }) : { text: n < 0 ? `−${-n}` : `+${n}`, icon }))
}
