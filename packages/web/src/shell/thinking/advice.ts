// One sentence of advice for a game: what would have brought most.
import type { CoachReport } from '../../engine/thinking/protocol.ts'

export interface SourceGap {
  readonly source: string
  readonly own: number
  /** What a strong player makes there on average. */
  readonly strong: number
}

export type Advice =
  | { readonly kind: 'well' | 'luck' | 'others' | 'opening' | 'ending' }
  | { readonly kind: 'source'; readonly gap: SourceGap }
  | { readonly kind: 'spread' }

/** Who loses less by decisions than this played close to the best. */
const WELL = 10
/** Who wins by this much, and by so many times what decisions cost, need not be told of them. */
const [CLEARLY, TIMES] = [10, 2]
/** A gap of fewer points is chance. */
const LEAST_GAP = 6
/** A third of the game that holds so much of the cost is what to look at. */
const MOST_OF_IT = 0.55

/** Who decided well and lost all the same lost by what took more. */
function decidedWell({ draws, others, end }: CoachReport): Advice {
  if (end >= 0 || Math.min(draws, others) >= 0) return { kind: 'well' }
  return { kind: draws <= others ? 'luck' : 'others' }
}

export function adviceFor(report: CoachReport, gaps: readonly SourceGap[]): Advice {
  const { decisions, cost, end } = report
  if (cost < WELL) return decidedWell(report)
  if (end >= CLEARLY && end >= TIMES * cost) return { kind: 'well' }
  const part = (from: number, to: number): number => decisions.slice(Math.floor(from * decisions.length), Math.floor(to * decisions.length)).reduce((sum, one) => sum + one.cost, 0) / cost
  if (part(0, 1 / 3) > MOST_OF_IT) return { kind: 'opening' }
  const [worst] = gaps.toSorted((a, b) => a.own - a.strong - (b.own - b.strong))
  if (worst !== undefined && worst.strong - worst.own >= LEAST_GAP) return { kind: 'source', gap: worst }
  return { kind: part(2 / 3, 1) > MOST_OF_IT ? 'ending' : 'spread' }
}
