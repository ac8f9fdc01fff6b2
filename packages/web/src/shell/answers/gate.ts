// The gate every answer passes, by key, list, board, sheet or guide. Time is given to it, so that tests need not wait.
import type { Outcome } from '../../engine/protocol.ts'
import { FINAL_MS, SETTLE_MS, slipGuard } from '../slip.ts'

export interface Time {
  now(): number
  /** Calls once, unless what it returns is called before. */
  after(ms: number, then: () => void): () => void
}

export const realTime: Time = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

/** How long the end of a turn can be called off. */
const MOMENT_MS = 1200

export interface Gate {
  /** Another question stands there now. */
  changed(): void
  /** Whether an answer is meant for what stands there. */
  admits(final: boolean): boolean
  /** Waits before the turn ends; false when it was called off. */
  moment(): Promise<boolean>
  callOff(): void
}

export function answerGate({ now, after }: Time): Gate {
  const guard = slipGuard(now)
  let end: (ends: boolean) => void = () => {}
  return {
    changed: guard.changed,
    admits: (final) => !guard.isSlip(final ? FINAL_MS : SETTLE_MS),
    moment: () => {
      guard.changed() // the second half of a double tap calls nothing off
      return new Promise((done) => {
        const stop = after(MOMENT_MS, () => done(true))
        end = (ends) => {
          stop()
          done(ends)
        }
      })
    },
    callOff: () => end(false),
  }
}

/** Whether a step on the way can never be taken back; what is not known yet may be one. */
export function isFinal(outcomes: readonly Outcome[], path: readonly string[]): boolean {
  let known = outcomes
  for (const answer of path) {
    const outcome = known.find((one) => one.answer === answer)
    if (outcome?.closes === 'chance' || outcome?.closes === 'reveal') return true
    known = outcome?.onward ?? known
  }
  return outcomes.length === 0
}
