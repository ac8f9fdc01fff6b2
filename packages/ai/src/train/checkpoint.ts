// A training that was stopped, as bytes: weights, moments and the rows kept, so that going on gives what never stopping gives.
import type { Row } from '../net/learn.ts'
import type { Net } from '../net/net.ts'
import type { Progress, Trainer } from './trainer.ts'

interface Head {
  readonly inputs: number
  readonly hidden: number
  readonly batches: number
  readonly curve: readonly Progress[]
  readonly rows: number
  readonly values: number
}

const bytesOf = (numbers: Float32Array | Uint16Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** The head as a line of text, then weights, moments, earlier weights, and of the rows: lengths, targets, values, places. */
export function packTrainer({ net, learner, curve, earlier, rows }: Trainer): Uint8Array {
  const values = rows.reduce((sum, row) => sum + row.at.length, 0)
  const head: Head = { inputs: net.inputs, hidden: net.hidden, batches: learner.batches, curve, rows: rows.length, values }
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const floats = [net.weights, learner.first, learner.second, earlier]
  const parts = [text, ...floats.map(bytesOf), ...rows.map((row) => bytesOf(row.targets)), ...rows.map((row) => bytesOf(row.values)),
    bytesOf(Uint16Array.from(rows, (row) => row.at.length)), ...rows.map((row) => bytesOf(row.at))]
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}

export function unpackTrainer(from: Uint8Array): Trainer {
  const packed = new Uint8Array(from) // a buffer read from a file shares its memory with its slices
  const end = packed.indexOf(10)
  const head = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as Head
  let at = end + 1
  const take = (bytes: number): ArrayBuffer => {
    const part = packed.slice(at, at + bytes)
    at += bytes
    return part.buffer
  }
  const size = (packed.length - at - head.rows * (8 + 2) - head.values * (4 + 2)) / 4 / 4
  const [weights, first, second, earlier] = [0, 1, 2, 3].map(() => new Float32Array(take(4 * size)))
  const targets = new Float32Array(take(8 * head.rows))
  const values = new Float32Array(take(4 * head.values))
  const lengths = new Uint16Array(take(2 * head.rows))
  const places = new Uint16Array(take(2 * head.values))
  const rows: Row[] = []
  for (let i = 0, from = 0; i < head.rows; from += lengths[i++])
    rows.push({ at: places.slice(from, from + lengths[i]), values: values.slice(from, from + lengths[i]), targets: targets.slice(2 * i, 2 * i + 2) })
  const net: Net = { inputs: head.inputs, hidden: head.hidden, weights }
  return { net, learner: { first, second, batches: head.batches }, curve: [...head.curve], earlier, rows }
}
