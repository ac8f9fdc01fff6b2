// The page's end of the engine: calls with promises for answers.
import type { CallName, EngineCalls, Reply } from './protocol.ts'

export interface Engine {
  call<K extends CallName>(name: K, ...args: Parameters<EngineCalls[K]>): Promise<ReturnType<EngineCalls[K]>>
  close(): void
}

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (reason: Error) => void
}

export function openEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tollan-engine' })
  const waiting = new Map<number, Waiting>()
  let next = 0
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('fault' in data) caller?.failed(new Error(data.fault))
    else caller?.done(data.value)
  }
  worker.onerror = (event) => {
    for (const { failed } of waiting.values()) failed(new Error(event.message || 'the engine stopped'))
    waiting.clear()
  }
  return {
    call: (name, ...args) =>
      new Promise((done, failed) => {
        const id = next++
        waiting.set(id, { done: done as Waiting['done'], failed })
        worker.postMessage({ id, name, args })
      }),
    close: () => worker.terminate(),
  }
}
