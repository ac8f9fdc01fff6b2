// What happened, as data for the log, the animation and the theatre. Silent games build no event.
import { emit, type Game } from './game.ts'

export function tell(g: Game, type: string, rule: string, seat: number, a?: string, x?: number | string, b?: string, y?: number | string): void {
  if (g.events === null) return
  emit(g, { type, rule, seat, ...(a === undefined ? {} : { [a]: x }), ...(b === undefined ? {} : { [b]: y }) })
}

/** Something only one seat may see. */
export function whisper(g: Game, type: string, rule: string, seat: number, a: string, x: number | string): void {
  if (g.events !== null) emit(g, { type, rule, seat, only: seat, [a]: x })
}
