// What a choice would bring, from the events it would tell.
import { type GameEvent, outcomeOf } from '@tollan/kernel'
import type { EventType } from '../events.ts'
import type { Words } from './describe.ts'

/** Events that are a consequence; the others repeat the choice. */
const consequences: readonly EventType[] = ['gain', 'pay', 'score', 'lose', 'climb', 'tasks', 'flip', 'connection', 'feast-triggered']

export const describeOutcome = (words: Words, seat: number, key: string, events: readonly GameEvent[]): string =>
  outcomeOf(words, consequences, seat, key, events)
