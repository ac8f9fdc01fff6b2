// A verdict belongs to the turn it was passed on: it falls when that turn is taken back, and the next turn gets its own.
import type { Verdict } from '../../engine/thinking/protocol.ts'

interface PuzzleJudge {
  /** The turn as it was played has a verdict coming. */
  judge(): Promise<void>
  /** The turn was taken back: what is said of it later is not heard. */
  takenBack(): void
}

export function puzzleJudge(verdictOnTurn: () => Promise<Verdict>, heard: (verdict: Verdict | null) => void, failed: (error: unknown) => void): PuzzleJudge {
  let turn = 0
  return {
    async judge() {
      const mine = ++turn
      heard(null)
      try {
        const verdict = await verdictOnTurn()
        if (mine === turn) heard(verdict)
      } catch (error) {
        if (mine === turn) failed(error)
      }
    },
    takenBack() {
      turn++
      heard(null)
    },
  }
}
