import { advance, CHANCE, createGame, question } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { rulesFor, trained } from '../testing.ts'
import { createLuck } from './luck.ts'

it.each(trained)('$definition.id: an extra draw before shifts no other', ({ definition }) => {
  const rules = rulesFor(definition, 2)
  const g = createGame(rules)
  const luck = createLuck()
  question(g)
  const first = g.count
  // on to a draw from another number of pieces than the first
  while (g.seat !== CHANCE || g.count === first) {
    advance(g, g.options[0], g.seat)
    question(g)
  }
  const drawn = (extra: number): number[] => {
    luck.begin(5)
    const start = createGame(rules)
    question(start)
    for (let i = 0; i < extra; i++) luck.draw(start)
    return Array.from({ length: 20 }, () => luck.draw(g))
  }
  expect(drawn(1)).toEqual(drawn(0))
  expect(drawn(7)).toEqual(drawn(0))
  expect(new Set(drawn(0)).size, 'each draw of a kind has its own luck').toBeGreaterThan(1)
  luck.begin(6)
  expect(Array.from({ length: 20 }, () => luck.draw(g))).not.toEqual(drawn(0))
})
