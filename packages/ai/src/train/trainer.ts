// Training by self-play: games, then one pass over the rows kept, again and again. The same seed gives the same weights, also when stopped and resumed.
import type { GameDefinition, Ruleset } from '@tollan/kernel'
import type { Features } from '../features/features.ts'
import { judgeBy } from '../net/judge.ts'
import { createLearner, errorOf, type Learner, learn, type Row } from '../net/learn.ts'
import { createNet, type Net, UNIT } from '../net/net.ts'
import { seedOf } from '../search/seeds.ts'
import { type Lesson, lessonsOf, shuffled } from './self-play.ts'

export interface Course extends Lesson {
  readonly seed: number
  readonly hidden: number
  /** Games in all: the rate of learning falls towards the end. */
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
}

export interface Trainer {
  readonly net: Net
  readonly learner: Learner
  readonly curve: Progress[]
  rows: Row[]
}

const MOST_ROWS = 100_000
const [FAST, SLOW] = [7e-4, 2e-4]
/** From this part of the games on, the rate is the slow one. */
const SETTLED = 0.7

export const createTrainer = (features: Features, { hidden, seed }: Course): Trainer => {
  const net = createNet(features.size, hidden, seed)
  return { net, learner: createLearner(net), curve: [], rows: [] }
}

/** Plays the next games and learns from them; `heard` is told after every game. */
export function trainStep(trainer: Trainer, definition: GameDefinition, rulesOf: (game: number) => Ruleset, features: Features, course: Course, heard: (game: number) => void = () => {}): Progress {
  const { net, learner, curve } = trainer
  const judge = judgeBy(features, net)
  const before = curve.at(-1)?.games ?? 0
  const games = Math.min(course.games, before + course.step)
  const fresh: Row[] = []
  let points = 0
  let persons = 0
  for (let n = before; n < games; n++) {
    const rules = rulesOf(n)
    const lesson = lessonsOf(definition, rules, features, judge, seedOf(course.seed, n), course)
    for (const row of lesson.rows) fresh.push(row)
    for (const sum of lesson.points.slice(0, rules.options.players)) points += sum
    persons += rules.options.players
    heard(n)
  }
  const error = UNIT * Math.sqrt(errorOf(net, fresh))
  trainer.rows = [...trainer.rows, ...fresh].slice(-MOST_ROWS)
  learn(net, learner, shuffled(trainer.rows, seedOf(course.seed ^ 0x5bd1, games)), before < SETTLED * course.games ? FAST : SLOW)
  const progress = { games, points: points / persons, error }
  curve.push(progress)
  return progress
}
