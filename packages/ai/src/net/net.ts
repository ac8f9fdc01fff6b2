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

/** Weights and inputs are taken to the next multiple of these, so that sums of products are exact: what a network says does not depend on the order of adding. */
const WEIGHT_GRID = 2 ** 20
const INPUT_GRID = 2 ** 12

const onGrid = (value: number): number => Math.round(value * INPUT_GRID) / INPUT_GRID

/** Runs a network over features and writes the outputs to `into`. */
export type Forward = (x: Float32Array, into: Float64Array) => void

/**
 * Makes runners of a network as it is now. Each goes on from the features it was given last and adds only what has changed: positions of
 * one turn differ in a few features of hundreds. Positions told from different seats want different runners.
 */
export function forwards({ inputs, hidden, weights }: Net): () => Forward {
  const { bias, out, skip, outBias } = placesOf(inputs, hidden)
  const exact = Float64Array.from(weights, (weight) => Math.round(weight * WEIGHT_GRID) / WEIGHT_GRID)
  return () => {
    const last = new Float32Array(inputs)
    const lastOnGrid = new Float64Array(inputs)
    const sums = exact.slice(bias, out)
    let a = exact[outBias]
    let b = exact[outBias + 1]
    return (x, into) => {
      for (let i = 0; i < inputs; i++) {
        const value = x[i]
        if (value === last[i]) continue
        const now = onGrid(value)
        const change = now - lastOnGrid[i]
        last[i] = value
        lastOnGrid[i] = now
        const row = i * hidden
        for (let h = 0; h < hidden; h++) sums[h] += change * exact[row + h]
        a += change * exact[skip + 2 * i]
        b += change * exact[skip + 2 * i + 1]
      }
      let own = a
      let rival = b
      for (let h = 0; h < hidden; h++) {
        const active = sums[h]
        if (active <= 0) continue
        own += active * exact[out + 2 * h]
        rival += active * exact[out + 2 * h + 1]
      }
      into[0] = own
      into[1] = rival
    }
  }
}
