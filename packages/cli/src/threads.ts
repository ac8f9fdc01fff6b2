// Threads that do one thing after the other, each taking the next one when it is free; what they give is put in order again.
import { Worker } from 'node:worker_threads'
import type { ThreadTask } from './thread.ts'

export interface Threads<Told, Given> {
  /** What the threads make of each, in the order of the list; `ended` hears of each as it is made. */
  readonly all: (list: readonly Told[], ended?: (at: number, given: Given) => void) => Promise<Given[]>
  readonly close: () => Promise<void>
}

export function openThreads<Told, Given>(data: ThreadTask, count: number): Threads<Told, Given> {
  const threads = Array.from({ length: count }, () => new Worker(new URL('./thread.ts', import.meta.url), { workerData: data }))
  const tell = (thread: Worker, told: Told): Promise<Given> =>
    new Promise((done, failed) => {
      thread.removeAllListeners().on('message', done).on('error', failed)
      thread.postMessage(told)
    })
  return {
    async all(list, ended) {
      const given: Given[] = []
      let next = 0
      const work = async (thread: Worker): Promise<void> => {
        while (next < list.length) {
          const at = next++
          given[at] = await tell(thread, list[at])
          ended?.(at, given[at])
        }
      }
      await Promise.all(threads.map(work))
      return given
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}
