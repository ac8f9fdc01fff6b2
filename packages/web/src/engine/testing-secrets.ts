// What a seat may not know, by comparing what everybody sees.
import type { Room } from '@tollan/room'

/** Every name in plain data, also inside answers; yes, no and the name of a field name nothing. */
export const namesIn = (value: unknown): Set<string> => new Set((JSON.stringify(value).match(/[a-z][\w-]*/gi) ?? []).filter((name) => !['true', 'false', 'null', 'owner'].includes(name)))

/** What some other seat sees and the viewer does not, unless an event told it: cards the viewer once held may lie elsewhere now. */
export function hiddenFrom({ definition, journal, entries }: Room, viewer: number): Set<string> {
  const { doors, seats } = journal.rules
  const seenBy = (seat: number): Set<string> => namesIn(definition.tableau(doors.view(journal.game, seat)))
  const told = entries.map(({ events }) => events.filter(({ only }) => only === undefined || only === viewer))
  const known = new Set([...seenBy(viewer), ...namesIn(told)])
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer)
  return new Set(others.flatMap((seat) => [...seenBy(seat)]).filter((name) => !known.has(name)))
}
