import { advance, attach, CHANCE, createGame, emptyState, fastRandom, type Game, imagineInto, isLegal, question, turnsBegun, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { rulesFor, trained } from '../testing.ts'
import { createFinish } from './finish.ts'
import { byPoints } from './judge.ts'
import type { Race } from './race.ts'
import { createTurnSearch } from './turn-search.ts'

/** Whoever the search values least wins. */
const backwards: Race = (lines) => lines.toReversed()

describe.each(trained)('the end of a turn of $definition.id', ({ definition }) => {
  it('races among lines with the same first choices, until nothing is left to choose', () => {
    const rules = rulesFor(definition, 2)
    const search = createTurnSearch(rules, definition.aids, byPoints(definition))
    const finish = createFinish(rules, search, backwards)
    const [g, imagined] = [createGame(rules), attach(rules, emptyState(rules.space))]
    const random = fastRandom(5)
    let [longer, other] = [0, 0]
    const playable = (from: Game, answers: readonly number[], seat: number): boolean =>
      answers.every((answer) => {
        question(from)
        if (from.seat !== seat || !isLegal(from, seat, answer)) return false
        advance(from, answer, seat)
        return true
      })
    for (let i = 0; i < 600 && other < 10; i++) {
      question(g)
      const { seat } = g
      const answer = g.options[random(g.count)]
      if (seat !== CHANCE && g.count > 1 && turnsBegun(g) > 0) {
        const seen = view(g, seat)
        if (!imagineInto(imagined, seen, fastRandom(i))) throw new Error('nothing fits')
        question(imagined)
        const [best] = search.search(imagined, seat, { nodes: 200, seed: i, lines: 8 })
        const finished = finish(best, seen, i, Number.POSITIVE_INFINITY)
        expect(finished.answers.slice(0, best.told)).toEqual(best.answers.slice(0, best.told))
        expect(finished.told).toBe(finished.answers.length)
        if (best.told === best.answers.length) expect(finished).toBe(best)
        else longer++
        if (finished.answers.join() !== best.answers.join()) other++
        if (!imagineInto(imagined, seen, fastRandom(i))) throw new Error('nothing fits')
        expect(playable(imagined, finished.answers, seat)).toBe(true)
        expect(finish(best, seen, i, 0)).toBe(best) // no time is left
      }
      advance(g, answer, seat)
    }
    expect(longer).toBeGreaterThan(0)
    expect(other).toBeGreaterThan(0)
  })
})
