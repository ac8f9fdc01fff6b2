import { describe, expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { openMind } from './mind.ts'
import { forecastsOf } from './reliability.ts'
import { everyGame } from './testing.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a chance to win', () => {
  it.each(everyGame.flatMap((definition) => [2, 3, 4, 5].map((players) => [definition.id, players, definition] as const)).filter(([game, players]) => players < 5 || game === 'teotihuacan'))('%s, %i players: what all are told together is what can be won', { timeout: 300_000 }, async (_, players, definition) => {
    const mind = await openMind(definition, { players, modules: [], settings: {} })
    if (mind === null) throw new Error('nobody thinks')
    const all = Array.from({ length: 10 }, (__, n) => forecastsOf(mind, 'builder', 5, n)).flat()
    expect(all.length).toBeGreaterThan(80)
    const said = mean(all.map(({ margin, gone }) => chanceOf(mind.rules, margin, gone)))
    expect(Math.abs(said - mean(all.map(({ won }) => won)))).toBeLessThan(0.06)
  })
})
