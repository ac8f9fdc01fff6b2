import { advance, CHANCE, createGame, fastRandom, fork, question, turnsBegun, view } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { hintFor } from './hint.ts'
import { openMind } from './mind.ts'
import { everyGame } from './testing.ts'

it.each(everyGame.map((definition) => [definition.id, definition] as const))('%s: nothing is said of points a set-up makes, which later deals decide', async (_, definition) => {
  const mind = await openMind(definition, { players: 2, modules: [], settings: {} })
  if (mind === null) throw new Error('nobody thinks')
  const g = createGame(mind.rules)
  const random = fastRandom(3)
  for (question(g); g.seat === CHANCE; question(g)) advance(g, g.options[random(g.count)], CHANCE)
  const lines = hintFor(mind, view(g, g.seat), 1, 2000)
  expect(lines.length).toBeGreaterThan(0)
  for (const { now, others } of lines) expect([now, others]).toEqual([0, 0])
})

it.each(everyGame.map((definition) => [definition.id, definition] as const))('%s: the points a hint speaks of are those its answers make', async (_, definition) => {
  const mind = await openMind(definition, { players: 2, modules: [], settings: {} })
  if (mind === null) throw new Error('nobody thinks')
  const { rules } = mind
  const g = createGame(rules)
  const random = fastRandom(5)
  let told = 0
  for (question(g); g.count > 0 && told < 8; question(g)) {
    if (g.seat !== CHANCE && g.count > 1 && turnsBegun(g) > 6 && random(8) === 0) {
      const { seat } = g
      const [best] = hintFor(mind, view(g, seat), 1, 60)
      const played = fork(g)
      for (const answer of best.answers) advance(played, rules.keys.parse(answer), seat)
      expect(best.now).toBe(definition.points(played, seat) - definition.points(g, seat))
      told++
      question(g)
    }
    advance(g, g.options[random(g.count)], g.seat)
  }
  expect(told).toBe(8)
})
