// What happened, as data for the log, the animation and the theatre. Silent games build no event.
import type { Game } from './game.ts'
import { emit } from './saying.ts'
import type { GameEvent } from './rules.ts'
import { NOBODY } from './seats.ts'

/** All types of events of a game, each with the names of the details it may carry: nothing else is ever told. */
export type EventCatalogue = Readonly<Record<string, readonly string[]>>

/** Stretches of a game that belong together: told by events that begin and end them, whoever is asked or acts in between. */
export const spans = ['set-up', 'scoring', 'final-scoring', 'program'] as const
export type Span = (typeof spans)[number]

/** Types of the events that begin and end a span; `span` names it, `n` numbers the scoring. */
export const BEGIN = 'begin'
export const END = 'end'
/** Whether an event only begins or ends a span: it groups others and is nothing to read. */
export const isBound = ({ type }: GameEvent): boolean => type === BEGIN || type === END

const spanEvents: EventCatalogue = { [BEGIN]: ['span', 'n'], [END]: ['span', 'n'] }

export interface Teller<C extends EventCatalogue> {
  /** Everything the game tells, with the spans every game has. */
  readonly catalogue: EventCatalogue
  tell<T extends keyof C & string>(
    g: Game, type: T, rule: string, seat: number, a?: C[T][number], x?: number | string, b?: C[T][number], y?: number | string,
  ): void
  /** Something only one seat may see. */
  whisper<T extends keyof C & string>(g: Game, type: T, rule: string, seat: number, a: C[T][number], x: number | string): void
  /** An event with more details. */
  report<T extends keyof C & string>(g: Game, type: T, rule: string, seat: number, details: Readonly<Partial<Record<C[T][number], number | string>>>): void
  begin(g: Game, span: Span, rule: string, seat?: number, n?: number): void
  end(g: Game, span: Span, rule: string, seat?: number, n?: number): void
}

const withDetails = (event: GameEvent, a?: string, x?: number | string, b?: string, y?: number | string): GameEvent => ({
  ...event, ...(a === undefined ? {} : { [a]: x }), ...(b === undefined ? {} : { [b]: y }),
})

export function createTeller<const C extends EventCatalogue>(events: C): Teller<C> {
  const bound = (type: string) => (g: Game, span: Span, rule: string, seat = NOBODY, n = 0): void => {
    if (g.events !== null) emit(g, withDetails({ type, rule, seat }, 'span', span, 'n', n))
  }
  return {
    catalogue: { ...events, ...spanEvents },
    tell(g, type, rule, seat, a, x, b, y) {
      if (g.events !== null) emit(g, withDetails({ type, rule, seat }, a, x, b, y))
    },
    whisper(g, type, rule, seat, a, x) {
      if (g.events !== null) emit(g, withDetails({ type, rule, seat, only: seat }, a, x))
    },
    report(g, type, rule, seat, details) {
      if (g.events !== null) emit(g, { type, rule, seat, ...details })
    },
    begin: bound(BEGIN),
    end: bound(END),
  }
}
