// What the coach said of a game is kept with it.
import type { CoachReport } from '../../engine/thinking/protocol.ts'

/** What was kept for a seat; null where nothing was, or by a coach who did not tell luck from the others: such a report is made anew. */
export function keptReport(kept: Readonly<Record<number, Partial<CoachReport>>> | undefined, seat: number): CoachReport | null {
  const report = kept?.[seat]
  return report?.draws === undefined || report.others === undefined ? null : (report as CoachReport)
}
