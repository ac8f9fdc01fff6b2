// Learning by example: Adam over rows in small batches.
import { type Net, OUTPUTS, placesOf } from './net.ts'

/** One position as a network sees it, inputs that are 0 left out, and what it should have expected. */
export interface Row {
  readonly at: Uint16Array
  readonly values: Float32Array
  readonly targets: Float32Array
}

export interface Learner {
  /** First and second moments, and batches so far: with the weights, all there is to go on from. */
  readonly first: Float32Array
  readonly second: Float32Array
  batches: number
}

const BATCH = 64
const [DECAY_1, DECAY_2, TINY] = [0.9, 0.999, 1e-8]
const FADING = 1e-4

export const createLearner = (net: Net): Learner => ({ first: new Float32Array(net.weights.length), second: new Float32Array(net.weights.length), batches: 0 })

export const sparse = (x: Float32Array, targets: readonly number[]): Row => {
  let n = 0
  for (const value of x) if (value !== 0) n++
  const row = { at: new Uint16Array(n), values: new Float32Array(n), targets: Float32Array.from(targets) }
  n = 0
  for (let i = 0; i < x.length; i++)
    if (x[i] !== 0) {
      row.at[n] = i
      row.values[n++] = x[i]
    }
  return row
}

interface Pass {
  /** Outputs for a row; leaves the hidden units in `active`. */
  readonly forward: (row: Row) => void
  readonly active: Float64Array
  readonly out: Float64Array
}

function createPass({ inputs, hidden, weights }: Net): Pass {
  const { bias, out: outAt, skip, outBias } = placesOf(inputs, hidden)
  const active = new Float64Array(hidden)
  const out = new Float64Array(OUTPUTS)
  return {
    active,
    out,
    forward({ at, values }) {
      for (let h = 0; h < hidden; h++) active[h] = weights[bias + h]
      out[0] = weights[outBias]
      out[1] = weights[outBias + 1]
      for (let k = 0; k < at.length; k++) {
        const row = at[k] * hidden
        const value = values[k]
        for (let h = 0; h < hidden; h++) active[h] += value * weights[row + h]
        out[0] += value * weights[skip + 2 * at[k]]
        out[1] += value * weights[skip + 2 * at[k] + 1]
      }
      for (let h = 0; h < hidden; h++) {
        if (active[h] <= 0) active[h] = 0
        out[0] += active[h] * weights[outAt + 2 * h]
        out[1] += active[h] * weights[outAt + 2 * h + 1]
      }
    },
  }
}

/** Mean square error over rows, per output. */
export function errorOf(net: Net, rows: readonly Row[]): number {
  const { forward, out } = createPass(net)
  let sum = 0
  for (const row of rows) {
    forward(row)
    sum += (out[0] - row.targets[0]) ** 2 + (out[1] - row.targets[1]) ** 2
  }
  return rows.length === 0 ? 0 : sum / rows.length / OUTPUTS
}

/** Goes once over the rows in the order given. */
export function learn(net: Net, learner: Learner, rows: readonly Row[], rate: number): void {
  const { inputs, hidden, weights } = net
  const { bias, out: outAt, skip, outBias, size } = placesOf(inputs, hidden)
  const { forward, active, out } = createPass(net)
  const gradient = new Float32Array(size)
  for (let from = 0; from < rows.length; from += BATCH) {
    const to = Math.min(rows.length, from + BATCH)
    gradient.fill(0)
    for (let r = from; r < to; r++) {
      const { at, values, targets } = rows[r]
      forward(rows[r])
      const a = (out[0] - targets[0]) / BATCH
      const b = (out[1] - targets[1]) / BATCH
      gradient[outBias] += a
      gradient[outBias + 1] += b
      for (let h = 0; h < hidden; h++) {
        if (active[h] === 0) continue
        gradient[outAt + 2 * h] += a * active[h]
        gradient[outAt + 2 * h + 1] += b * active[h]
        active[h] = a * weights[outAt + 2 * h] + b * weights[outAt + 2 * h + 1]
        gradient[bias + h] += active[h]
      }
      for (let k = 0; k < at.length; k++) {
        const row = at[k] * hidden
        const value = values[k]
        for (let h = 0; h < hidden; h++) gradient[row + h] += value * active[h]
        gradient[skip + 2 * at[k]] += value * a
        gradient[skip + 2 * at[k] + 1] += value * b
      }
    }
    adam(weights, gradient, learner, rate)
  }
}

function adam(weights: Float32Array, gradient: Float32Array, learner: Learner, rate: number): void {
  const { first, second } = learner
  learner.batches++
  const step = (rate * Math.sqrt(1 - DECAY_2 ** learner.batches)) / (1 - DECAY_1 ** learner.batches)
  for (let i = 0; i < weights.length; i++) {
    const g = gradient[i] + FADING * weights[i]
    first[i] += (1 - DECAY_1) * (g - first[i])
    second[i] += (1 - DECAY_2) * (g * g - second[i])
    weights[i] -= (step * first[i]) / (Math.sqrt(second[i]) + TINY)
  }
}
