import { describe, expect, it } from 'vitest'
import { featuresOf } from '../games.ts'
import { rulesFor, trained } from '../testing.ts'
import { packTrainer, unpackTrainer } from './checkpoint.ts'
import { type Course, createTrainer, schoolHere, trainStep } from './trainer.ts'

const [{ definition }] = trained
const rules = rulesFor(definition, 2)
const course: Course = { seed: 3, hidden: 4, games: 3, nodes: 20, stray: 4, lambda: 0.95, liking: 2, step: 1 }

describe('training', () => {
  it('gives the same weights when it is stopped and resumed as when it is not', async () => {
    const features = featuresOf(rules)
    if (features === null) throw new Error('no features')
    const school = schoolHere(definition, () => rules, features, course)
    const whole = createTrainer(features, course)
    let stopped = createTrainer(features, course)
    const before = whole.net.weights.slice()
    for (let i = 0; i < 3; i++) {
      await trainStep(whole, definition, rules, features, course, school)
      await trainStep(stopped, definition, rules, features, course, school)
      stopped = unpackTrainer(Buffer.from(packTrainer(stopped)))
    }
    expect(stopped.net.weights).toEqual(whole.net.weights)
    expect(stopped.curve).toEqual(whole.curve)
    expect(whole.net.weights).not.toEqual(before)
  })
})
