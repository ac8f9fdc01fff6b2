// Whole Army cards against Soldier numbers: minimums, and no superfluous card (TAW-PRIEST-CONQUER-11, -12).
import type { G } from './rules.ts'

/** How many of the given cards show `soldiers` Soldiers. */
export function cardsWith(g: G, cards: number, soldiers: number): number {
  let n = 0
  for (let left = cards; left !== 0; left &= left - 1) if (g.rules.soldiers[31 - Math.clz32(left & -left)] === soldiers) n++
  return n
}

/** Whether `ones` cards of 1 and `twos` cards of 2 Soldiers meet a requirement and none of them could be left out. */
export const isExact = (need: number, ones: number, twos: number): boolean =>
  ones + 2 * twos === need || (ones === 0 && twos === (need + 1) >> 1)

/**
 * Whether both requirements can be met with different cards out of `ones` and `twos` that are left, when the discarded
 * cards must include those chosen already and so must the flipped ones.
 */
export function canMeet(
  discard: number, discardOnes: number, discardTwos: number, flip: number, flipOnes: number, flipTwos: number, ones: number, twos: number,
): boolean {
  for (let y = discardTwos; y <= discardTwos + twos; y++)
    for (let x = discardOnes; x <= discardOnes + ones; x++) {
      if (!isExact(discard, x, y)) continue
      const onesLeft = ones - (x - discardOnes)
      const twosLeft = twos - (y - discardTwos)
      for (let v = flipTwos; v <= flipTwos + twosLeft; v++)
        for (let u = flipOnes; u <= flipOnes + onesLeft; u++) if (isExact(flip, u, v)) return true
    }
  return false
}
