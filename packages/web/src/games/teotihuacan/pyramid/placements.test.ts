import { describe, expect, it } from 'vitest'
import { fastRandom } from '@tollan/kernel'
import { outcomes, sceneFor } from '@tollan/room'
import { anyGame, atOnce, give, openOf, seededRoom } from '@tollan/room/testing'
import { pyramidFit, type Tableau, teotihuacan } from '@tollan/teotihuacan'
import { printedOf } from '../printed-of.ts'
import { best, distinct, placementsOf, pointsOf } from './placements.ts'

describe('placements', () => {
  it('are every legal way to build, with the matches the fit foretells', () => {
    const room = seededRoom(anyGame(teotihuacan), { players: 3 }, 2)
    const random = fastRandom(8)
    let seen = 0
    for (let mine = openOf(room); mine !== undefined; mine = openOf(room)) {
      const { seat } = mine
      if (mine.kind === 'pyramid-tile') {
        const { pyramid } = sceneFor(room, seat).tableau as Tableau
        const found = placementsOf(atOnce(outcomes(room, seat, 4)), null)
        const tiles = mine.answers.filter((key) => key.startsWith('build-with:')).map((key) => key.slice('build-with:'.length))
        expect(distinct(found, (one) => one.tile).toSorted()).toEqual(tiles.toSorted())
        for (const one of found) {
          const matches = one.events.find((event) => event.type === 'icons-match')?.['n'] ?? 0
          expect(pyramidFit(printedOf(room.journal.game.rules.options), pyramid.cells, one.tile, one.place, one.turned).matches).toBe(matches)
        }
        const top = best(found, seat)
        expect(found.every((one) => top !== undefined && pointsOf(one, seat) <= pointsOf(top, seat))).toBe(true)
        seen++
      }
      const main = mine.answers.find((key) => key === 'main-action') // builds whenever it can
      give(room, main ?? mine.answers[random(mine.answers.length)] ?? '')
    }
    expect(seen).toBeGreaterThan(2)
  })
})
