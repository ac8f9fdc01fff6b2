// The Temple track. Kinds of rewards are printed; length, VP and order are reconstructed.
import type { Effect, Source } from './vocabulary.ts'
import { choose, gain, godCards, nomads, train } from './effects.ts'

export interface TempleSpace {
  readonly reward: readonly Effect[]
  readonly feastVp: number
  readonly endVp: number
}

/** TAW-TEMPLE-05: the six rewards there are to the left of a space. */
export const templeRewards: readonly (readonly Effect[])[] = [
  [gain('gold', 1)],
  [godCards(1), train],
  [gain('stone', 2)],
  [choose(gain('stone', 1), nomads(1))],
  [train],
  [gain('potato', 1), godCards(1)],
]

const space = (feastVp: number, endVp: number, ...reward: Effect[]): TempleSpace => ({ reward, feastVp, endVp })

/** Length, VP and which reward lies where. */
export const templeSource: Source = 'reconstructed'
/** The six kinds of rewards (TAW-TEMPLE-05). */
export const templeRewardsSource: Source = 'rulebook'
/** From the lowest space upward: VP at a Feast, VP at the end, then the reward to the left (TAW-DATA-09). */
export const templeSpaces: readonly TempleSpace[] = [
  space(0, 0),
  space(1, 0, gain('potato', 1), godCards(1)),
  space(1, 0),
  space(2, 0, train),
  space(3, 0),
  space(3, 0, choose(gain('stone', 1), nomads(1))),
  space(4, 0),
  space(5, 0, gain('stone', 2)),
  space(6, 0),
  space(7, 4, godCards(1), train),
  space(8, 8),
  space(9, 12, gain('gold', 1)),
  space(10, 18),
]
