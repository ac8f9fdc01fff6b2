// The page's end of the thread that thinks. It is started when somebody is to think, and stopped to break a thought off.
import type { Reply } from '../protocol.ts'
import type { ThinkingCall, ThinkingCalls, ThinkingName } from './protocol.ts'

export interface Thinking {
  call<K extends ThinkingName>(name: K, ...args: Parameters<ThinkingCalls[K]>): Promise<ReturnType<ThinkingCalls[K]>>
  /** Breaks off whatever is being thought; the next call starts anew. */
  stop(): void
}

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (reason: Error) => void
}

export function openThinking(): Thinking {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let next = 0
  const failAll = (reason: Error): void => {
    for (const { failed } of waiting.values()) failed(reason)
    waiting.clear()
  }
  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tollan-thinking' })
    made.onmessage = ({ data }: MessageEvent<Reply>) => {
      const caller = waiting.get(data.id)
      waiting.delete(data.id)
      if ('fault' in data) caller?.failed(new Error(data.fault))
      else caller?.done(data.value)
    }
    made.onerror = (event) => {
      worker = undefined
      failAll(new Error(event.message || 'the thinking stopped'))
    }
    return made
  }
  return {
    call: <K extends ThinkingName>(name: K, ...args: Parameters<ThinkingCalls[K]>) =>
      new Promise<ReturnType<ThinkingCalls[K]>>((done, failed) => {
        const id = next++
        waiting.set(id, { done: done as Waiting['done'], failed })
        worker ??= start()
        worker.postMessage({ id, name, args } satisfies ThinkingCall<K>)
      }),
    stop() {
      worker?.terminate()
      worker = undefined
      failAll(new Error('the thought was broken off'))
    },
  }
}

let thinking: Thinking | undefined

/** One thread for the whole application. */
export const theThinking = (): Thinking => (thinking ??= openThinking())
