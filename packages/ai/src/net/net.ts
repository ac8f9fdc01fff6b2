// A small network: one hidden layer and a linear way around it. Plain arrays, so that it runs wherever the rules run.
import { fastRandom } from '@tollan/kernel'

/** What is expected besides the points as they are: of the own seat, of the best of the others. */
export const OUTPUTS = 2
/** Points per unit of an output. */
export const UNIT = 50

export interface Net {
  readonly inputs: number
  readonly hidden: number
  /** From input to hidden unit, input by input; then biases, then from hidden unit to output, then the linear way, then biases. */
  readonly weights: Float32Array
}

export interface Places {
  readonly bias: number
  readonly out: number
  readonly skip: number
  readonly outBias: number
  readonly size: number
}

export function placesOf(inputs: number, hidden: number): Places {
  const bias = inputs * hidden
  const out = bias + hidden
  const skip = out + OUTPUTS * hidden
  const outBias = skip + OUTPUTS * inputs
  return { bias, out, skip, outBias, size: outBias + OUTPUTS }
}

export function createNet(inputs: number, hidden: number, seed: number): Net {
  const { bias, out, skip, size } = placesOf(inputs, hidden)
  const weights = new Float32Array(size)
  const random = fastRandom(seed)
  const spread = (n: number): number => (random(20001) / 10000 - 1) * Math.sqrt(3 / n)
  for (let i = 0; i < bias; i++) weights[i] = spread(inputs / 4)
  for (let i = out; i < skip; i++) weights[i] = spread(hidden) / 4
  return { inputs, hidden, weights }
}

/** Runs a network over features; inputs that are 0 cost nothing. Writes the outputs to `into`. */
export function createForward({ inputs, hidden, weights }: Net): (x: Float32Array, into: Float64Array) => void {
  const { bias, out, skip, outBias } = placesOf(inputs, hidden)
  const sums = new Float64Array(hidden)
  return (x, into) => {
    for (let h = 0; h < hidden; h++) sums[h] = weights[bias + h]
    let a = weights[outBias]
    let b = weights[outBias + 1]
    for (let i = 0; i < inputs; i++) {
      const value = x[i]
      if (value === 0) continue
      const row = i * hidden
      for (let h = 0; h < hidden; h++) sums[h] += value * weights[row + h]
      a += value * weights[skip + 2 * i]
      b += value * weights[skip + 2 * i + 1]
    }
    for (let h = 0; h < hidden; h++) {
      const active = sums[h]
      if (active <= 0) continue
      a += active * weights[out + 2 * h]
      b += active * weights[out + 2 * h + 1]
    }
    into[0] = a
    into[1] = b
  }
}
