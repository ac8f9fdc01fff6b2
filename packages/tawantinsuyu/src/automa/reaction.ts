// What Axomamma does outside her own turn is told as a span of its own; inside it she has one already.
import { OWNER } from '@tollan/kernel'
import { begin, end } from '../events.ts'
import type { G } from '../rules.ts'

export function reacts(g: G, seat: number, rule: string): void {
  if (g.s[OWNER] !== seat) begin(g, 'program', rule, seat)
}

export function reacted(g: G, seat: number, rule: string): void {
  if (g.s[OWNER] !== seat) end(g, 'program', rule, seat)
}
