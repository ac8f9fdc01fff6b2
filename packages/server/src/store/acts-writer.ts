// Acts on their way into the one file: written by a thread of its own, which is started when the first one comes.
import { Worker } from 'node:worker_threads'
import type { ActRow } from './schema.ts'
import { type Together, together } from './together.ts'

/** What is written with an act: nothing of it without the act. */
export interface Beside {
  readonly clock?: { readonly due: number | null; readonly state: string } | undefined
  /** Where players that think sit: until when whoever wrote the act thinks for the one that is asked; null while none is. */
  readonly thought?: number | null | undefined
  /** Guests who are asked now and do not look. */
  readonly notices: readonly { readonly guest: string; readonly due: number }[]
}

export interface Written {
  readonly row: ActRow
  readonly beside: Beside
}

/** Of each act whether it was new; a sentence when none was written. */
export type Wrote = { readonly written: readonly boolean[] } | { readonly fault: string }

export interface ActsWriter extends Together<Written> {
  close(): Promise<void>
}

/** `onQuery` hears how long each group took. */
export function actsWriter(file: string, onQuery: (ms: number) => void): ActsWriter {
  let worker: Worker | null = null
  let answered: (wrote: Wrote) => void = () => {}
  function start(): Worker {
    const made = new Worker(new URL('./acts-thread.ts', import.meta.url), { workerData: file })
    const broken = (why: string): void => {
      if (worker !== made) return
      worker = null // the next act starts another one
      answered({ fault: why })
    }
    made.on('message', (wrote: Wrote) => answered(wrote))
    made.on('error', ({ message }) => broken(message))
    made.on('exit', () => broken('the writing stopped'))
    return made
  }
  const groups = together<Written>(async (items) => {
    const begun = performance.now()
    const thread = (worker ??= start())
    const said = new Promise<Wrote>((done) => (answered = done))
    thread.postMessage(items)
    const wrote = await said
    onQuery(performance.now() - begun)
    if ('fault' in wrote) throw new Error(wrote.fault)
    return wrote.written
  })
  return {
    ...groups,
    async close() {
      await groups.settled()
      const last = worker
      if (last === null) return
      const gone = new Promise((done) => last.once('exit', done))
      worker = null
      last.postMessage(null)
      await gone
    },
  }
}
