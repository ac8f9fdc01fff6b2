// What random games tell and offer, from the first step of the set-up on.
import { advance, attach, type Game, question, run } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import { PROCEDURE } from '../engine/procedure.ts'
import { fastRandom } from '../engine/random.ts'
import { emptyState, TOP } from '../engine/schema.ts'
import { isBound } from '../engine/tell.ts'

/** A whole random game; `each` hears every question before it is answered. */
export function tell(rules: Ruleset, seed: number, each: (g: Game, answer: number) => void): GameEvent[] {
  const g = attach(rules, emptyState(rules.space))
  const events: GameEvent[] = []
  g.events = events
  g.s[TOP] = rules.stackAt
  g.s[rules.stackAt + PROCEDURE] = rules.root.id
  run(g)
  const random = fastRandom(seed)
  for (;;) {
    question(g)
    if (g.count === 0) return events.filter((event) => !isBound(event))
    const answer = g.options[random(g.count)]
    each(g, answer)
    advance(g, answer, g.seat)
  }
}

export interface ToldGame<R extends Ruleset> {
  readonly rules: R
  readonly events: readonly GameEvent[]
  readonly keys: readonly string[]
}

/** Questions with more answers are heard in the first game only. */
const MANY = 60

/** Every event and answer once; numbers that differ only by being large are one event. */
export const toldGames = <R extends Ruleset>(sets: readonly R[], seeds: number): ToldGame<R>[] =>
  sets.map((rules) => {
    const events = new Map<string, GameEvent>()
    const keys = new Set<string>()
    const hear = (seed: number) => (g: Game): void => {
      if (g.count <= MANY || seed === 1) for (let i = 0; i < g.count; i++) keys.add(rules.keys.format(g.options[i]))
    }
    for (let seed = 1; seed <= seeds; seed++)
      for (const event of tell(rules, seed, hear(seed))) events.set(JSON.stringify({ ...event, n: Math.min(Number(event['n'] ?? 0), 6), vp: 0 }), event)
    return { rules, events: [...events.values()], keys: [...keys] }
  })
