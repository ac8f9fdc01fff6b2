import { advance, CHANCE, createGame, fastRandom, isOver, type Position, question, turnsBegun, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { rulesFor, trained } from '../testing.ts'
import { byPoints } from './judge.ts'
import { createRollout, type RolloutPlan } from './rollouts.ts'

describe.each(trained)('a rollout of $definition.id', ({ definition }) => {
  const rules = rulesFor(definition, 2)

  /** Turns between the position of a game and the one a rollout is judged by, and whether that one is the end. */
  function played(plan: RolloutPlan): { readonly turns: number; readonly over: boolean } {
    const g = createGame(rules)
    const random = fastRandom(3)
    for (question(g); turnsBegun(g) < 3 || g.seat === CHANCE; question(g)) advance(g, g.options[random(g.count)], g.seat)
    const points = byPoints(definition)
    let [turns, over] = [0, false]
    const rollout = createRollout(rules, definition.aids, (of: Position, seat, into) => {
      ;[turns, over] = [turnsBegun(of) - turnsBegun(g), isOver(of)]
      points(of, seat, into)
    }, plan)
    expect(rollout({ answers: [] }, view(g, g.seat), 5, Number.POSITIVE_INFINITY)).not.toBeNull()
    return { turns, over }
  }

  it('ends at the start of a turn, after as many as it is told', () => {
    expect(played({ turns: 3, nodes: 8 })).toEqual({ turns: 4, over: false })
  })

  it('goes on to the end of the game where that is near', () => {
    expect(played({ turns: 3, nodes: 8, isLate: () => true }).over).toBe(true)
    expect(played({ turns: 3, nodes: 8, isLate: (of) => turnsBegun(of) < 9 }).over).toBe(false)
  })
})
