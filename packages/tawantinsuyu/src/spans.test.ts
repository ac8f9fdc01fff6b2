// What belongs together is told as spans: balanced, nested, and none of their events outside.
import { OWNER } from '@tollan/kernel'
import { listen, underWay } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import type { Rules } from './rules.ts'
import { AXOMAMMA, FEASTS_RESOLVED } from './state.ts'

function rulesFor(players: number, settings: Readonly<Record<string, number>>): Rules {
  const compiled = compile({ players, modules: [], settings })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const SEEDS = [1, 2, 3, 4, 5, 6]
const reactions = ['plays-army', 'conquers', 'production-too', 'offering-too', 'renewal-too', 'worship-too', 'before-scoring'].map((what) => `axomamma-${what}`)
const hard = { 'free-temple-step': 1, 'equal-soldiers': 1, 'conquest-discount': 1, 'vp-per-priest-action': 1 }

describe.each([[1, {}], [1, hard], [2, {}], [4, {}]])('spans with %i players, %j', (players, settings) => {
  const rules = rulesFor(players, settings)

  it('TAW-SETUP-01 TAW-FEAST-03 TAW-END-01 there is one of the set-up, one of each Feast and one of the final scoring', () => {
    for (const seed of SEEDS) {
      const { begun, game, told } = listen(rules, seed, () => {})
      expect(begun.filter(({ span }) => span === 'set-up')).toHaveLength(1)
      expect(begun.filter(({ span }) => span === 'scoring').map(({ n }) => n)).toEqual(Array.from({ length: game.s[FEASTS_RESOLVED] }, (_, i) => i + 1))
      expect(begun.filter(({ span }) => span === 'final-scoring')).toHaveLength(1)
      expect(told[0]).toMatchObject({ type: 'begin', span: 'set-up' })
      expect(told.at(-1)).toMatchObject({ type: 'end', span: 'final-scoring' })
    }
  })

  it('TAW-FEAST-03 TAW-END-02 everything told of a Feast or at the end lies in its scoring, and nothing else does', () => {
    const scored = new Set<string>()
    for (const seed of SEEDS)
      listen(rules, seed, (event, inside, game) => {
        const names = underWay(game)
        expect([event, inside.includes('scoring'), inside.includes('final-scoring')]).toEqual([event, names.includes('feast'), names.includes('final-scoring')])
        if (event.type === 'score' || event.type === 'lose') for (const span of inside) scored.add(span)
      })
    expect([...scored]).toEqual(expect.arrayContaining(['scoring', 'final-scoring']))
  })

  it('TAW-SOLO-13 TAW-SOLO-32 everything told in the turn of Axomamma lies in a program of hers, and so does what she decides in another turn', () => {
    const elsewhere = new Set<string>()
    for (const seed of SEEDS) {
      const { begun } = listen(rules, seed, (event, inside, game) => {
        const hers = players === 1 && game.s[OWNER] === AXOMAMMA
        if (hers) expect([event, inside.includes('program')]).toEqual([event, true])
        if (inside.includes('set-up') || inside.includes('scoring')) return // TAW-SOLO-05, -63, -65
        const decides = underWay(game).find((name) => name.startsWith('axomamma-'))
        expect([event, decides, inside.includes('program')]).toEqual([event, decides, decides !== undefined || hers])
        if (decides !== undefined && !hers) elsewhere.add(decides)
      })
      expect(begun.filter(({ span }) => span === 'program').every(({ seat }) => rules.ways[seat].automa)).toBe(true)
    }
    if (players > 1) expect(elsewhere.size).toBe(0)
    else for (const name of reactions) expect(elsewhere).toContain(name)
  })
})
