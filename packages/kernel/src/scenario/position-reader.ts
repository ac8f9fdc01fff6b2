// Small readers for hand-written input: each says what it expected.

/** A sentence for whoever wrote the position; caught at the door. */
export class Misplaced extends Error {}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function record(value: unknown, field: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Misplaced(`${field} must be an object`)
  const stray = Object.keys(value).find((name) => !known.includes(name))
  if (stray !== undefined) throw new Misplaced(`${field} has no field ${JSON.stringify(stray)}; known are ${known.join(', ')}`)
  return value
}

export function entries(value: unknown, field: string): [string, unknown][] {
  if (!isRecord(value)) throw new Misplaced(`${field} must be an object`)
  return Object.entries(value)
}

export function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Misplaced(`${field} must be a list`)
  return value
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Misplaced(`${field} must be a text`)
  return value
}

export function number(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Misplaced(`${field} must be a whole number from ${least} to ${most}`)
  return value
}

export function numberNamed(names: readonly string[], name: unknown, field: string): number {
  const found = typeof name === 'string' ? names.indexOf(name) : -1
  if (found < 0) throw new Misplaced(`${field}: there is no ${JSON.stringify(name)}`)
  return found
}
