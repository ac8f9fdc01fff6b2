// The log as it is read: what each entry told the viewer, turn by turn.
import type { GameEvent } from '@tollan/kernel'
import type { Told } from '../engine/protocol.ts'

export interface LogTurn {
  readonly turn: number
  readonly owner: number
  readonly lines: readonly LogLine[]
}

export interface LogLine {
  /** The entry that told it: the position before it is the board then. */
  readonly entry: number
  readonly event: GameEvent
}

/** Turns in order, each with at least one line the viewer may read. */
export function logTurns(told: readonly Told[], viewer: number): LogTurn[] {
  const turns: { turn: number; owner: number; lines: LogLine[] }[] = []
  for (const [entry, { turn, owner, events }] of told.entries())
    for (const event of events) {
      if (event.only !== undefined && event.only !== viewer) continue
      let last = turns[turns.length - 1]
      if (last === undefined || last.turn !== turn || last.owner !== owner) turns.push((last = { turn, owner, lines: [] }))
      last.lines.push({ entry, event })
    }
  return turns
}
