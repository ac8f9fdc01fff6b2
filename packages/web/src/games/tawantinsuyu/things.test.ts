// A click means the same to the page and to the engine: what a thing stands for is an answer or a component the engine knows.
import { advance, asked, createGame, fastRandom, isOver, question, view, why } from '@tollan/kernel'
import { tableau, tawantinsuyu } from '@tollan/tawantinsuyu'
import { describe, expect, it } from 'vitest'
import { componentOf, thingsOf, wishOf } from './things.ts'

describe.each([1, 3])('things of Tawantinsuyu with %i players', (players) => {
  const compiled = tawantinsuyu.compile({ players, modules: [], settings: {} })
  if (!compiled.ok) throw new Error(compiled.message)
  const { rules } = compiled

  it('are known to the engine, all through a game', () => {
    const g = createGame(rules)
    const random = fastRandom(2)
    const kinds = new Set<string>()
    while (!isOver(g)) {
      for (const { seat, answers, kind } of asked(g)) {
        if (seat === 'chance') continue
        const seen = tableau(view(g, seat))
        for (const answer of answers)
          for (const thing of thingsOf(answer, seen)) {
            kinds.add(kind)
            const wish = wishOf(thing, seen)
            expect(why(g, seat, wish.target), `${kind}: ${answer} at ${thing} asks why ${wish.target}`).toMatchObject({ ok: true })
            if (wish.answer !== null) expect(rules.keys.parse(wish.answer), wish.answer).toBeGreaterThanOrEqual(0)
          }
      }
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
    expect(kinds.size).toBeGreaterThan(15)
  })

  it('have a component and perhaps a place', () => {
    expect(componentOf('nomad/priest')).toBe('priest')
    expect(componentOf('space-top-0-a')).toBe('space-top-0-a')
  })
})
