// Events, questions, answers and reasons in the words of a language. A game brings names and words; this looks them up.
import type { GameEvent } from '../engine/rules.ts'

/** Names of everything that has an id, phrased in one language. */
export interface PieceNames {
  /** A short name for any id. Unknown ids name themselves. */
  name(id: string): string
  /** What a piece does, in one phrase; empty for ids without an effect. */
  effect(id: string): string
  /** What a piece costs; empty when it is free. */
  cost(id: string): string
  seat(seat: number): string
}

/** What the words for an event read of it. */
export interface EventReading<N extends PieceNames> {
  readonly event: GameEvent
  readonly names: N
  /** The name of the event's seat, empty when it has none. */
  readonly who: string
  /** The name behind an id in the event. */
  name(detail: string): string
  text(detail: string): string
  number(detail: string): number
}

/** Why something is refused: `need` and `have` are 0 when the reason carries no numbers. */
export type ReasonWords = string | ((need: number, have: number) => string)

/** A question, or how it is put where it depends on what can be answered. */
export type QuestionWords = string | ((answers: readonly string[]) => string)

/** The words of one language, by event type, kind of question, verb of an answer and id of a reason. */
export interface Phrasebook<N extends PieceNames> {
  readonly events: Readonly<Record<string, (of: EventReading<N>) => string>>
  readonly questions: Readonly<Record<string, QuestionWords>>
  /** One answer as an imperative; `argument` is the part of the key behind the colon. */
  readonly answers: Readonly<Record<string, (argument: string, names: N) => string>>
  readonly reasons: Readonly<Record<string, ReasonWords>>
}

export interface Spoken<N extends PieceNames> {
  readonly names: N
  event(event: GameEvent): string
  /** Without answers, as it is put where everything is possible. */
  question(kind: string, answers?: readonly string[]): string
  answer(key: string): string
  reason(id: string, need?: number, have?: number): string
}

const FIELDS = ['type', 'rule', 'seat', 'only']

/** What is known of something that has no words. */
function plainly(event: GameEvent): string {
  const details = Object.entries(event).filter(([name, value]) => !FIELDS.includes(name) && value !== undefined)
  return [event.type, ...details.map(([name, value]) => `${name} ${value}`)].join(' ')
}

export function speak<N extends PieceNames>(book: Phrasebook<N>, names: N): Spoken<N> {
  const text = (event: GameEvent, detail: string): string => String(event[detail] ?? '')
  return {
    names,
    event(event) {
      const say = book.events[event.type]
      if (say === undefined) return plainly(event)
      const who = event.seat === undefined || event.seat < 0 ? '' : names.seat(event.seat)
      return say({
        event,
        names,
        who,
        text: (detail) => text(event, detail),
        name: (detail) => names.name(text(event, detail)),
        number: (detail) => Number(event[detail] ?? 0),
      })
    },
    question(kind, answers = []) {
      const say = book.questions[kind] ?? kind
      return typeof say === 'string' ? say : say(answers)
    },
    answer(key) {
      const colon = key.indexOf(':')
      const say = book.answers[colon < 0 ? key : key.slice(0, colon)]
      return say === undefined ? key : say(colon < 0 ? '' : key.slice(colon + 1), names)
    },
    reason(id, need = 0, have = 0) {
      const say = book.reasons[id]
      return say === undefined ? id : typeof say === 'string' ? say : say(need, have)
    },
  }
}

/**
 * What a choice would bring, in one line, from the events it would tell: only those types that are consequences. Neither
 * the seat that chooses is named again nor what the answer itself says ("gain 1 wood").
 */
export function outcomeOf<N extends PieceNames>(
  words: Spoken<N>, consequences: readonly string[], seat: number, key: string, events: readonly GameEvent[],
): string {
  const [verb] = key.split(':')
  const own = [': ', ' '].map((glue) => `${words.names.seat(seat)}${glue}`)
  return events
    .filter((event) => consequences.includes(event.type) && event.type !== verb)
    .map((event) => words.event(event))
    .map((text) => text.slice(own.find((prefix) => text.startsWith(prefix))?.length ?? 0))
    .join('; ')
}
