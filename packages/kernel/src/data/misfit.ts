// Data from outside that does not fit is told in one sentence.
import { fail, type Failure, type Result } from '../engine/errors.ts'

/** What is wrong with values: a sentence, and for those who speak other languages the reason with its numbers. */
export type Wrong = string | { readonly message: string; readonly why: NonNullable<Failure['why']> }

/** A sentence about a value, a correction or a sheet that does not fit. */
export class Misfit extends Error {
  readonly why: Failure['why']
  constructor(wrong: Wrong, where = '') {
    super(`${where}${typeof wrong === 'string' ? wrong : wrong.message}`)
    this.why = typeof wrong === 'string' ? undefined : wrong.why
  }
}

/** Runs work that throws Misfits; they become failures with a sentence. */
export function attempt<T extends object>(work: () => T): Result<T> {
  try {
    return { ok: true, ...work() }
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    const failure = fail('malformed', error.message)
    return error.why === undefined ? failure : { ...failure, why: error.why }
  }
}

/** A value in a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
