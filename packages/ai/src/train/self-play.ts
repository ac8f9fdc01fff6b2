// Games a network plays against itself, and what is to be learnt from them.
import { fastRandom, type Game, type GameDefinition, isOver, type Ruleset } from '@tollan/kernel'
import type { Features } from '../features/features.ts'
import { rivalOf } from '../features/features.ts'
import { type Row, sparse } from '../net/learn.ts'
import { judgeBy } from '../net/judge.ts'
import { type Net, UNIT } from '../net/net.ts'
import { playGame } from '../play-game.ts'
import { byPoints, type Expectation, nothingExpected } from '../search/judge.ts'
import { theBest, thinkingPlayer } from '../search/player.ts'
import { seedOf } from '../search/seeds.ts'
import { createTurnStart } from '../search/turn-start.ts'
import { createTurnSearch } from '../search/turn-search.ts'
import { likingOf } from './liking.ts'

export interface Lesson {
  readonly nodes: number
  /** Per cent of random answers. */
  readonly stray: number
  /** One seat in so many has a liking for a game; 0 for none. */
  readonly liking: number
  /** How far a result is trusted back through the game, per turn at the table. */
  readonly lambda: number
}

/** What one game taught. */
export interface Lessons {
  readonly rows: readonly Row[]
  /** Final points of the persons. */
  readonly points: readonly number[]
}

/** What a seat saw and expected at a turn start. */
interface Sight {
  readonly x: Float32Array
  readonly own: number
  readonly rival: number
  readonly expected: Expectation
}

/** Plays one game and tells it from every person's seat. */
export function lessonsOf(definition: GameDefinition, rules: Ruleset, features: Features, net: Net, seed: number, lesson: Lesson): Lessons {
  const judge = judgeBy(features, net)
  const automata = definition.aids.automata(rules.options)
  const persons = Array.from({ length: rules.seats }, (_, seat) => seat).filter((seat) => !automata.includes(seat))
  const sights = persons.map((): Sight[] => [])
  const search = createTurnSearch(rules, definition.aids, judge)
  const thinking = { nodes: lesson.nodes, lines: 1, pick: theBest, stray: lesson.stray }
  const players = Array.from({ length: rules.seats }, (_, seat) => {
    if (automata.includes(seat)) return undefined
    const liking = likingOf(features, lesson.liking, seedOf(seed, 100 + seat))
    const own = liking === null ? judge : judgeBy(features, net, liking)
    return thinkingPlayer(rules, definition.aids, own, seedOf(seed, 1 + seat), thinking, liking === null ? search : createTurnSearch(rules, definition.aids, own))
  })
  const look = (g: Game): void => {
    if (isOver(g)) return
    for (const [i, seat] of persons.entries()) {
      const x = new Float32Array(features.size)
      features.fill(g, seat, x)
      const expected = nothingExpected()
      judge(g, seat, expected)
      sights[i].push({ x, own: features.points(g, seat), rival: features.points(g, rivalOf(g, seat, features.points)), expected })
    }
  }
  const end = playGame(rules, players, seedOf(seed, 0), look, createTurnStart(rules, definition.aids))
  const final = byPoints(definition)
  const rows = persons.flatMap((seat, i) => {
    const result = nothingExpected()
    final(end, seat, result)
    return returnsOf(sights[i], result, lesson.lambda)
  })
  return { rows, points: persons.map((seat) => definition.points(end, seat)) }
}

/** Lambda returns: what followed, mixed with what was expected on the way. */
function returnsOf(sights: readonly Sight[], result: Expectation, lambda: number): Row[] {
  let { own, rival } = result
  const rows: Row[] = []
  for (let i = sights.length - 1; i >= 0; i--) {
    const sight = sights[i]
    rows.push(sparse(sight.x, [(own - sight.own) / UNIT, (rival - sight.rival) / UNIT]))
    own = lambda * own + (1 - lambda) * sight.expected.own
    rival = lambda * rival + (1 - lambda) * sight.expected.rival
  }
  return rows
}

/** So many rows, each drawn from all. */
export function drawn(rows: readonly Row[], count: number, seed: number): Row[] {
  const random = fastRandom(seed)
  return Array.from({ length: count }, () => rows[random(rows.length)])
}
