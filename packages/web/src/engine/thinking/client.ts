// The page's end of the thread that thinks. It is started when somebody is to think, and stopped to break a thought off.
import { letGo, openSignal, tellOfWork } from './patience.ts'
import type { Reply } from '../protocol.ts'
import type { ThinkingCall, ThinkingCalls, ThinkingName, ThinkingProgress } from './protocol.ts'

export interface Thinking {
  call<K extends ThinkingName>(name: K, ...args: Parameters<ThinkingCalls[K]>): Promise<ReturnType<ThinkingCalls[K]>>
  /** A long one, which tells how far it is, from 0 to 1. */
  watch<K extends ThinkingName>(heard: (progress: number) => void, name: K, ...args: Parameters<ThinkingCalls[K]>): Promise<ReturnType<ThinkingCalls[K]>>
  /** Breaks off whatever is being thought; the next call starts anew. */
  stop(): void
}

/** Nobody waits for these: a page at work goes first. For the others the page itself waits. */
const inNoHurry: readonly ThinkingName[] = ['heed', 'prepare', 'standing']

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (reason: Error) => void
  readonly heard: (progress: number) => void
}

export function openThinking(): Thinking {
  const waiting = new Map<number, Waiting>()
  const signal = openSignal()
  if (signal !== null) tellOfWork(signal)
  let worker: Worker | undefined
  let next = 0
  const failAll = (reason: Error): void => {
    for (const { failed } of waiting.values()) failed(reason)
    waiting.clear()
  }
  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tollan-thinking' })
    made.onmessage = ({ data }: MessageEvent<Reply | ThinkingProgress>) => {
      const caller = waiting.get(data.id)
      if ('progress' in data) {
        caller?.heard(data.progress)
        return
      }
      waiting.delete(data.id)
      if ('fault' in data) caller?.failed(new Error(data.fault))
      else caller?.done(data.value)
    }
    made.onerror = (event) => {
      worker = undefined
      failAll(new Error(event.message || 'the thinking stopped'))
    }
    if (signal !== null) made.postMessage({ id: next++, name: 'heed', args: [signal] } satisfies ThinkingCall<'heed'>)
    return made
  }
  const watch = <K extends ThinkingName>(heard: (progress: number) => void, name: K, ...args: Parameters<ThinkingCalls[K]>): Promise<ReturnType<ThinkingCalls[K]>> =>
    new Promise((done, failed) => {
      const id = next++
      waiting.set(id, { done: done as Waiting['done'], failed, heard })
      worker ??= start()
      if (signal !== null && !inNoHurry.includes(name)) letGo(signal)
      worker.postMessage({ id, name, args } satisfies ThinkingCall<K>)
    })
  return {
    call: (name, ...args) => watch(() => {}, name, ...args),
    watch,
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
