// Listens to a random game: every event with the spans it is told in, which must be balanced.
import { expect } from 'vitest'
import { createGame, type Game } from '../engine/game.ts'
import type { GameEvent, Ruleset } from '../engine/rules.ts'
import { BELOW, PROCEDURE } from '../engine/procedure.ts'
import { TOP } from '../engine/schema.ts'
import { BEGIN, END } from '../engine/tell.ts'
import { randomGame } from './random-play.ts'

interface Bound {
  readonly span: string
  readonly n: number
  readonly seat: number
}

const boundOf = ({ span, n, seat = -1 }: GameEvent): Bound => ({ span: String(span), n: Number(n), seat })

/** Procedures under way, the innermost last. */
export function underWay({ rules, s }: Game): string[] {
  const names: string[] = []
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) names.unshift(rules.procedures[s[f + PROCEDURE]].name)
  return names
}

/** Listens to a game: each event is seen at the moment it is told, with the spans it lies in. */
export function listen(rules: Ruleset, seed: number, hear: (event: GameEvent, inside: readonly string[], game: Game) => void): { begun: Bound[]; game: Game; told: GameEvent[] } {
  const told: GameEvent[] = []
  const begun: Bound[] = []
  const open: Bound[] = []
  let during: Game | null = null
  function push(event: GameEvent): number {
    if (event.type === BEGIN) {
      open.push(boundOf(event))
      begun.push(boundOf(event))
    } else if (event.type === END) expect(open.pop()).toEqual(boundOf(event))
    else if (during !== null) hear(event, open.map(({ span }) => span), during)
    told[told.length] = event
    return told.length
  }
  const ear: GameEvent[] = Object.assign([], { push })
  const game = createGame(rules, ear)
  during = game
  game.events = ear
  for (const { choice } of randomGame(rules, seed, game)) if (choice === null) break
  expect(open).toEqual([])
  return { begun, game, told }
}
