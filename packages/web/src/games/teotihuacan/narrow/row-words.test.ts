// Answers that stand on a row of a phone as whole sentences.
import { advance, CHANCE, createGame, fastRandom, isOver, question } from '@tollan/kernel'
import { teotihuacan } from '@tollan/teotihuacan'
import { describe, expect, it } from 'vitest'
import { teotihuacanWords } from '../words.ts'
import { isWhole } from './row-words.ts'

const MOST = 28
const sets = [{ players: 2, modules: [] }, { players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] }, { players: 2, modules: ['draft'] }]

/** Answers random games seldom come to. */
const SELDOM = ['row:top', 'row:centre', 'row:bottom', 'claim-step:pay', 'claim-step:not-now', 'discount:none', 'no-power-up', 'conquest:build', 'conquest:empire', 'printed-reward', 'again']

function answersOf(modules: readonly string[], players: number): Set<string> {
  const compiled = teotihuacan.compile({ players, modules })
  if (!compiled.ok) throw new Error(compiled.message)
  const keys = new Set<string>(SELDOM)
  for (let seed = 1; seed <= 6; seed++) {
    const g = createGame(compiled.rules)
    const random = fastRandom(seed)
    while (!isOver(g)) {
      question(g)
      for (let i = 0; g.seat !== CHANCE && i < g.count; i++) keys.add(compiled.rules.keys.format(g.options[i]))
      advance(g, g.options[random(g.count)])
    }
  }
  return keys
}

describe.each(['en', 'pl', 'hu', 'ru'] as const)('rows of a phone in %s', (language) => {
  it.each(sets)('hold every answer of $players players with $modules', async ({ players, modules }) => {
    const words = await teotihuacanWords(language, { players, modules, settings: {} })
    // places are drawn, and a list of several goods is as long as it is
    const whole = [...answersOf(modules, players)].filter((key) => isWhole(key) && !/^(to|build-at|decorate-at):|\+/.test(key))
    expect(new Set(whole.map(words.answer).filter((text) => text.length > MOST))).toEqual(new Set())
  })
})
