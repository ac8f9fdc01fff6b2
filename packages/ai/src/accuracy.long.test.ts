import { describe, expect, it } from 'vitest'
import { accuracyIn } from './accuracy.ts'
import { openMind } from './mind.ts'
import { trained } from './testing.ts'

describe('what is claimed about decisions', () => {
  it('a hint puts the line first of which it expects most', async () => {
    const [{ definition }] = trained
    const mind = await openMind(definition, { players: 2, modules: [], settings: {} })
    if (mind === null) throw new Error('nobody was trained')
    const { hints } = accuracyIn(mind, 1, { seed: 4, rollouts: 1, every: 40 })
    expect(hints.length).toBeGreaterThan(0)
    expect(hints.every(({ claimed }) => claimed >= 0)).toBe(true)
  }, 300_000)
})
