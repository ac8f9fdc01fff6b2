// Games of a training are played in several threads: each takes the next one when it is free, and what they teach is put in order again.
import { type Lessons, type Net, type School } from '@tollan/ai'
import { Worker } from 'node:worker_threads'
import type { SeriesOrder } from './train-series.ts'

/** What a thread is given at its start; the weights are everybody's memory, written between two steps only. */
export interface ThreadData {
  readonly order: SeriesOrder
  readonly inputs: number
  readonly weights: SharedArrayBuffer
}

export interface Threads {
  readonly school: School
  readonly close: () => Promise<void>
}

export function openThreads(order: SeriesOrder, { inputs, weights }: Net, count: number): Threads {
  const shared = new SharedArrayBuffer(weights.byteLength)
  const data: ThreadData = { order, inputs, weights: shared }
  const threads = Array.from({ length: count }, () => new Worker(new URL('./train-thread.ts', import.meta.url), { workerData: data }))

  const play = (thread: Worker, game: number): Promise<Lessons> =>
    new Promise((done, failed) => {
      thread.removeAllListeners().on('message', done).on('error', failed)
      thread.postMessage(game)
    })

  return {
    async school(net, games) {
      new Float32Array(shared).set(net.weights)
      const lessons: Lessons[] = []
      let next = 0
      const work = async (thread: Worker): Promise<void> => {
        while (next < games.length) {
          const at = next++
          lessons[at] = await play(thread, games[at])
        }
      }
      await Promise.all(threads.map(work))
      return lessons
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}
