// Whatever leaves the engine is for the eyes of one seat: nothing in it names what only others may know.
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { outcomes, remedies, type Room } from '@tollan/room'
import { atOnce, forcedRun, openOf } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import type { Update } from './protocol.ts'
import { answer, create, openedFrom, type Session } from './session.ts'

/** Every name in plain data, also inside answers; yes and no name nothing. */
const namesIn = (value: unknown): Set<string> => new Set((JSON.stringify(value).match(/[a-z][\w-]*/gi) ?? []).filter((name) => !['true', 'false', 'null'].includes(name)))

/** What some other seat sees and the viewer does not, unless an event told it: cards the viewer once held may lie elsewhere now. */
function hiddenFrom({ definition, journal, entries }: Room, viewer: number): Set<string> {
  const { doors, seats } = journal.rules
  const seenBy = (seat: number): Set<string> => namesIn(definition.tableau(doors.view(journal.game, seat)))
  const told = entries.map(({ events }) => events.filter(({ only }) => only === undefined || only === viewer))
  const known = new Set([...seenBy(viewer), ...namesIn(told)])
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer)
  return new Set(others.flatMap((seat) => [...seenBy(seat)]).filter((name) => !known.has(name)))
}

async function opened(game: string): Promise<Session> {
  const made = await create(game, { players: 3 }, secretFromSeed(5), forcedRun)
  if (!made.ok) throw new Error(made.message)
  return made.session
}

describe.each(['teotihuacan', 'tawantinsuyu'])('%s', (game) => {
  it('names nothing to a viewer that only others may know, through a whole game', async () => {
    const session = await opened(game)
    const { room } = session
    const random = fastRandom(5)
    let hidden = 0
    const isClean = (viewer: number, sent: unknown): void => {
      const secret = hiddenFrom(room, viewer)
      hidden += secret.size
      expect([...namesIn(sent)].filter((name) => secret.has(name)), `${room.journal.entries.length} entries, seat ${viewer}`).toEqual([])
    }
    let last: Update = openedFrom(session)
    for (let open = openOf(room); open !== undefined; open = openOf(room)) {
      const { viewer } = last.scene
      isClean(viewer, last)
      if (random(4) === 0) {
        isClean(viewer, openedFrom(session))
        const target = open.answers[random(open.answers.length)] ?? ''
        isClean(viewer, [atOnce(outcomes(room, viewer, 2)), remedies(room, viewer, target.slice(target.indexOf(':') + 1))])
      }
      const given = answer(session, open.seat, open.revision, open.answers[random(open.answers.length)] ?? '', forcedRun)
      if (!given.ok) throw new Error(given.message)
      last = given.update
    }
    isClean(last.scene.viewer, last)
    expect(last.scene.over).toBe(true)
    expect(hidden).toBeGreaterThan(20)
  })
})
