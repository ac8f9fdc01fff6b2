// The thread that thinks: beside the engine's, so that neither the page nor an answer ever waits for a thought.
import type { Reply } from '../protocol.ts'
import type { ThinkingCall, ThinkingProgress } from './protocol.ts'
import { thoughts } from './thoughts.ts'

/** The page's side of this thread; the types of a page do not know it. */
const page = globalThis as unknown as {
  onmessage: ((message: MessageEvent<ThinkingCall>) => void) | null
  postMessage: (reply: Reply | ThinkingProgress) => void
}

page.onmessage = async ({ data: { id, name, args } }) => {
  try {
    const call = thoughts[name] as (...given: readonly unknown[]) => Promise<unknown>
    page.postMessage({ id, value: await call((progress: number) => page.postMessage({ id, progress }), ...args) })
  } catch (error) {
    page.postMessage({ id, fault: error instanceof Error ? error.message : String(error) })
  }
}
