// How many tasks an answer would lose, as the engine foresees it (TAW-COUNT-11, TAW-COUNT-12).
import type { EventType } from '@tollan/tawantinsuyu'
import type { Outcome } from '../../../engine/protocol.ts'

export const tasksLost = (outcome: Outcome | undefined, seat: number): number =>
  (outcome?.events ?? []).reduce((n, event) => n + (event.type === ('tasks-lost' satisfies EventType) && event.seat === seat ? Number(event['n'] ?? 0) : 0), 0)
