import { describe, expect, it } from 'vitest'
import { playerOf } from './levels.ts'
import { eloOf, interval, type Maker, playMatch } from './match.ts'
import { everyGame, rulesFor } from './testing.ts'

describe('figures of a match', () => {
  it('gives an interval around the share and an Elo that is 0 for equals', () => {
    const [low, high] = interval(150, 200)
    expect(low).toBeCloseTo(0.686, 2)
    expect(high).toBeCloseTo(0.805, 2)
    expect(interval(10, 10)[1]).toBe(1)
    expect(eloOf(5, 10)).toBe(0)
    expect(eloOf(10, 10)).toBeGreaterThan(400)
  })
})

describe.each(everyGame.map((definition) => [definition.id, definition] as const))('%s', (_id, definition) => {
  const level = (name: string): Maker => (rules, seed) => playerOf(definition, rules, name, null, seed)

  it('greedy beats random, and the same match gives the same result', () => {
    const rules = rulesFor(definition, 3)
    const play = (games: number) => playMatch({ definition, rulesOf: () => rules, a: level('greedy'), b: level('random'), seed: 1 }, games)
    const result = play(2)
    expect(result.a.mean).toBeGreaterThan(result.b.mean)
    expect(play(2)).toEqual(result)
  })

  it('plays against the automa alone', () => {
    const { games, a, b } = playMatch({ definition, rulesOf: () => rulesFor(definition, 1), a: level('random'), b: level('random'), seed: 1 }, 2)
    expect(games).toBe(2)
    expect(a.wins + b.wins).toBe(2)
    expect(b.mean).toBeGreaterThan(a.mean)
  })
})
