// What goes wrong is told in one line; the code says whose fault it is.
import type { Failure } from '@tollan/kernel'

export const BAD_INPUT = 2
export const FAILED = 1

/** A sentence for the person at the command line, and the exit code. */
export class Complaint extends Error {
  readonly code: number

  constructor(message: string, code: number = BAD_INPUT) {
    super(message)
    this.code = code
  }
}

export function complain(message: string, code: number = BAD_INPUT): never {
  throw new Complaint(message, code)
}

/** A failure of the engine with the rule it cites; the reason in words, where somebody has them. */
export const told = (failure: Failure, words?: (reason: string, need: number, have: number) => string): string => {
  const { why, rule } = failure
  if (why !== undefined && words !== undefined)
    return failure.message.replace(`${why.reason} (${rule ?? ''})`, () => `${words(why.reason, why.need, why.have)} (${rule ?? ''})`)
  const cited = failure.rule === undefined || failure.message.includes(failure.rule) ? '' : ` (${failure.rule})`
  return `${failure.message}${cited}`
}

export const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, '; ')
