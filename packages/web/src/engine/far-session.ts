// A game at a table on the network, as this seat knows it.
import { engineFor } from '@tollan/engines'
import type { Result } from '@tollan/kernel'
import { type FarRoom, farScene, farTold, foretold, openFarRoom, receive, type Sight } from '@tollan/room'
import type { FarTable, Opened, Update } from './protocol.ts'

export interface FarSession {
  readonly far: FarRoom
  readonly commitment: string
  /** The last word of the table itself, while a step of one's own is shown before it has said so. */
  truth: Sight | null
}

export async function openFar({ game, version, options, viewer, first, commitment }: FarTable): Promise<Result<{ session: FarSession }>> {
  const engine = await engineFor(game, version)
  const opened = engine.ok ? openFarRoom(engine.definition, options, viewer, first) : engine
  return opened.ok ? { ok: true, session: { far: opened.room, commitment, truth: null } } : opened
}

const updateOf = ({ far }: FarSession, from: number): Update => ({ scene: farScene(far), window: far.window, from, told: farTold(far, from), retold: [] })

export const farOpened = (session: FarSession): Omit<Opened, 'session'> => ({
  ...updateOf(session, 0),
  game: session.far.definition.id,
  version: session.far.definition.version,
  carries: false,
  options: session.far.rules.options,
  commitment: session.commitment,
  playable: session.far.viewer >= 0,
})

/** Null when entries before it are missing: the table must be asked for all of it. */
export function taken(session: FarSession, sight: Sight): Update | null {
  session.truth = null
  if (!receive(session.far, sight)) return null
  return updateOf(session, Math.min(sight.from, session.far.steps.length))
}

/** Shows a step of one's own at once; null where it would show something hidden. */
export function stepAhead(session: FarSession, answer: string): Update | null {
  const { far } = session
  const from = far.steps.length
  const sight = foretold(far, answer)
  if (sight === null) return null
  session.truth = { counter: far.counter, from, steps: [], asked: far.asked, window: far.window }
  receive(far, sight)
  return updateOf(session, from)
}

/** Takes that step back: the table has refused it. */
export function stepBack(session: FarSession): Update | null {
  return session.truth === null ? null : taken(session, session.truth)
}
