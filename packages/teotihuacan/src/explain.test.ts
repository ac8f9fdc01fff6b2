// "Why not?" answers for everything on the table, in every position, with a rule of SPEC.md.
import { readFileSync } from 'node:fs'
import { advance, asked, CHANCE, createGame, fastRandom, isOver, openQuestion, question, why } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { componentNames } from './explain.ts'

const spec = new Set(
  Array.from(readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8').matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm), (found) => found[1]),
)

const EVERY = 9 // look at every ninth position

describe('why', () => {
  it.each([
    [1, []], [2, []], [3, []], [4, []], [1, ['m6', 'm7', 'm8', 'm9', 'ms1']], [3, ['m6', 'm7', 'm8', 'm9', 'm10']],
  ])('answers for every component to every seat, %i players, modules %j', (players, modules) => {
    const compiled = compile({ players, modules })
    if (!compiled.ok) throw new Error(compiled.message)
    const g = createGame(compiled.rules)
    const random = fastRandom(players)
    const reasons = new Set<string>()
    for (let n = 0; !isOver(g); n++) {
      question(g)
      const answer = g.options[random(g.count)]
      if (n % EVERY === 0 && g.seat !== CHANCE) {
        const legal = new Set(asked(g).flatMap((one) => one.answers.flatMap((key) => [key, key.slice(key.indexOf(':') + 1)])))
        const kind = openQuestion(g)?.kind
        for (let seat = 0; seat < compiled.rules.seats; seat++)
          for (const name of componentNames()) {
            const found = why(g, seat, name)
            if (!found.ok) throw new Error(`${kind}: ${name}: ${found.message}`)
            if (found.why.allowed) expect(legal, `${kind}: ${name} is said to be allowed`).toContain(name)
            else {
              reasons.add(found.why.reason ?? '')
              expect(spec.has(found.why.rule ?? ''), `${kind}: ${name}: ${found.why.rule}`).toBe(true)
            }
          }
      }
      question(g)
      advance(g, answer, g.seat)
    }
    expect(reasons.size).toBeGreaterThan(15)
  })

  it('answers for every answer that was offered: it is allowed', () => {
    const compiled = compile({ players: 3, modules: [] })
    if (!compiled.ok) throw new Error(compiled.message)
    const g = createGame(compiled.rules)
    const random = fastRandom(5)
    while (!isOver(g)) {
      for (const one of asked(g))
        if (typeof one.seat === 'number') for (const key of one.answers) expect(why(g, one.seat, key)).toMatchObject({ why: { allowed: true } })
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
  })

  it('says so when a name belongs to no component', () => {
    const compiled = compile({ players: 2, modules: [] })
    if (!compiled.ok) throw new Error(compiled.message)
    expect(why(createGame(compiled.rules), 0, 'moon-base')).toMatchObject({ ok: false, error: 'unknown-target' })
  })
})
