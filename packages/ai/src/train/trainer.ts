// Training by self-play: games, then some of the rows kept, again and again. The same seed gives the same weights, also when stopped and resumed.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from '../features/features.ts'
import { createLearner, errorOf, type Learner, learn, type Row } from '../net/learn.ts'
import { createNet, type Net, UNIT } from '../net/net.ts'
import { seedOf } from '../search/seeds.ts'
import { againstFixed, type FixedMatches } from './fixed-matches.ts'
import { drawn, type Lesson, type Lessons, lessonsOf } from './self-play.ts'

export interface Course extends Lesson {
  readonly seed: number
  readonly hidden: number
  /** Games in all: the rate of learning falls towards the end, so that a longer training is another one from its beginning. */
  readonly games: number
  /** Games between two passes over the rows kept. */
  readonly step: number
}

/** One step of the learning curve. */
export interface Progress {
  readonly games: number
  /** Mean points of all persons in the games of the step. */
  readonly points: number
  /** Root of the mean square error in points on games that were not learnt from yet. */
  readonly error: number
  /** Now and then: games against those who do not learn, and against itself as it was. */
  readonly matches?: FixedMatches
}

export interface Trainer {
  readonly net: Net
  readonly learner: Learner
  readonly curve: Progress[]
  /** The weights as they were at the last matches. */
  readonly earlier: Float32Array
  rows: Row[]
}

/** Plays games of the series with these weights, wherever and in whatever order, and gives their lessons in the order of the games. */
export type School = (net: Net, games: readonly number[]) => Promise<readonly Lessons[]>

const MOST_ROWS = 200_000
/** How often a row is learnt from while it is kept, on average. */
const PASSES = 8
/** The rate falls from the one to the other as a half wave: with a steady one, play gets worse again after a while. */
const [FAST, SLOW] = [7e-4, 5e-5]

/** Games between two series of matches. */
const GAMES_BETWEEN_MATCHES = 1200

/** `from` is a network to begin with; without, it knows nothing. */
export const createTrainer = (features: Features, { hidden, seed }: Course, from: Net | null = null): Trainer => {
  const net = from === null ? createNet(features.size, hidden, seed) : { ...from, weights: from.weights.slice() }
  return { net, learner: createLearner(net), curve: [], earlier: net.weights.slice(), rows: [] }
}

/** One game after the other, in this thread. */
export const schoolHere = (definition: GameDefinition, rulesOf: (game: number) => Ruleset, features: Features, course: Course): School => (net, games) =>
  Promise.resolve(games.map((n) => lessonsOf(definition, rulesOf(n), features, net, seedOf(course.seed, n), course)))

/** Has the next games played and learns from them. */
export async function trainStep(trainer: Trainer, definition: GameDefinition, plain: Ruleset, features: Features, course: Course, school: School): Promise<Progress> {
  const { net, learner, curve, earlier } = trainer
  const before = curve.at(-1)?.games ?? 0
  const games = Math.min(course.games, before + course.step)
  const lessons = await school(net, Array.from({ length: games - before }, (_, i) => before + i))
  const fresh = lessons.flatMap(({ rows }) => rows)
  const points = lessons.flatMap((lesson) => lesson.points)
  const error = UNIT * Math.sqrt(errorOf(net, fresh))
  trainer.rows = [...trainer.rows, ...fresh].slice(-MOST_ROWS)
  const rate = SLOW + ((FAST - SLOW) * (1 + Math.cos((Math.PI * before) / course.games))) / 2
  learn(net, learner, drawn(trainer.rows, PASSES * fresh.length, seedOf(course.seed ^ 0x5bd1, games)), rate)
  const played = { games, points: points.reduce((sum, one) => sum + one, 0) / points.length, error }
  const due = Math.floor(games / GAMES_BETWEEN_MATCHES) > Math.floor(before / GAMES_BETWEEN_MATCHES)
  const progress = due ? { ...played, matches: againstFixed(definition, plain, features, net, earlier, course) } : played
  if (due) earlier.set(net.weights)
  curve.push(progress)
  return progress
}
