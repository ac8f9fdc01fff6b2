// What the module changes before the first turn.
import { advance, createGame, fastRandom, type GameEvent, openQuestion, question } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { mains } from '../../actions/index.ts'
import { teotihuacan } from '../../index.ts'
import type { G, Rules } from '../../rules.ts'
import { FIRST, NOBLES, ROUND, SLOT_OF } from '../../state.ts'
import { summary } from '../../summary.ts'
import { createWords } from '../../text/describe.ts'
import { english } from '../../text/en.ts'
import { table } from '../../testing.ts'
import { botPriests, warriorsSource } from './content.ts'
import { type Empire, empireOf } from './test-table.ts'

function compiled(players: number, modules: readonly string[] = ['m6', 'm9']): Rules {
  const result = teotihuacan.compile({ players, modules })
  if (!result.ok) throw new Error(result.message)
  return result.rules
}

interface Asked {
  readonly kind: string
  readonly seat: number
  readonly answers: number
  readonly empire: Empire
}

/** A whole random set-up. */
function setUp(players: number, seed: number, modules?: readonly string[]): { g: G; events: GameEvent[]; asked: Asked[] } {
  const rules = compiled(players, modules)
  const events: GameEvent[] = []
  const g = createGame(rules, events)
  g.events = events
  const asked: Asked[] = []
  const random = fastRandom(seed)
  while (g.s[ROUND] === 0) {
    question(g)
    asked.push({ kind: openQuestion(g)?.kind ?? '', seat: g.seat, answers: g.count, empire: summary(g)['empire'] as Empire })
    advance(g, g.options[random(g.count)], g.seat)
    expect(rules.broken(g)).toEqual([])
  }
  return { g, events, asked }
}

describe('set-up', () => {
  it('M9-01, MOD-02 needs Obsidian and excludes the first-game set-up', () => {
    expect(teotihuacan.compile({ players: 2, modules: ['m9'] })).toMatchObject({ ok: false, error: 'illegal-combination', rule: 'M9-01' })
    expect(teotihuacan.compile({ players: 2, modules: ['m6', 'm9'] })).toMatchObject({ ok: true })
    expect(teotihuacan.compile({ players: 2, modules: ['first-game', 'm6', 'm9'] })).toMatchObject({ ok: false, rule: 'MOD-06' })
  })

  it('M9-02 Conquest takes the place of Nobles on the ring, without a worship space or discovery tile', () => {
    const rules = compiled(2)
    const row = rules.parts.boards.find((board) => board.number === NOBLES)
    expect(row).toMatchObject({ id: 'conquest', worship: 'none', worshipSpaces: 0, discovery: false, powerUps: [1, 1, 2] })
    expect(rules.mains[NOBLES]).not.toBe(mains[NOBLES])
    expect(rules.mains[NOBLES - 1]).toBe(mains[NOBLES - 1])
    expect(createWords(english, rules).names.name('nobles')).toBe('Conquest')
    expect(createWords(english, compiled(2, ['m6'])).names.name('nobles')).toBe('Nobles')
    const forest = (of: Rules) => of.parts.boards.find((board) => board.number === 2)?.grid
    expect(forest(rules)).toBe(forest(compiled(2, ['m6']))) // the boards of M6 stay
    const slots = Array.from({ length: 12 }, (_, seed) => setUp(2, seed + 1).g.s[SLOT_OF + NOBLES])
    expect(new Set(slots).size).toBeGreaterThan(2)
  })

  it('M9-03 the two special masks lie beside the stack, in no game without the module', () => {
    const t = table({ modules: ['m6', 'm9'], position: {} })
    expect(empireOf(t).specialMasks).toEqual(['mask-special-gold-a', 'mask-special-jade-a'])
    expect(t.why('mask-special-gold-a')).toMatchObject({ rule: 'M9-03', reason: 'special-mask-by-settling' })
    expect(table({ modules: ['m6'], position: {} }).why('mask-special-gold-a')).toMatchObject({ reason: 'not-in-this-game' })
  })

  it.each([[1, 10], [2, 10], [3, 10], [4, 10], [5, 8]])('M9-04 %i players have %i warriors each', (players, each) => {
    const supply = Array.from({ length: Math.max(2, players) }, () => each)
    expect(empireOf(table({ players, modules: ['m6', 'm9'], position: {} })).supply).toEqual(supply)
    expect(warriorsSource).toBe('rulebook')
  })

  it('M9-04 8 warriors with M10 at any player count', () => {
    for (const players of [2, 3, 4, 5])
      expect(empireOf(table({ players, modules: ['m6', 'm9', 'm10'], position: { commonWorkers: ['alchemy', 'alchemy', 'alchemy'] } })).supply).toEqual(Array.from({ length: players }, () => 8))
  })

  it('M9-05 after the starting tiles everybody places one warrior in player order, and the pushed ones move', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { g, events, asked } = setUp(4, seed)
      const order = [0, 1, 2, 3].map((place) => (g.s[FIRST] + place) % 4)
      const placed = events.filter((event) => event.type === 'warrior-placed')
      expect(placed.map((event) => event.seat)).toEqual(order)
      expect(placed.every((event) => event.rule === 'M9-05')).toBe(true)
      const last = Math.max(...asked.map(({ kind }, i) => (kind === 'starting-tiles' || kind === 'place-worker' ? i : 0)))
      expect(asked.findIndex(({ kind }) => kind === 'march')).toBeGreaterThan(last)
      const marches = asked.filter(({ kind, answers }) => kind === 'march' && answers === 4)
      expect(marches.map(({ seat }) => seat)).toEqual(order.slice(0, 3)) // each newcomer pushes the one before
      const empire = summary(g)['empire'] as Empire
      expect(empire.supply).toEqual([9, 9, 9, 9])
      expect(empire.warriors['teotihuacan']).toBe(order[3])
      expect(Object.keys(empire.warriors)).toHaveLength(4)
    }
  })

  it('M9-05 with the draft, too', () => {
    const { events } = setUp(3, 2, ['m6', 'm9', 'draft'])
    expect(events.filter((event) => event.type === 'warrior-placed')).toHaveLength(3)
  })

  it('TEO-EX-18, M9-25 solo: your warrior stays in Teotihuacan, the bot has none on the map', () => {
    const { g, asked } = setUp(1, 3)
    expect(summary(g)['empire']).toMatchObject({ warriors: { teotihuacan: 0 }, furthest: [0, 0], supply: [9, 10] })
    expect(asked.map(({ kind }) => kind)).not.toContain('march')
  })

  it('SOLO-S07, SOLO-S08, MOD-08 bot priests are documented but need modules that are not offered', () => {
    expect(botPriests.map(({ id }) => id)).toEqual(['SOLO-S07', 'SOLO-S08'])
    for (const priest of botPriests) expect(priest.needs).toContain('m1')
    expect(teotihuacan.compile({ players: 1, modules: ['m1', 'm6', 'm9'] })).toMatchObject({ ok: false, error: 'unknown-option' })
  })
})
