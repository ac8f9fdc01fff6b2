// Bad input gets a clear error and changes nothing.

export type ErrorCode =
  | 'malformed'
  | 'unknown-game'
  | 'unknown-option'
  | 'illegal-combination'
  | 'stale-revision'
  | 'wrong-seat'
  | 'unknown-answer'
  | 'illegal-answer'
  | 'unknown-target'
  | 'game-over'
  | 'nothing-to-undo'
  | 'bad-file'
  | 'unknown-version'

export interface Failure {
  readonly ok: false
  readonly error: ErrorCode
  readonly message: string
  /** The rule that forbids it, where there is one. */
  readonly rule?: string
  /** What is missing, as `why` tells it: words are found by the reason. */
  readonly why?: { readonly reason: string; readonly need: number; readonly have: number }
}

export type Result<T> = ({ readonly ok: true } & T) | Failure

export const fail = (error: ErrorCode, message: string, rule?: string): Failure =>
  rule === undefined ? { ok: false, error, message } : { ok: false, error, message, rule }
