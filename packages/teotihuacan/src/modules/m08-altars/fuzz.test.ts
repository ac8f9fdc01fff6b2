import { CHANCE, openQuestion } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../../index.ts'
import type { Rules } from '../../rules.ts'
import { NOWHERE, SHAMAN_AT } from './state.ts'

function compiled(players: number, modules: readonly string[], settings: Readonly<Record<string, number>> = {}): Rules {
  const result = teotihuacan.compile({ players, modules, settings })
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

interface Fuzzed {
  readonly finished: number
  readonly verbs: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
}

function fuzz(rules: Rules, games: number): Fuzzed {
  const verbs = new Set<string>()
  const kinds = new Set<string>()
  let finished = 0
  for (let seed = 1; seed <= games; seed++)
    for (const { game, choice } of randomGame(rules, seed)) {
      expect(rules.broken(game)).toEqual([])
      const kind = openQuestion(game)?.kind ?? 'over'
      kinds.add(kind)
      // every shaman is on an altar whenever a turn begins
      if (kind === 'turn') for (let seat = 0; seat < rules.seats; seat++) expect(game.s[SHAMAN_AT + seat]).toBeGreaterThan(NOWHERE)
      if (choice === null) finished++
      else if (choice.seat !== CHANCE) verbs.add(rules.keys.format(choice.code).split(':')[0] ?? '')
    }
  return { finished, verbs, kinds }
}

const sets: readonly [number, readonly string[], number][] = [
  [1, ['m6', 'm8'], 6],
  [1, ['m6', 'm8', 'ms1', 'draft'], 4],
  [2, ['m6', 'm8'], 5],
  [3, ['m6', 'm8', 'draft'], 4],
  [4, ['m6', 'm8', 'dark-eclipse'], 4],
  [5, ['m6', 'm8', 'draft', 'dark-eclipse'], 4],
  [5, ['m6', 'm8'], 4],
]

describe('random games with altars and shamans', () => {
  it.each(sets)('%i players with %j hold all checks and finish', (players, modules, games) => {
    const { finished, verbs, kinds } = fuzz(compiled(players, modules, players === 1 ? { 'bot-altar-obsidian': 1 } : {}), games)
    expect(finished).toBe(games)
    for (const verb of ['shaman', 'shaman-to', 'step-back', 'pay-fee']) expect(verbs).toContain(verb)
    for (const kind of ['place-shaman', 'pushed-shaman', 'altar-tile', 'altar-price']) expect(kinds).toContain(kind)
  })
})
