import { advance, CHANCE, createGame, fastRandom, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { rulesFor, trained } from '../testing.ts'
import { byPoints } from './judge.ts'
import { createTurnSearch } from './turn-search.ts'

describe.each(trained)('a search of $definition.id', ({ definition }) => {
  it('finds the same line whatever was searched before', () => {
    const rules = rulesFor(definition, 2)
    const search = createTurnSearch(rules, definition.aids, byPoints(definition))
    const g = createGame(rules)
    const random = fastRandom(5)
    const order = { nodes: 60, lines: 4 }
    let searched = 0
    for (let i = 0; i < 400 && searched < 40; i++) {
      question(g)
      const { seat } = g
      const answer = g.options[random(g.count)]
      if (seat !== CHANCE && g.count > 1) {
        searched++
        const fresh = createTurnSearch(rules, definition.aids, byPoints(definition))
        expect(search.search(g, seat, { ...order, seed: i })).toEqual(fresh.search(g, seat, { ...order, seed: i }))
      }
      advance(g, answer, seat)
    }
    expect(searched).toBe(40)
  })
})
