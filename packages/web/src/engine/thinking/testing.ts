// Players that think, without a thread and a page.
import { move, type Session, sight } from '../session.ts'
import type { SeatLevel } from './protocol.ts'
import { thoughts } from './thoughts.ts'

export const silent = (): void => {}

/** Plays for players that think until a person is asked; how often somebody thought. */
export async function playThinkers(session: Session, thinkers: readonly number[], level: SeatLevel, seed = 7): Promise<number> {
  for (let thought = 0; ; thought++) {
    const seen = thinkers.map((seat) => sight(session, seat)).find((one) => one !== null) ?? null
    if (seen === null) return thought
    const { definition, journal } = session.room
    const { answers } = await thoughts.think(silent, { game: definition.id, version: definition.version, options: journal.rules.options, view: seen.view, seed: seed + seen.seat }, level)
    const moved = move(session, seen.seat, seen.revision, answers)
    if (!moved.ok) throw new Error(moved.message)
  }
}
