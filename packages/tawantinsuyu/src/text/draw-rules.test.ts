import { readFileSync } from 'node:fs'
import { advance, CHANCE, createGame, fastRandom, isOver, question } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { drawRule } from './draw-rules.ts'

const spec = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8')

it.each([1, 2, 3, 4])('every draw has a rule, %i players', (players) => {
  const compiled = compile({ players })
  if (!compiled.ok) throw new Error(compiled.message)
  for (let seed = 1; seed <= 12; seed++) {
    const g = createGame(compiled.rules)
    const random = fastRandom(seed)
    while (!isOver(g)) {
      question(g)
      const answer = g.options[random(g.count)]
      const key = compiled.rules.keys.format(answer)
      if (g.seat === CHANCE) expect(spec, key).toContain(`- **${drawRule(key)}**`)
      advance(g, answer, g.seat)
    }
  }
})

it('every verb with which chance answers has a rule', () => {
  const draws = ['first-player', 'orientation', 'draw-worker', 'draw-god', 'draw-army', 'draw-building', 'draw-weaving', 'roll', 'draw-personality']
  const chosen = ['worker', 'space', 'building', 'statue', 'weaving', 'conquest'].map((what) => `random-${what}`)
  for (const verb of [...draws, ...chosen]) expect(spec, verb).toContain(`- **${drawRule(`${verb}:x`)}**`)
  expect(drawRule('place:architect')).toBeUndefined()
})
