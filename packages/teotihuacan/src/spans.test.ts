// What belongs together is told as spans: balanced, nested, and none of their events outside.
import { OWNER } from '@tollan/kernel'
import { listen, underWay } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import type { Rules } from './rules.ts'
import { ECLIPSES } from './state.ts'

function rulesFor(players: number, modules: readonly string[]): Rules {
  const compiled = compile({ players, modules, settings: {} })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const sets: readonly (readonly [number, readonly string[]])[] = [
  [1, []], [1, ['m6', 'm7', 'm8', 'm9', 'ms1']], [1, ['draft']], [2, ['first-game']], [2, ['m6', 'm7', 'm8', 'm9', 'm10']], [3, ['dark-eclipse']], [4, []],
]
const SEEDS = [1, 2, 3, 4]

describe.each(sets)('spans with %i players, %j', (players, modules) => {
  const rules = rulesFor(players, modules)

  it('TEO-SETUP-01 TEO-ECLIPSE-01 TEO-END-01 there is one of the set-up, one of each eclipse and one of the final scoring', () => {
    for (const seed of SEEDS) {
      const { begun, game, told } = listen(rules, seed, () => {})
      expect(begun.filter(({ span }) => span === 'set-up')).toHaveLength(1)
      expect(begun.filter(({ span }) => span === 'scoring').map(({ n }) => n)).toEqual(Array.from({ length: game.s[ECLIPSES] }, (_, i) => i + 1))
      expect(begun.filter(({ span }) => span === 'final-scoring')).toHaveLength(1)
      expect(told[0]).toMatchObject({ type: 'begin', span: 'set-up' })
      expect(told.at(-1)).toMatchObject({ type: 'end', span: 'final-scoring' })
    }
  })

  it('TEO-ECLIPSE-02 TEO-ECLIPSE-18 everything told of an eclipse lies in its scoring or in the final one, and no other points do', () => {
    const scored = new Set<string>()
    for (const seed of SEEDS)
      listen(rules, seed, (event, inside, game) => {
        const names = underWay(game)
        const eclipse = names.includes('eclipse')
        const last = names.includes('temple-bonuses') || names.includes('bot-final-scoring') || event.type === 'final-place'
        expect([event, inside.includes('scoring'), inside.includes('final-scoring')]).toEqual([event, eclipse && !last, last])
        if (event.type === 'score' || event.type === 'lose') scored.add(inside.at(-1) ?? 'none')
      })
    expect(scored).toContain('scoring')
    if (players === 1) expect(scored).toContain('final-scoring') // random people unlock no temple bonus
  })

  it('TEO-SOLO-15 everything told in the turn of Teotibot lies in a program of its seat, and nothing else does', () => {
    for (const seed of SEEDS) {
      const { begun } = listen(rules, seed, (event, inside, game) =>
        expect([event, inside.includes('program')]).toEqual([event, game.s[OWNER] >= 0 && rules.ways[game.s[OWNER]].automa]),
      )
      const programs = begun.filter(({ span }) => span === 'program')
      expect(programs.length > 0).toBe(players === 1)
      expect(programs.every(({ seat }) => rules.ways[seat].automa)).toBe(true)
    }
  })
})
