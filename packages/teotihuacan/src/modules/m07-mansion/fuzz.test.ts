// Random games with the Mansion: every position is sound, every game ends.
import { OWNER } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../../index.ts'
import type { G, Rules } from '../../rules.ts'
import { SEATS, TEMPLE, TEMPLES } from '../../state.ts'
import { templeOfSpace, tokenStep } from './claims.ts'
import { CLAIM, RAISES, STEP_OPEN, UNCLAIMED } from './state.ts'

function compiled(players: number, modules: readonly string[], settings: Readonly<Record<string, number>> = {}): Rules {
  const result = teotihuacan.compile({ players, modules: ['m6', 'm7', ...modules], settings })
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** Between two turns nothing of a worship is left over, and a token lies on its step only while nobody has reached it. */
function unsound(g: G): string[] {
  if (g.s[OWNER] >= 0) return []
  const wrong = g.s[STEP_OPEN] + g.s[RAISES] === 0 ? [] : ['a worship outlived its turn']
  for (const [space, temple] of [0, 1, 2].map((each) => [each, templeOfSpace(g, each)] as const))
    for (let seat = 0; seat < SEATS; seat++)
      if (g.s[CLAIM + space] === UNCLAIMED && g.s[TEMPLE + seat * TEMPLES + temple] >= tokenStep[temple])
        wrong.push(`seat ${seat} left a token lying`)
  return wrong
}

const played: readonly (readonly [players: number, modules: readonly string[], settings: Readonly<Record<string, number>>])[] = [
  ...[1, 2, 3, 4, 5].map((players) => [players, [], {}] as const),
  ...[2, 4].map((players) => [players, ['draft', 'dark-eclipse'], {}] as const),
  [1, ['draft'], {}],
  [1, ['ms1'], {}],
  [1, ['ms1'], { 'bot-mansion-free': 1 }],
]

const given = new Set<string>()

describe('random games with the Mansion', () => {
  it.each(played)('M7-01 TEO-5P-10 MOD-07 %i players, %j, %j', (players, modules, settings) => {
    const rules = compiled(players, modules, settings)
    for (let seed = 1; seed <= 4; seed++)
      for (const { game, choice } of randomGame(rules, seed)) {
        const g = game as G
        expect([...rules.broken(g), ...unsound(g)], `seed ${seed}`).toEqual([])
        if (choice !== null) given.add(rules.keys.format(choice.code))
      }
  })

  it('M7-14 M7-15 the claim markers are used in them', () => {
    for (const answer of ['claim-step:pay', 'claim-step:not-now', 'no-power-up']) expect(given).toContain(answer)
  })
})
