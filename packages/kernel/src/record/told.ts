// What is told of an entry: everything to those who may know it, and to each seat no more than it may know.
import type { GameEvent } from '../engine/rules.ts'
import { EVERYBODY } from '../engine/seats.ts'

export interface Entry {
  readonly seat: number | 'chance'
  readonly answer: string
}

/** An entry as it is told to somebody. Of an answer that is another seat's secret only the verb is told. */
export interface Told extends Entry {
  /** The turn in which it was given, and whose turn that was (NOBODY's between turns). */
  readonly turn: number
  readonly owner: number
  readonly events: readonly GameEvent[]
  /** Set when the rest of the answer is a secret. */
  readonly hidden?: true
}

/** An entry with everything that happened. */
export interface Happened extends Told {
  /** The only seat that may know the answer, or EVERYBODY. */
  readonly knownTo: number
}

/** Events as one seat may see them. */
export const eventsFor = (events: readonly GameEvent[], seat: number): readonly GameEvent[] =>
  events.some(({ only }) => only !== undefined && only !== seat) ? events.filter(({ only }) => only === undefined || only === seat) : events

const verbOf = (key: string): string => key.split(':', 1)[0] ?? key

/** The one place where entries are reduced to what a seat may know. */
export function entryFor({ knownTo, ...told }: Happened, viewer: number): Told {
  const events = eventsFor(told.events, viewer)
  return knownTo === EVERYBODY || knownTo === viewer ? { ...told, events } : { ...told, events, answer: verbOf(told.answer), hidden: true }
}
