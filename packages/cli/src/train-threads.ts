// Games of a training are played in several threads, which share the weights of the moment.
import type { Lessons, Net, School } from '@tollan/ai'
import type { ThreadTask } from './thread.ts'
import { openThreads } from './threads.ts'
import type { SeriesOrder } from './train-series.ts'

/** What a thread is given at its start; the weights are everybody's memory, written between two steps only. */
export interface TrainThreadData extends ThreadTask {
  readonly order: SeriesOrder
  readonly inputs: number
  readonly weights: SharedArrayBuffer
}

export interface TrainThreads {
  readonly school: School
  readonly close: () => Promise<void>
}

export function openTrainThreads(order: SeriesOrder, { inputs, weights }: Net, count: number): TrainThreads {
  const shared = new SharedArrayBuffer(weights.byteLength)
  const data: TrainThreadData = { task: 'train', order, inputs, weights: shared }
  const { all, close } = openThreads<number, Lessons>(data, count)
  return {
    school(net, games) {
      new Float32Array(shared).set(net.weights)
      return all(games)
    },
    close,
  }
}
