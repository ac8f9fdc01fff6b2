import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { type Outcome, outcomes } from './outcomes.ts'
import type { Room } from './room.ts'
import { anyGame, atOnce, eachQuestion, give, openOf, seededRoom } from './testing.ts'

const definition = anyGame(teotihuacan)

/** Visits every destination question of a random game. */
function destinations(visit: (room: Room, seat: number, answers: readonly string[]) => void): void {
  const room = seededRoom(definition, { players: 2 }, 6)
  eachQuestion(room, 6, ({ kind, seat, answers }) => {
    if (kind === 'destination') visit(room, seat, answers)
  })
}

const size = (of: readonly Outcome[]): number => of.reduce((sum, one) => sum + 1 + size(one.onward), 0)

describe('outcomes', () => {
  it('name on arrival what would be refused there, with its rule', () => {
    let refused = 0
    destinations((room, seat, answers) => {
      const found = atOnce(outcomes(room, seat, 2))
      expect(found.map((one) => one.answer)).toEqual(answers)
      for (const one of found.filter((next) => next.answer.startsWith('to:')))
        for (const why of one.refused) {
          expect(why).toMatchObject({ allowed: false, reason: expect.any(String), rule: expect.any(String) })
          expect(one.onward.some((next) => next.answer === why.target)).toBe(false)
          refused++
        }
    })
    expect(refused).toBeGreaterThan(50)
  })

  it('stay within what a page can take, however deep, and pause on the way', () => {
    destinations((room, seat) => {
      const work = outcomes(room, seat, 6)
      let pauses = 0
      let step = work.next()
      for (; step.done !== true; step = work.next()) pauses++
      const tried = size(step.value)
      expect(tried).toBeLessThan(6000)
      expect(pauses).toBeGreaterThanOrEqual(Math.floor(tried / 100))
    })
  })

  it('foresee two questions deep and change nothing', () => {
    const room = seededRoom(definition, { players: 1 }, 3)
    while (openOf(room)?.kind !== 'turn') give(room, openOf(room)?.answers[0] ?? '')
    give(room, openOf(room)?.answers.find((key) => key.startsWith('move:')) ?? '')
    const [before, hash] = [openOf(room), room.journal.rules.doors.hash(room.journal.game)]
    const found = atOnce(outcomes(room, 0, 2))
    expect(found.map((one) => one.answer)).toEqual(before?.answers)
    const collect = found[0]?.onward.find((one) => one.answer === 'collect-cocoa')
    expect(collect?.events).toContainEqual(expect.objectContaining({ type: 'gain', what: 'cocoa' }))
    expect(openOf(room)).toEqual(before)
    expect(room.journal.rules.doors.hash(room.journal.game)).toBe(hash)
  })

  it('M9-REG-03 end where tiles are drawn to choose from, though a display is refilled by the same draw', () => {
    const told = (of: readonly Outcome[]): string[] => of.flatMap(({ events, onward }) => [...events.map(({ type }) => type), ...told(onward)])
    const found = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const room = seededRoom(definition, { players: 3, modules: ['m6', 'm9'] }, seed)
      eachQuestion(room, seed, ({ seat }) => {
        for (const type of told(atOnce(outcomes(room, seat, 2)))) found.add(type)
      })
      for (const { events } of room.entries) for (const { type } of events) if (type === 'region-tile-drawn') found.add('drawn')
    }
    expect([found.has('drawn'), found.has('settle'), found.has('region-tile-drawn'), found.has('discovery-revealed')]).toEqual([true, true, false, false])
  })

  it('are nothing for a seat that is not asked, and at secret choices of several', () => {
    const room = seededRoom(definition, { players: 2 }, 1)
    expect(openOf(room)?.kind).toBe('starting-tiles')
    expect(atOnce(outcomes(room, 0, 2))).toEqual([])
    while (openOf(room)?.kind !== 'turn') give(room, openOf(room)?.answers[0] ?? '')
    const other = openOf(room)?.seat === 0 ? 1 : 0
    expect(atOnce(outcomes(room, other, 2))).toEqual([])
  })
})
