import { advance, CHANCE, createGame, fastRandom, question, view } from '@tollan/kernel'
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
