// Pictures of patterns and edges.
import type { Weaving } from '@tollan/tawantinsuyu'

const patterns: Readonly<Record<Weaving['pattern'], number>> = { condor: 1, puma: 2, llama: 3, serpent: 4, maize: 5, moon: 6, sun: 7 }

export const patternIcon = (pattern: Weaving['pattern']): string => `pattern-${patterns[pattern]}`
export const edgeIcon = (edge: Weaving['left']): string => (edge === 'renew' ? 'edge-refresh' : `edge-${edge}`)
