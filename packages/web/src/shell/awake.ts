// The screen stays on at the table: who thinks touches nothing. A table that is left alone lets it go out.
import { realTime, type Time } from './answers/gate.ts'

const LEFT_ALONE_MS = 600_000

export interface Awake {
  /** Somebody has played or come back. */
  touched(): void
  release(): void
}

interface Lock {
  release(): Promise<void>
}

/** Of the browser, where it can keep a screen on. */
export const screenLock = async (): Promise<Lock | null> => (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null

export function stayAwake(lock: () => Promise<Lock | null> = screenLock, { after }: Pick<Time, 'after'> = realTime): Awake {
  let held: Promise<Lock | null> | null = null
  let forget = (): void => {}
  const release = (): void => {
    forget()
    void held?.then((one) => one?.release())
    held = null
  }
  return {
    touched() {
      const before = held
      forget()
      // the browser lets go of it whenever the page is hidden: only a new one is certain
      held = lock()
      void before?.then((one) => one?.release())
      forget = after(LEFT_ALONE_MS, release)
    },
    release,
  }
}
