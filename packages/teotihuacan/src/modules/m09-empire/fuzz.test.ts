// Random games: every position is whole, every game ends, everything of the module occurs.
import { advance, attach, emptyState, fastRandom, type GameEvent, openQuestion, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { MAIN, TO } from '../../answers.ts'
import { teotihuacan } from '../../index.ts'
import type { Rules } from '../../rules.ts'
import { NOBLES } from '../../state.ts'
import { createWords } from '../../text/describe.ts'
import { english } from '../../text/en.ts'

function compiled(players: number, modules: readonly string[], settings: Readonly<Record<string, number>> = {}): Rules {
  const result = teotihuacan.compile({ players, modules, settings })
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

const seen = new Map<string, number>()

/** No raw id, nothing missing. */
function expectWords(text: string): void {
  if (/undefined|(mask|disc|gd|region)-/.test(text)) throw new Error(text)
}

/** One random game, checked after every decision and told in words. */
function playOut(rules: Rules, seed: number): { decisions: number; kinds: Set<string> } {
  const g = attach(rules, emptyState(rules.space))
  const events: GameEvent[] = []
  const words = createWords(english, rules)
  g.events = events
  g.s[TOP] = rules.stackAt
  g.s[rules.stackAt + PROCEDURE] = rules.root.id
  run(g)
  const random = fastRandom(seed)
  const kinds = new Set<string>()
  for (let decisions = 0; ; decisions++) {
    const broken = rules.broken(g)
    if (broken.length > 0) throw new Error(`seed ${seed}, decision ${decisions}: ${broken.join('; ')}`)
    question(g)
    if (g.count === 0) {
      if (g.s[TOP] !== 0) throw new Error(`seed ${seed}: no answer to ${openQuestion(g)?.kind}`)
      for (const event of events) {
        expectWords(words.event(event))
        seen.set(event.type, (seen.get(event.type) ?? 0) + 1)
      }
      return { decisions, kinds }
    }
    kinds.add(openQuestion(g)?.kind ?? '')
    let answer = g.options[random(g.count)]
    // go to board 6 rather often, so that the map fills
    for (let i = 0; i < g.count; i++) if ((g.options[i] === (TO | NOBLES) || g.options[i] === MAIN) && random(2) === 0) answer = g.options[i]
    expectWords(words.answer(rules.keys.format(answer)))
    advance(g, answer, g.seat)
  }
}

describe('random games with the empire', () => {
  const kinds = new Set<string>()
  it.each([
    [1, ['m6', 'm9'], 8],
    [2, ['m6', 'm9'], 5],
    [3, ['m6', 'm9'], 5],
    [4, ['m6', 'm9'], 5],
    [5, ['m6', 'm9'], 4],
    [1, ['m6', 'm9', 'ms1', 'draft'], 4],
    [2, ['m6', 'm9', 'draft', 'dark-eclipse'], 4],
    [5, ['m6', 'm9', 'draft', 'dark-eclipse'], 2],
  ] as const)('%i players with %j finish %i games whole', (players, modules, games) => {
    const rules = compiled(players, modules)
    for (let seed = 1; seed <= games; seed++) {
      const played = playOut(rules, seed * 7 + players)
      expect(played.decisions).toBeGreaterThan(50)
      for (const kind of played.kinds) kinds.add(kind)
    }
  })

  it('asks every question of the module', () => {
    for (const kind of ['conquest-reward', 'march', 'settle', 'region-tile', 'power-up-different', 'different-temple', 'draw-path'])
      expect([...kinds]).toContain(kind)
    for (const type of ['warrior-placed', 'warrior-pushed', 'settle', 'region-tile-drawn']) expect(seen.get(type)).toBeGreaterThan(0)
  })
})
