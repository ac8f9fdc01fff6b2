// What belongs together is told as spans: balanced, nested, and none of their events outside.
import { BELOW, createGame, type Game, type GameEvent, OWNER, PROCEDURE, TOP } from '@tollan/kernel'
import { randomGame } from '@tollan/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import type { Rules } from './rules.ts'
import { ECLIPSES } from './state.ts'

interface Bound {
  readonly span: string
  readonly n: number
  readonly seat: number
}

const boundOf = ({ span, n, seat = -1 }: GameEvent): Bound => ({ span: String(span), n: Number(n), seat })

/** Procedures under way, the innermost last. */
function underWay({ rules, s }: Game): string[] {
  const names: string[] = []
  for (let f = s[TOP]; f !== 0; f = s[f + BELOW]) names.unshift(rules.procedures[s[f + PROCEDURE]].name)
  return names
}

/** Listens to a game: each event is seen at the moment it is told, with the spans it lies in. */
function listen(rules: Rules, seed: number, hear: (event: GameEvent, inside: readonly string[], game: Game) => void): { begun: Bound[]; game: Game; told: GameEvent[] } {
  const told: GameEvent[] = []
  const begun: Bound[] = []
  const open: Bound[] = []
  let during: Game | null = null
  function push(event: GameEvent): number {
    if (event.type === 'begin') {
      open.push(boundOf(event))
      begun.push(boundOf(event))
    } else if (event.type === 'end') expect(open.pop()).toEqual(boundOf(event))
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

function rulesFor(players: number, modules: readonly string[]): Rules {
  const compiled = compile({ players, modules, settings: {} })
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const sets: readonly (readonly [number, readonly string[]])[] = [
  [1, []], [1, ['m6', 'm7', 'm8', 'm9', 'ms1']], [1, ['draft']], [2, ['first-game']], [2, ['m6', 'm7', 'm8', 'm9', 'm10']], [3, ['dark-eclipse']], [4, []],
]
const SEEDS = [1, 2, 3, 4]

describe.each(sets)('spans with %i players, %j', (players, modules) => {
  const rules = rulesFor(players, modules)

  it('TEO-SETUP-01 TEO-ECLIPSE-01 TEO-END-01 there is one of the set-up, one of each eclipse and one of the final scoring', () => {
    for (const seed of SEEDS) {
      const { begun, game, told } = listen(rules, seed, () => {})
      expect(begun.filter(({ span }) => span === 'set-up')).toHaveLength(1)
      expect(begun.filter(({ span }) => span === 'scoring').map(({ n }) => n)).toEqual(Array.from({ length: game.s[ECLIPSES] }, (_, i) => i + 1))
      expect(begun.filter(({ span }) => span === 'final-scoring')).toHaveLength(1)
      expect(told[0]).toMatchObject({ type: 'begin', span: 'set-up' })
      expect(told.at(-1)).toMatchObject({ type: 'end', span: 'final-scoring' })
    }
  })

  it('TEO-ECLIPSE-02 TEO-ECLIPSE-18 everything told of an eclipse lies in its scoring or in the final one, and no other points do', () => {
    const scored = new Set<string>()
    for (const seed of SEEDS)
      listen(rules, seed, (event, inside, game) => {
        const names = underWay(game)
        const eclipse = names.includes('eclipse')
        const last = names.includes('temple-bonuses') || names.includes('bot-final-scoring') || event.type === 'final-place'
        expect([event, inside.includes('scoring'), inside.includes('final-scoring')]).toEqual([event, eclipse && !last, last])
        if (event.type === 'score' || event.type === 'lose') scored.add(inside.at(-1) ?? 'none')
      })
    expect(scored).toContain('scoring')
    if (players === 1) expect(scored).toContain('final-scoring') // random people unlock no temple bonus
  })

  it('TEO-SOLO-15 everything told in the turn of Teotibot lies in a program of its seat, and nothing else does', () => {
    for (const seed of SEEDS) {
      const { begun } = listen(rules, seed, (event, inside, game) =>
        expect([event, inside.includes('program')]).toEqual([event, game.s[OWNER] >= 0 && rules.ways[game.s[OWNER]].automa]),
      )
      const programs = begun.filter(({ span }) => span === 'program')
      expect(programs.length > 0).toBe(players === 1)
      expect(programs.every(({ seat }) => rules.ways[seat].automa)).toBe(true)
    }
  })
})
