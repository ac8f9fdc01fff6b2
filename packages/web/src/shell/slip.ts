// What is hit just after the page has changed was meant for what stood there before: the second half of a double tap, a key held down.

/** Milliseconds of any beginning. */
export type Clock = () => number

export const SETTLE_MS = 300
/** For what cannot be taken back. */
export const FINAL_MS = 600

export interface SlipGuard {
  /** Something else stands there now. */
  changed(): void
  isSlip(ms: number): boolean
}

export function slipGuard(clock: Clock = () => performance.now()): SlipGuard {
  let since = -Infinity
  return {
    changed: () => void (since = clock()),
    isSlip: (ms) => clock() - since < ms,
  }
}
