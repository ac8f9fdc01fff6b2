// What random games tell and offer, played once for the tests of all languages.
import { advance, attach, emptyState, fastRandom, type GameEvent, PROCEDURE, question, run, TOP } from '@tollan/kernel'
import { offered, teotihuacan } from '../index.ts'
import type { Rules } from '../rules.ts'

export interface SetUp {
  readonly players: number
  readonly modules: readonly string[]
}

/** Every player count plain, every variant and module alone, in solo and with two players where it may be used, and all together. */
const sets: readonly SetUp[] = [
  ...[1, 2, 3, 4, 5].map((players) => ({ players, modules: [] })),
  ...offered.flatMap((id) => [1, 2].flatMap((players) => [[id], ['m6', id]].map((modules) => ({ players, modules })))),
  { players: 2, modules: ['draft', 'dark-eclipse'] },
  ...[1, 2].map((players) => ({ players, modules: ['m6', 'm7'] })),
  { players: 1, modules: ['m6', 'm7', 'm8', 'm9', 'ms1'] },
  { players: 4, modules: ['m6', 'm7', 'm8', 'm9', 'm10'] },
  { players: 5, modules: ['m6', 'm7', 'm8', 'm9', 'm10', 'draft', 'dark-eclipse'] },
].filter((options) => teotihuacan.compile(options).ok)

export function compiled(options: SetUp): Rules {
  const result = teotihuacan.compile(options)
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

/** A whole random game, told from the first step of the set-up on, with every answer that was offered. */
function told(rules: Rules, seed: number, each: (key: string) => void): GameEvent[] {
  const g = attach(rules, emptyState(rules.space))
  const events: GameEvent[] = []
  g.events = events
  g.s[TOP] = rules.stackAt
  g.s[rules.stackAt + PROCEDURE] = rules.root.id
  run(g)
  const random = fastRandom(seed)
  for (;;) {
    question(g)
    if (g.count === 0) return events
    for (let i = 0; i < g.count; i++) each(rules.keys.format(g.options[i]))
    advance(g, g.options[random(g.count)])
  }
}

interface Played {
  readonly rules: Rules
  readonly events: readonly GameEvent[]
  readonly keys: readonly string[]
}

let played: readonly Played[] | undefined

/** Each thing once. */
export function games(): readonly Played[] {
  played ??= sets.map((options) => {
    const rules = compiled(options)
    const events = new Map<string, GameEvent>()
    const keys = new Set<string>()
    for (let seed = 1; seed <= 10; seed++)
      for (const event of told(rules, seed, (key) => keys.add(key))) events.set(JSON.stringify({ ...event, n: Math.min(Number(event['n'] ?? 0), 6) }), event)
    return { rules, events: [...events.values()], keys: [...keys] }
  })
  return played
}
