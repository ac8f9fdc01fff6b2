// Whose answers are listed where seats answer at the same time.
import { type Game, openQuestion, PENDING, question, questionTo } from '@tollan/kernel'

/** Lists the answers of the seat, if a question to several waits for it, or else those of whoever is asked. */
export function ask(g: Game, seat: number): void {
  if ((openQuestion(g)?.seats ?? null) !== null && (g.s[PENDING] & (1 << seat)) !== 0) questionTo(g, seat)
  else question(g)
}
