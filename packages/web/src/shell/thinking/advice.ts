// One sentence of advice for a game: what would have brought most.
import type { CoachReport } from '../../engine/thinking/protocol.ts'

export interface SourceGap {
  readonly source: string
  readonly own: number
  /** What a strong player makes there on average. */
  readonly strong: number
}

export type Advice =
  | { readonly kind: 'well' | 'luck' | 'opening' | 'ending' }
  | { readonly kind: 'source'; readonly gap: SourceGap }
  | { readonly kind: 'spread' }

/** Who loses less by decisions than this played close to the best. */
const WELL = 10
/** A gap of fewer points is chance. */
const LEAST_GAP = 6
/** A third of the game that holds so much of the cost is what to look at. */
const MOST_OF_IT = 0.55

export function adviceFor({ decisions, cost, luck, end }: CoachReport, gaps: readonly SourceGap[]): Advice {
  if (cost < WELL) return { kind: end < 0 && luck < 0 ? 'luck' : 'well' }
  const part = (from: number, to: number): number => decisions.slice(Math.floor(from * decisions.length), Math.floor(to * decisions.length)).reduce((sum, one) => sum + one.cost, 0) / cost
  if (part(0, 1 / 3) > MOST_OF_IT) return { kind: 'opening' }
  const [worst] = gaps.toSorted((a, b) => a.own - a.strong - (b.own - b.strong))
  if (worst !== undefined && worst.strong - worst.own >= LEAST_GAP) return { kind: 'source', gap: worst }
  return { kind: part(2 / 3, 1) > MOST_OF_IT ? 'ending' : 'spread' }
}
