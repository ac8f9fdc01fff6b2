// Players that think, one thought after the other, in a thread of its own that is started when the first is asked.
import { Worker } from 'node:worker_threads'
import type { Thinkable, Thought } from './protocol.ts'

export interface Minds {
  /** What a player wants to answer; null when it has no idea, or took far too long. */
  think(about: Thinkable): Promise<readonly string[] | null>
  /** Whoever waits for a thought then waits for one of another process. */
  readonly closed: boolean
  close(): Promise<void>
}

/** The longest thought is over in a second; a thread that has not answered by then many times over never will. */
const MOST_MS = 20_000

export function openMinds(fault: (error: unknown) => void = () => {}, onThought: (ms: number) => void = () => {}): Minds {
  let worker: Worker | null = null
  let order: Promise<unknown> = Promise.resolve()
  let closed = false
  /** Whoever waits for the thread. */
  let answered: (thought: Thought) => void = () => {}

  async function stop(): Promise<void> {
    const gone = worker
    worker = null
    await gone?.terminate()
  }
  function start(): Worker {
    const made = new Worker(new URL('./thread.ts', import.meta.url))
    const broken = (why: string): void => {
      if (worker !== made) return
      worker = null
      answered({ fault: why })
    }
    made.on('message', (thought: Thought) => answered(thought))
    made.on('error', ({ message }) => broken(message))
    made.on('exit', () => broken('the thinking stopped'))
    return made
  }
  async function thought(about: Thinkable): Promise<Thought> {
    const thread = (worker ??= start())
    const said = new Promise<Thought>((done) => (answered = done))
    const late = setTimeout(() => {
      void stop()
      answered({ fault: 'a thought took too long' })
    }, MOST_MS)
    thread.postMessage(about)
    return said.finally(() => clearTimeout(late))
  }
  async function think(about: Thinkable): Promise<readonly string[] | null> {
    if (closed) return null
    const begun = performance.now()
    const came = await thought(about)
    onThought(performance.now() - begun)
    if ('answers' in came) return came.answers
    if (!closed) fault(new Error(came.fault))
    return null
  }
  return {
    get closed() {
      return closed
    },
    think: (about) => {
      const mine = order.then(() => think(about))
      order = mine.catch(() => {})
      return mine
    },
    async close() {
      closed = true
      const last = stop()
      answered({ fault: 'the server stops' })
      await last
      await order
    },
  }
}
