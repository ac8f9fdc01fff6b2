// What must hold in every position.
import { misplacedPieces } from '@tollan/kernel'
import type { G } from './rules.ts'

export function broken(g: G): readonly string[] {
  return misplacedPieces(g.rules, g.s)
}
