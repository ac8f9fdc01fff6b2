import type { Game } from '@tollan/kernel'
import { drive } from '@tollan/kernel/testing'
import { outcomes } from '@tollan/room'
import { anyGame, atOnce, roomAround } from '@tollan/room/testing'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { othersEvents, othersTokens } from './others-share.ts'

const definition = anyGame(teotihuacan)
/** What seat 0 foresees. */
const foreseen = (g: unknown, depth: number) => atOnce(outcomes(roomAround(definition, g as Game), 0, depth))

describe('what others get', () => {
  it('TEO-MAIN-ALCH-09 earlier owners of a technology score when it is developed', () => {
    const t = drive(teotihuacan, {
      game: 'teotihuacan', players: 2,
      position: {
        seats: [
          { cocoa: 9, gold: 5, workers: ['gold-deposits 3', 'nobles 1', 'nobles 1'] },
          { workers: ['nobles 1', 'nobles 1', 'nobles 1'], technologies: ['tech-01', 'tech-03'] },
        ],
      },
    }, () => ({})).play('move:worker-0-0', 'to:alchemy')
    const crest = { kind: 'crest', seat: 1 }
    const [main] = foreseen(t.g, 4).filter(({ answer }) => answer === 'main-action')
    expect(othersTokens(main, 0)).toMatchObject([crest, { icon: 'vp', text: '+0–3' }])
    t.play('main-action')
    const found = foreseen(t.g, 3).filter(({ answer }) => answer.startsWith('develop:'))
    expect(found.length).toBeGreaterThan(1)
    const owned = found.find(({ answer }) => ['develop:tech-01', 'develop:tech-03'].includes(answer))
    expect(othersTokens(owned, 0)).toMatchObject([crest, { icon: 'vp', text: '+3' }])
    expect(othersEvents(owned?.events ?? [], 0)).toMatchObject([{ type: 'score', seat: 1, n: 3, rule: 'TEO-MAIN-ALCH-09' }])
    const free = found.find(({ answer }) => !['develop:tech-01', 'develop:tech-03'].includes(answer))
    expect(othersTokens(free, 0)).toEqual([])
  })
})
