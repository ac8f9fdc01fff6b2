import { advance, CHANCE, copyInto, createGame, emptyState, fastRandom, type Game, question, turnsBegun } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { rulesFor, trained } from '../testing.ts'
import { judgeBy } from '../net/judge.ts'
import { createNet } from '../net/net.ts'
import { featuresOf } from '../games.ts'
import { byPoints, type Judge, nothingExpected } from './judge.ts'
import { createLinePlayer } from './line-player.ts'
import { seedOf } from './seeds.ts'
import { createTurnSearch } from './turn-search.ts'

const MOST_LINES = 200

/** The best of all lines of a turn without insertions, gone through one by one; null where there are too many. */
function bestOfAll(definition: (typeof trained)[number]['definition'], judge: Judge, from: Game, seat: number, seed: number): number | null {
  const { rules } = from
  const line = createLinePlayer(rules, definition.aids, judge)
  const expected = nothingExpected()
  let lines = 0
  let best = Number.NEGATIVE_INFINITY
  const explore = (): void => {
    if (lines > MOST_LINES) return
    if (!line.choiceAhead()) {
      lines++
      judge(line.g, seat, expected)
      best = Math.max(best, expected.value)
      return
    }
    const here = emptyState(rules.space)
    copyInto(here, line.g.s)
    const length = line.path.length
    for (const answer of line.list.slice(0, line.plain)) {
      line.goTo(here)
      line.path.length = length
      line.give(answer)
      explore()
    }
  }
  line.begin(from, seat, turnsBegun(from), seedOf(seed, 1))
  explore()
  return lines > MOST_LINES ? null : best
}

describe.each(trained)('a search of $definition.id', ({ definition }) => {
  it('finds the same line whatever was searched before', () => {
    const rules = rulesFor(definition, 2)
    const search = createTurnSearch(rules, definition.aids, byPoints(definition))
    const g = createGame(rules)
    const random = fastRandom(5)
    const order = { nodes: 60, lines: 4 }
    let searched = 0
    for (let i = 0; i < 400 && searched < 40; i++) {
      question(g)
      const { seat } = g
      const answer = g.options[random(g.count)]
      if (seat !== CHANCE && g.count > 1) {
        searched++
        const fresh = createTurnSearch(rules, definition.aids, byPoints(definition))
        expect(search.search(g, seat, { ...order, seed: i })).toEqual(fresh.search(g, seat, { ...order, seed: i }))
      }
      advance(g, answer, seat)
    }
    expect(searched).toBe(40)
  })

  it('finds the best line where it may try all', () => {
    const rules = rulesFor(definition, 2)
    const features = featuresOf(rules)
    if (features === null) throw new Error('no features')
    const judge = judgeBy(features, createNet(features.size, 8, 1))
    const search = createTurnSearch(rules, definition.aids, judge)
    const random = fastRandom(8)
    let compared = 0
    for (let n = 0; n < 20; n++) {
      const g = createGame(rules)
      for (let i = 0; i < 300 && compared < 12; i++) {
        question(g)
        const { seat } = g
        const answer = g.options[random(g.count)]
        const choices = g.count
        if (seat !== CHANCE && choices > 1 && i % 5 === 0 && turnsBegun(g) > 0) {
          const best = bestOfAll(definition, judge, g, seat, i)
          if (best !== null) {
            compared++
            expect(search.search(g, seat, { nodes: 20_000, seed: i, lines: 1 })[0].value).toBeGreaterThanOrEqual(best)
          }
        }
        if (choices === 0) break
        advance(g, answer, seat)
      }
    }
    expect(compared).toBe(12)
  })
})
