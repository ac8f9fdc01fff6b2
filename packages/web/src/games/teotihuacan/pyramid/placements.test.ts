import { describe, expect, it } from 'vitest'
import { fastRandom, secretFromSeed } from '@tollan/kernel'
import type { Tableau } from '@tollan/teotihuacan'
import { pyramidFit } from '@tollan/teotihuacan'
import { engineGame } from '../../../engine/engine-game.ts'
import { outcomes } from '../../../engine/outcomes.ts'
import { answer, create, openedFrom } from '../../../engine/session.ts'
import { best, distinct, placementsOf, pointsOf } from './placements.ts'

const kind = await engineGame('teotihuacan')
const manner = { forced: true, confirm: 'always' } as const

describe('placements', () => {
  it('are every legal way to build, with the matches the fit foretells', () => {
    const made = create(kind, { players: 3, modules: [], settings: {} }, secretFromSeed(2), manner)
    if (!made.ok) throw new Error(made.message)
    const random = fastRandom(8)
    let seen = 0
    for (;;) {
      const { scene } = openedFrom(made.session)
      const mine = scene.asked.find((one) => one.seat === scene.viewer)
      if (mine === undefined || mine.seat === 'chance') break
      if (mine.kind === 'pyramid-tile') {
        const { pyramid } = scene.tableau as Tableau
        const found = placementsOf(outcomes(kind, made.session.journal.game, 4), null)
        const tiles = mine.answers.filter((key) => key.startsWith('build-with:')).map((key) => key.slice('build-with:'.length))
        expect(distinct(found, (one) => one.tile).toSorted()).toEqual(tiles.toSorted())
        for (const one of found) {
          const matches = one.events.find((event) => event.type === 'icons-match')?.['n'] ?? 0
          expect(pyramidFit(pyramid.cells, one.tile, one.place, one.turned).matches).toBe(matches)
        }
        const top = best(found, mine.seat)
        expect(found.every((one) => top !== undefined && pointsOf(one, Number(mine.seat)) <= pointsOf(top, Number(mine.seat)))).toBe(true)
        seen++
      }
      const main = mine.answers.find((key) => key === 'main-action') // builds whenever it can
      const key = main ?? mine.answers[random(mine.answers.length)] ?? ''
      answer(made.session, mine.seat, mine.revision, key, manner)
    }
    expect(seen).toBeGreaterThan(2)
  })
})
