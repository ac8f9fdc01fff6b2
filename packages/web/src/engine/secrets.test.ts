// Whatever leaves the engine is for the eyes of one seat: nothing in it names what only others may know.
import { fastRandom, secretFromSeed, SPECTATOR } from '@tollan/kernel'
import { outcomes, remedies, sceneFor, toldTo } from '@tollan/room'
import { atOnce, forcedRun, openOf } from '@tollan/room/testing'
import { describe, expect, it } from 'vitest'
import { hiddenFrom, namesIn } from './testing-secrets.ts'
import type { Update } from './protocol.ts'
import { answer, create, openedFrom, type Session } from './session.ts'

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
        isClean(SPECTATOR, [sceneFor(room, SPECTATOR), toldTo(room, SPECTATOR, 0).map(({ events }) => events)])
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
