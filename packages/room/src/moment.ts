// A position inside an entry: what one answer brings can be shown step by step.
import { CHANCE, type Game, type GameEvent, type Journal, positionAt } from '@tollan/kernel'

/** The position right after the first `told` events of entry `n`, counted as the viewer is told them. */
export function momentAt(journal: Journal, n: number, told: number, viewer: number): Game {
  const { doors, keys } = journal.rules
  const game = positionAt(journal, n)
  const entry = journal.entries[n]
  if (entry === undefined || told <= 0) return game
  let then: Game | null = null
  let seen = 0
  const events: GameEvent[] = []
  events.push = (...more) => {
    for (const { only } of more) if ((only === undefined || only === viewer) && ++seen === told) then = doors.fork(game)
    return seen
  }
  game.events = events
  doors.advance(game, keys.parse(entry.answer), entry.seat === 'chance' ? CHANCE : entry.seat)
  game.events = null
  return then ?? game
}
