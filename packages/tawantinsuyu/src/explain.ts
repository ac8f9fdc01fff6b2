import { keys } from './answers.ts'
import { NOT_ASKED_NOW } from './reasons.ts'
import type { G } from './rules.ts'

export function explain(_g: G, _seat: number, target: string): number {
  return keys.parse(target) < 0 ? -1 : NOT_ASKED_NOW
}
