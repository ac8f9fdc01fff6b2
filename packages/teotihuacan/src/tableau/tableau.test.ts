import { advance, createGame, fastRandom, isOver, openQuestion, question, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { gain, temple } from '../content/vocabulary.ts'
import { checkSheet } from '../data-sheet.ts'
import { offered } from '../modules/index.ts'
import { FAR, WARRIOR_AT } from '../modules/m09-empire/state.ts'
import type { G, Rules } from '../rules.ts'
import { countSet } from '@tollan/kernel'
import { DISC_STACK, DISC_WORDS, PYR_STACK } from '../state.ts'
import { printed } from './printed.ts'
import { tableau, type Tableau } from './tableau.ts'

const sets = [1, 2, 3, 4, 5]
  .flatMap((players) => [[], ['draft'], ...offered.map((id) => (id.startsWith('m') && id !== 'm6' && id !== 'm10' && id !== 'ms1' ? ['m6', id] : [id]))].map((modules) => ({ players, modules })))
  .filter((options) => compile(options).ok)

function rulesOf(options: unknown): Rules {
  const compiled = compile(options)
  if (!compiled.ok) throw new Error(compiled.message)
  return compiled.rules
}

const seenBy = (g: G, viewer: number): Tableau => tableau(view(g, viewer))

/** Every text in a plain value. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []

describe('the tableau', () => {
  it.each(sets)('is whole at every moment of a random game: %j', ({ players, modules }) => {
    const rules = rulesOf({ players, modules })
    const g = createGame(rules)
    const random = fastRandom(7)
    for (let n = 0; ; n++) {
      if (n % 25 === 0 || isOver(g)) {
        const seen = seenBy(g, n % rules.seats)
        expect(structuredClone(seen)).toEqual(seen)
        expect(texts(seen).filter((text) => /undefined|NaN|^\?/.test(text))).toEqual([])
        expect(seen.discoveryStack).toBe(countSet(g.s, DISC_STACK, DISC_WORDS))
        expect(seen.pyramid.stack).toBe(countSet(g.s, PYR_STACK, 1))
        expect(seen.seats).toHaveLength(rules.seats)
      }
      if (isOver(g)) break
      question(g)
      advance(g, g.options[random(g.count)], g.seat)
    }
  })

  it('shows starting tiles to their owner alone', () => {
    const rules = rulesOf({ players: 2, modules: [] })
    const g = createGame(rules)
    const random = fastRandom(3)
    for (question(g); g.seat < 0; question(g)) advance(g, g.options[random(g.count)], g.seat)
    const [mine, others] = [seenBy(g, 0), seenBy(g, 1)].map((seen) => seen.setUp?.dealt[0]?.map(({ tile }) => tile))
    expect(mine).toHaveLength(4)
    expect(mine?.every((tile) => tile !== null)).toBe(true)
    expect(others).toEqual([null, null, null, null])
  })

  it('shows the pyramid tile under way', () => {
    const rules = rulesOf({ players: 2, modules: ['first-game'] })
    for (let seed = 1; seed < 40; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      for (question(g); g.count > 0; question(g)) {
        const keys = Array.from(g.options.subarray(0, g.count), (code) => rules.keys.format(code))
        if (keys[0]?.startsWith('turned:')) {
          const { underWay } = seenBy(g, 0).moving
          expect(underWay).toMatchObject({ action: 'construction', tile: expect.stringMatching(/^pyr-/), slot: expect.stringMatching(/^p[1-4]-/) })
          return
        }
        advance(g, g.options[random(g.count)], g.seat)
      }
    }
    throw new Error('no tile was ever turned')
  })

  it.each(['order', 'repeat'])('shows what the question %s is about', (kind) => {
    // printed cells have at most one part that asks something: an order is asked only with corrected ones
    const parts = [temple('any'), gain('any-resource', 2)]
    const grid = Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => ({ do: 'all', of: parts })))
    const checked = checkSheet({ format: 'tollan-data', formatVersion: 1, game: 'teotihuacan', tables: { 'action-boards': { values: { forest: { grid } } } } })
    if (!checked.ok) throw new Error(checked.message)
    const rules = rulesOf({ players: 2, modules: [], ...(kind === 'order' ? { data: checked.differences } : {}) })
    for (let seed = 1; seed < 60; seed++) {
      const g = createGame(rules)
      const random = fastRandom(seed)
      for (question(g); g.count > 0; question(g)) {
        if (openQuestion(g)?.kind === kind) {
          const { effect } = seenBy(g, g.seat).moving
          if (kind === 'order') expect(effect?.parts).toEqual(parts)
          else expect(effect?.repeat).toMatchObject({ left: expect.any(Number), pay: expect.any(Object), effect: expect.any(Object) })
          return
        }
        advance(g, g.options[random(g.count)], g.seat)
      }
    }
    throw new Error(`nobody was ever asked ${kind}`)
  })

  it('foresees what warriors bring at the eclipse', () => {
    const g = createGame(rulesOf({ players: 2, modules: ['m6', 'm9'] }))
    g.s[WARRIOR_AT + 1] = 0
    g.s[FAR] = 2
    expect(seenBy(g, 0).seats.map((seat) => seat.forecast.warriors)).toEqual([11, 0])
  })

  it('prints every tile of the game', () => {
    const rules = rulesOf({ players: 1, modules: ['m6', 'm7', 'm8', 'm9'] })
    const rows = printed(rules)
    expect(rows.boards.map((board) => board.id)).toContain('conquest')
    expect(rows.discoveries['gd-mask-a']?.great).toBe(true)
    expect(rows.discoveries['disc-cocoa-4-a']?.cost).toEqual({ gold: 1 })
    expect(rows.botSums).toEqual([[6, 7, 8], [4, 5], [9, 10], [2, 3], [], [11, 12]])
  })
})
