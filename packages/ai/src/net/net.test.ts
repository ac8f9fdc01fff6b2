import { fastRandom } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { createNet, forwards } from './net.ts'

describe('a network', () => {
  it('says the same of a position to the last bit, whatever it was asked before', () => {
    const inputs = 60
    const net = createNet(inputs, 16, 4)
    const another = forwards(net)
    const running = another()
    const random = fastRandom(9)
    const x = new Float32Array(inputs)
    const [out, fresh] = [new Float64Array(2), new Float64Array(2)]
    for (let i = 0; i < 2000; i++) {
      for (let k = random(12); k > 0; k--) x[random(inputs)] = random(3) === 0 ? 0 : (random(40) - 10) / 3
      running(x, out)
      another()(x, fresh)
      expect(out).toEqual(fresh)
    }
  })

  it('is the one it was when its runner was made', () => {
    const net = createNet(3, 4, 1)
    const runner = forwards(net)()
    const [before, after] = [new Float64Array(2), new Float64Array(2)]
    runner(Float32Array.of(1, 0, 2), before)
    net.weights.fill(0)
    runner(Float32Array.of(1, 0, 2), after)
    expect(after).toEqual(before)
    expect(before[0]).not.toBe(0)
  })
})
