import { teotihuacan } from '@tollan/teotihuacan'
import { tawantinsuyu } from '@tollan/tawantinsuyu'
import { describe, expect, it } from 'vitest'
import { sceneAt, toldTo } from './scene.ts'
import { anyGame, eachQuestion, seededRoom } from './testing.ts'

describe('a moment inside an entry', () => {
  it('holds what was told until then and nothing that is told later: points and calendar of a whole game', () => {
    const room = seededRoom(anyGame(teotihuacan), { players: 1 }, 5)
    eachQuestion(room, 5, () => {})
    const told = toldTo(room, 0)
    let moments = 0
    for (const [n, { events }] of told.entries()) {
      if (events.length < 2) continue
      const expected = [...sceneAt(room, n, 0).points]
      let light = -1
      for (const [i, event] of events.entries()) {
        const { type, seat = -1 } = event
        if (type === 'score') expected[seat] = (expected[seat] ?? 0) + Number(event['n'])
        if (type === 'lose') expected[seat] = (expected[seat] ?? 0) - Number(event['n'])
        if (type === 'calendar') light = Number(event['space'])
        const scene = sceneAt(room, n, 0, i + 1)
        expect(scene).toMatchObject({ entry: n, told: i + 1, asked: [], points: expected })
        if (type === 'calendar') expect((scene.tableau as { calendar: { light: number } }).calendar.light).toBe(light)
        moments++
      }
    }
    expect(moments).toBeGreaterThan(100)
  })

  it('can be drawn wherever something is told, in the other game too', () => {
    const room = seededRoom(anyGame(tawantinsuyu), { players: 1 }, 3)
    eachQuestion(room, 3, () => {})
    for (const [n, { events }] of toldTo(room, 0).entries()) for (let i = 1; i < events.length; i++) expect(sceneAt(room, n, 0, i).told).toBe(i)
  })
})
