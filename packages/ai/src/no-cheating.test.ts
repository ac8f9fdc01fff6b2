// Same view and seed, other hidden cards and other draws to come: same answers, whole games of every game.
import { advance, type Aids, CHANCE, createGame, equal, fastRandom, type Game, imagine, isOver, question, type Ruleset, view } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { featuresOf } from './games.ts'
import { judgeBy } from './net/judge.ts'
import { createNet } from './net/net.ts'
import { byPoints, type Judge } from './search/judge.ts'
import { byTemperature } from './search/pickers.ts'
import { type Player, randomPlayer, theBest, thinkingPlayer } from './search/player.ts'
import { racePicker } from './search/race.ts'
import { createTurnSearch } from './search/turn-search.ts'
import { everyGame, rulesFor } from './testing.ts'

const kinds: Readonly<Record<string, (rules: Ruleset, aids: Aids, judge: Judge, seed: number) => Player>> = {
  random: (rules, _aids, _judge, seed) => randomPlayer(rules, seed),
  'best line': (rules, aids, judge, seed) => thinkingPlayer(rules, aids, judge, seed, { nodes: 40, lines: 1, pick: theBest }),
  temperature: (rules, aids, judge, seed) => thinkingPlayer(rules, aids, judge, seed, { nodes: 40, lines: 4, pick: byTemperature(5) }),
  rollouts: (rules, aids, judge, seed) =>
    thinkingPlayer(rules, aids, judge, seed, { nodes: 30, lines: 3, pick: racePicker(rules, aids, judge, { turns: 2, nodes: 8, rollouts: 4, prior: 1 }, createTurnSearch(rules, aids, judge)) }),
}

/** Plays a game in which every player has a twin that sees another game with the same view; returns how often the two games differed. */
function playWithTwins(rules: Ruleset, aids: Aids, judge: Judge, make: (typeof kinds)[string], game: Game): number {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  const [players, twins] = [0, 1].map(() => seats.map((seat) => make(rules, aids, judge, 5 + seat)))
  const random = fastRandom(3)
  let different = 0
  while (!isOver(game)) {
    question(game)
    const { seat } = game
    if (seat === CHANCE) {
      advance(game, game.options[random(game.count)], CHANCE)
      continue
    }
    const other = imagine(view(game, seat), random)
    if (other === null) throw new Error('nothing can be imagined')
    if (!equal(other.s, game.s)) different++
    const answer = players[seat].answer(view(game, seat))
    expect(twins[seat].answer(view(other, seat))).toBe(answer)
    advance(game, answer, seat)
  }
  return different
}

describe.each(everyGame.map((definition) => [definition.id, definition] as const))('%s', (_id, definition) => {
  it.each(Object.keys(kinds))('%s: hidden things decide nothing', (kind) => {
    const rules = rulesFor(definition, 2)
    const features = featuresOf(rules)
    const judge = features === null ? byPoints(definition) : judgeBy(features, createNet(features.size, 8, 1))
    expect(playWithTwins(rules, definition.aids, judge, kinds[kind], createGame(rules))).toBeGreaterThan(0)
  })
})
