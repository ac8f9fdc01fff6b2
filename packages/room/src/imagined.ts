// What a seat may try out: not the game itself but a position that fits what the seat sees. The same sight gives the same
// position, so that nothing hidden decides what is told of it.
import { fastRandom, type Game, type View } from '@tollan/kernel'

/** Null when no position fits. Another `nth` is another one of those that do. */
export function imagined(of: Game | View, seat: number, nth = 0): Game | null {
  const { doors } = of.rules
  const seen = doors.view(of, seat)
  let seed = seat + nth * 7919
  for (let i = 0; i < seen.s.length; i++) seed = (Math.imul(seed, 31) + seen.s[i]) | 0
  return doors.imagine(seen, fastRandom(seed))
}
