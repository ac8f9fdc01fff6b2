import { readFileSync } from 'node:fs'
import { advance, CHANCE, createGame, fastRandom, isOver, question } from '@tollan/kernel'
import { expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { drawRule } from './draw-rules.ts'

const spec = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8')

it.each([
  [1, ['m6', 'm7', 'm8', 'm9', 'ms1']], [2, ['draft']], [4, ['m6', 'm7', 'm8', 'm9', 'm10']],
])('every draw has a rule, %i players, modules %j', (players, modules) => {
  const compiled = compile({ players, modules })
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
