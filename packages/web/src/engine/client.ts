// The page's end of the engine: calls with promises for answers.
import type { Call, CallName, EngineCalls, FreeCall, Reply } from './protocol.ts'

/** An open game. */
export interface EngineSession {
  call<K extends Exclude<CallName, FreeCall>>(name: K, ...args: Parameters<EngineCalls[K]>): Promise<ReturnType<EngineCalls[K]>>
  /** At a table elsewhere an answer is shown before the table has taken it: whether it has, once that is known and what it asks next is there. */
  readonly taken?: () => Promise<boolean>
}

export interface Engine {
  call<K extends FreeCall>(name: K, ...args: Parameters<EngineCalls[K]>): Promise<ReturnType<EngineCalls[K]>>
  /** Calls about a game that was opened: what another one is opened for meanwhile never reaches it. */
  of(session: number): EngineSession
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
  const send = <K extends CallName>(session: number, name: K, args: Parameters<EngineCalls[K]>): Promise<ReturnType<EngineCalls[K]>> =>
    new Promise((done, failed) => {
      const id = next++
      waiting.set(id, { done: done as Waiting['done'], failed })
      worker.postMessage({ id, session, name, args } satisfies Call<K>)
    })
  return {
    call: (name, ...args) => send(0, name, args),
    of: (session) => ({ call: (name, ...args) => send(session, name, args) }),
    close: () => worker.terminate(),
  }
}
