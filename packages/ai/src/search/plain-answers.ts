import { type Game, isInserted } from '@tollan/kernel'

/**
 * How many answers of the open question, which lists them first, are no insertions; all where every one is.
 * Whoever answers for another seat without thinking ahead takes one of these: changing gold for stone and stone for gold could go on for ever.
 */
export function plainAnswers(g: Game): number {
  let plain = 0
  while (plain < g.count && !isInserted(g, g.options[plain])) plain++
  return plain > 0 ? plain : g.count
}
