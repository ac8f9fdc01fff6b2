import { fastRandom, secretFromSeed } from '@tollan/kernel'
import { givenSteps, sceneAt } from '@tollan/room'
import { everythingAsked, openOf } from '@tollan/room/testing'
import type { Tableau } from '@tollan/teotihuacan'
import { expect, it } from 'vitest'
import { answer, create } from '../../../engine/session.ts'
import { advisedTiles } from './advised-tiles.ts'
import { TURNS } from './tile-corners.ts'

it('what a turn lays is where the engine has it after the turn, turned as it lies there', async () => {
  const laid = { tiles: 0, decorations: 0, turned: 0 }
  for (const seed of [1, 2, 3, 4]) {
    const made = await create('teotihuacan', { players: 2 }, secretFromSeed(seed), everythingAsked)
    if (!made.ok) throw new Error(made.message)
    const { room } = made.session
    const random = fastRandom(seed)
    for (let open = openOf(room); open !== undefined; open = openOf(room)) {
      const key = open.answers.includes('main-action') ? 'main-action' : (open.answers[random(open.answers.length)] ?? '')
      answer(made.session, open.seat, open.revision, key, everythingAsked)
    }
    const { entries } = room.journal
    for (const [entry, { seat, answer: key }] of entries.entries()) {
      if (seat === 'chance' || !/^(?:build|decorate)-with:/.test(key)) continue
      const end = entries.findIndex((one, i) => i > entry && (/^(?:turned|decorate-at):/.test(one.answer) || one.seat !== seat))
      const steps = givenSteps(room, { entry, seat, answers: entries.slice(entry, end + 1).map((one) => one.answer) }, seat)
      const [tile, ...others] = advisedTiles(steps)
      if (tile === undefined) continue // a discount is asked for first
      expect(others).toEqual([])
      expect(key.endsWith(`:${tile.tile}`)).toBe(true)
      const { pyramid, decorations } = sceneAt(room, end + 1, seat).tableau as Tableau
      if (tile.decoration) {
        laid.decorations++
        expect(decorations.laid).toContainEqual({ space: tile.place, tile: tile.tile })
      } else {
        laid.tiles++
        if (tile.turned !== '0') laid.turned++
        expect(pyramid.tiles).toContainEqual({ slot: tile.place, tile: tile.tile, turn: TURNS.indexOf(tile.turned) })
        expect(entries[end]?.answer).toBe(`turned:${tile.turned}`)
      }
    }
  }
  expect(laid.tiles).toBeGreaterThan(10)
  expect(laid.decorations).toBeGreaterThan(3)
  expect(laid.turned).toBeGreaterThan(5)
})
