// A game that stops is a violation, however it is played.
import type { Ruleset } from '@tollan/kernel'
import { withAsks } from '@tollan/kernel/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameNamed } from './games.ts'
import { simulate } from './sim.ts'

/** Rules in which nobody has an answer at the start of a turn. */
const stuck = (rules: Ruleset): Ruleset => withAsks(rules, (ask) => (ask.kind === 'turn' ? { ...ask, refuse: () => 1, anytime: false } : ask))

afterEach(() => void vi.restoreAllMocks())

describe('sim', () => {
  it.each([
    ['plainly', false, false],
    ['with every check', true, false],
    ['with coverage', false, true],
  ])('counts an unfinished game, played %s', (_, check, coverage) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const game = gameNamed('teotihuacan')
    const compiled = game.definition.compile({ players: 2, modules: [], settings: {} })
    if (!compiled.ok) throw new Error(compiled.message)
    const rules = stuck(compiled.rules)
    const report = simulate({ chosen: { game, rules }, rulesOf: () => rules, mix: [], games: 3, seed: 1, from: 1, check, coverage, data: undefined })
    expect(report).toMatchObject({ games: 3, finished: 0 })
    expect(report.violations).toBeGreaterThanOrEqual(3)
    expect(String(said.mock.calls[0]?.[0])).toMatch(/^violation in game 1 of seed 1 .*again: tollan sim --players 2 --seed 1 --from 1 --games 1 --check/)
  })
})
