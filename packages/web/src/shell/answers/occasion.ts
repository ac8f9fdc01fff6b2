// Why somebody is asked in another's turn: the newest thing whose turn it is did that others may answer to.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../../engine/protocol.ts'
import type { GameTelling } from '../log/telling.ts'

export function occasionOf(told: readonly Told[], { turn, owner }: { readonly turn: number; readonly owner: number }, telling: Pick<GameTelling, 'occasion'>): GameEvent | null {
  for (let entry = told.length - 1; entry >= 0 && told[entry]?.turn === turn; entry--) {
    const found = told[entry]?.events.findLast((event) => event.seat === owner && telling.occasion(event))
    if (found !== undefined) return found
  }
  return null
}
