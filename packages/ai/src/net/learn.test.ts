import { fastRandom } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { createLearner, errorOf, learn, type Row, sparse } from './learn.ts'
import { createNet, forwards } from './net.ts'

/** Rows of something that is not linear: whether two inputs agree. */
function agreement(n: number): Row[] {
  const random = fastRandom(4)
  return Array.from({ length: n }, () => {
    const x = Float32Array.from([random(2), random(2), random(100) / 100])
    return sparse(x, [x[0] === x[1] ? 1 : 0, x[2]])
  })
}

describe('learning', () => {
  it('finds what inputs have in common, and the same weights every time', () => {
    const rows = agreement(800)
    const [one, two] = [0, 1].map(() => {
      const net = createNet(3, 8, 2)
      const learner = createLearner(net)
      for (let pass = 0; pass < 60; pass++) learn(net, learner, rows, 0.01)
      return net
    })
    expect(errorOf(one, rows)).toBeLessThan(0.02)
    expect(one.weights).toEqual(two.weights)
  })

  it('gives the same with and without the zeros', () => {
    const net = createNet(3, 8, 3)
    const out = new Float64Array(2)
    forwards(net)()(Float32Array.from([0, 0.5, 0]), out)
    const row = sparse(Float32Array.from([0, 0.5, 0]), [out[0], out[1]])
    expect([...row.at]).toEqual([1])
    expect(errorOf(net, [row])).toBeLessThan(1e-12)
  })
})
