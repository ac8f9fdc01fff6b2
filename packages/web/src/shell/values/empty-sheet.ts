// The sheet of a box, and one on which nothing stands yet; home knows no more of it.
import type { Correction } from '@tollan/kernel'

export interface BoxSheet {
  readonly name: string
  readonly corrections: readonly Correction[]
  /** Pieces that were compared. */
  readonly confirmed: readonly string[]
  /** New games are played with it. */
  readonly used: boolean
}

export const emptySheet: BoxSheet = { name: '', corrections: [], confirmed: [], used: true }
