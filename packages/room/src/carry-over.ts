// A running game stays on the rules it began with. It can be carried over to newer ones where its position means the same there.
import { countFrom, type Entry, fail, type GameDefinition, type Happened, replay, type Result } from '@tollan/kernel'
import type { Room, RoomEntry } from './room.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The same game on newer rules, for everybody at the table to agree to; or why that is not offered. */
export function carriedOver(room: Room, newer: GameDefinition): Result<{ room: Room }> {
  const { journal, definition } = room
  if (newer.id !== definition.id || newer.version <= definition.version)
    return fail('unknown-option', `version ${newer.version} of ${newer.id} is not newer than version ${definition.version} of ${definition.id}`)
  const compiled = newer.compile(journal.rules.options)
  if (!compiled.ok) return compiled
  const happened: Happened[] = []
  const replayed = replay(compiled.rules, journal.entries as readonly Entry[], (each) => happened.push(each))
  if (!replayed.ok) return fail('illegal-combination', `the game would have gone another way by version ${newer.version}: ${replayed.message}`)
  const [here, there] = [journal, replayed.journal].map(({ rules: { doors }, game }) => [doors.toNamed(game), doors.asked(game)])
  if (!same(here, there)) return fail('illegal-combination', `the position would not be the same by version ${newer.version}`)
  countFrom(replayed.journal, journal.counter + 1)
  const entries = happened.map((each, i): RoomEntry => ({ ...each, forced: room.entries[i]?.forced ?? false }))
  return { ok: true, room: { ...room, definition: newer, journal: replayed.journal, entries } }
}
