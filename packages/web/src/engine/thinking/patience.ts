// The page and the thread that thinks share the cores of a machine, often no more than two. While the page answers a click or a key, the thread waits.

/** One number both see: whether the page is at work. */
export type Signal = Int32Array

const [AT_REST, AT_WORK] = [0, 1]
/** From a click to the next question on the screen takes less than this, and nobody clicks much faster. */
const ANSWERED_MS = 130
/** A page that says nothing any more is not waited for. */
const PATIENCE_MS = 250

/** Null where a browser lets nobody share memory: a host that does not isolate its pages. */
export const openSignal = (): Signal | null => (globalThis.crossOriginIsolated === true ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) : null)

export function letGo(signal: Signal): void {
  Atomics.store(signal, 0, AT_REST)
  Atomics.notify(signal, 0)
}

/** Says so while the page answers what somebody does. */
export function tellOfWork(signal: Signal): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const work = (): void => {
    Atomics.store(signal, 0, AT_WORK)
    clearTimeout(rest)
    rest = setTimeout(() => letGo(signal), ANSWERED_MS)
  }
  for (const kind of ['pointerdown', 'click', 'keydown'] as const) addEventListener(kind, work, { capture: true, passive: true })
}

/** The thread's side: waits until the page is at rest. */
export function waitForRest(signal: Signal): void {
  if (Atomics.load(signal, 0) === AT_WORK && Atomics.wait(signal, 0, AT_WORK, PATIENCE_MS) === 'timed-out') Atomics.store(signal, 0, AT_REST)
}
