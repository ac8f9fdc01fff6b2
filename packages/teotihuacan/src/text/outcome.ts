// What a choice would bring, from the events it would tell.
import type { GameEvent } from '@tollan/kernel'
import type { Words } from './describe.ts'

/** Events that are a consequence; the others repeat the choice. */
const consequences = [
  'gain', 'pay', 'score', 'lose', 'temple-step', 'bonus-unlocked', 'avenue-step', 'pyramid-track', 'icons-match', 'ascend', 'fourth-worker',
  'calendar', 'eclipse-triggered', 'pyramid-complete',
]

/** In one line; neither the seat that chooses is named again nor what the answer itself says ("gain 1 wood"). */
export function describeOutcome(words: Words, seat: number, key: string, events: readonly GameEvent[]): string {
  const [verb] = key.split(':')
  const own = [': ', ' '].map((glue) => `${words.names.seat(seat)}${glue}`)
  return events
    .filter((event) => consequences.includes(event.type) && event.type !== verb)
    .map((event) => words.event(event))
    .map((text) => text.slice(own.find((prefix) => text.startsWith(prefix))?.length ?? 0))
    .join('; ')
}
