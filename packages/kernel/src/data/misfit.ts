// Data from outside that does not fit is told in one sentence.
import { fail, type Result } from '../engine/errors.ts'

/** A sentence about a value, a correction or a sheet that does not fit. */
export class Misfit extends Error {}

/** Runs work that throws Misfits; they become failures with a sentence. */
export function attempt<T extends object>(work: () => T): Result<T> {
  try {
    return { ok: true, ...work() }
  } catch (error) {
    if (error instanceof Misfit) return fail('malformed', error.message)
    throw error
  }
}

/** A value in a sentence. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
