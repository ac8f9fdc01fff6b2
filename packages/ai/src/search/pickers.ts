// Which of the lines found is played: the best, or one of the good ones.
import type { Picker } from './player.ts'
import { numberAt } from './seeds.ts'

const STEPS = 1 << 20

/** One of the good lines: each `points` less is e times less likely. Never a blunder, not always the best. */
export const byTemperature = (points: number): Picker => (lines, _seen, seed) => {
  const shares = lines.map(({ value }) => Math.exp((value - lines[0].value) / points))
  let at = (numberAt(seed, 2, STEPS) / STEPS) * shares.reduce((sum, share) => sum + share, 0)
  return lines.find((_, i) => (at -= shares[i]) < 0) ?? lines[0]
}
