// Players that sit at tables of people: they answer in time.
import { playerOf } from './levels.ts'
import type { Mind } from './mind.ts'
import type { Player } from './search/player.ts'

/** The levels people choose between, and how many milliseconds each may think about an answer: what is promised at a table is 100, for the highest 1,000, with the way from the page and back. */
export const seatLevels = { visitor: 70, apprentice: 70, builder: 70, priest: 70, ruler: 950 } as const
export type SeatLevel = keyof typeof seatLevels

export async function seatPlayer({ definition, rules, witsOf, clock }: Mind, level: SeatLevel, seed: number, style?: string): Promise<Player> {
  const { judge, search } = await witsOf(level, style)
  return playerOf(definition, rules, level, judge, seed, { cap: seatLevels[level], search, clock })
}
