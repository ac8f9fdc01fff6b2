import { describe, expect, it } from 'vitest'
import { toyRules } from '../testing/toy.ts'
import { randomGame } from '../testing/random-play.ts'
import { fork, openQuestion, questionTo } from './game.ts'
import { hash } from './codec.ts'
import { isLegal, searchHash } from './search.ts'
import { REVISION, TOP } from './schema.ts'
import { CHANCE } from './seats.ts'

describe('searchHash', () => {
  it('tells the positions of a game apart as the lasting hash does, the revision left out', () => {
    const seen = new Map<number, string>()
    for (const { game } of randomGame(toyRules(), 5)) {
      const plain = fork(game)
      plain.s[REVISION] = 0
      const print = hash(plain)
      expect(seen.get(searchHash(game)) ?? print).toBe(print)
      seen.set(searchHash(game), print)
      const later = fork(game)
      later.s[REVISION] += 7
      expect(searchHash(later)).toBe(searchHash(game))
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('is a whole number a double holds', () => {
    for (const { game } of randomGame(toyRules(), 6)) expect(Number.isSafeInteger(searchHash(game))).toBe(true)
  })
})

describe('isLegal', () => {
  it('agrees with the list of a question, for candidates and for any other answer', () => {
    const keys = new Set<number>()
    let refused = 0
    for (const { game, choice } of randomGame(toyRules(), 7)) {
      if (choice === null || choice.seat === CHANCE) continue
      keys.add(choice.code)
      questionTo(game, choice.seat)
      const legal = Array.from(game.options.subarray(0, game.count))
      const ask = openQuestion(game)
      game.count = 0
      ask?.candidates(game, game.s[TOP], choice.seat)
      const all = new Set([...game.options.slice(0, game.count), ...keys, ...legal])
      for (const answer of all) {
        if (!legal.includes(answer)) refused++
        expect(isLegal(game, choice.seat, answer)).toBe(legal.includes(answer))
      }
      expect(isLegal(game, CHANCE, legal[0])).toBe(false)
    }
    expect(refused).toBeGreaterThan(10)
  })
})
