import { describe, expect, it } from 'vitest'
import { table } from '../../testing.ts'

describe('the empire with common workers', () => {
  it('TEO-EX-17 region 11 counts the virtual worker: 4 + (2 + 1 + 2 + 1) = 10 VP', () => {
    const seat = { cocoa: 5, wood: 2, workers: ['decorations 2', 'forest 4', 'forest 5', 'away'] }
    const position = {
      seats: [seat, { workers: ['palace 1', 'palace 1', 'away'] }],
      empire: { warriors: { 'region-11': 0 } },
      commonWorkers: ['alchemy', 'alchemy', 'alchemy'],
    }
    const t = table({ players: 2, modules: ['m6', 'm9', 'm10'], position })
    t.play('move:worker-0-0', 'to:nobles', 'main-action', 'conquest:build')
    expect(t.player(0).vp).toBe(10)
  })
})
