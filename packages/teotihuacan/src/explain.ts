// "Why not?" for components the open question does not mention.
import { type Refusal } from '@tollan/kernel'
import { NOT_ASKED_NOW } from './reasons.ts'
import type { G } from './rules.ts'

export function explain(_g: G, _seat: number, _target: string): Refusal {
  return NOT_ASKED_NOW
}
