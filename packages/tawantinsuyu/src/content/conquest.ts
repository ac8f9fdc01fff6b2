// The 24 Conquest spaces. Three are printed in an example of the rulebook, the others are reconstructed.
import type { Effect, Source } from './vocabulary.ts'
import { building, gain, godCards, nomads, statue, steps, temple, vp, weavings } from './effects.ts'

export interface ConquestSpace {
  readonly id: string
  readonly region: Region
  /** 1 is leftmost. */
  readonly order: number
  readonly flip: number
  readonly discard: number
  readonly benefits: readonly Effect[]
}

export const regions = ['chinchaysuyu', 'antisuyu', 'qullasuyu', 'kuntisuyu'] as const
export type Region = (typeof regions)[number]

const space = (region: Region, order: number, flip: number, discard: number, ...benefits: Effect[]): ConquestSpace => ({
  id: `conquest-${region}-${order}`, region, order, flip, discard, benefits,
})

export const conquestSource: Source = 'reconstructed'
/** Soldiers and benefits of three spaces are told in an example; where they lie is not (TAW-DATA-16). */
export const conquestExamplesSource: Source = 'rulebook'
export const conquestExamples: readonly string[] = ['conquest-chinchaysuyu-2', 'conquest-chinchaysuyu-3', 'conquest-antisuyu-5']
/** Region, place from the left, Soldiers to flip, Soldiers to discard, benefits (TAW-DATA-10). */
export const conquestRows: readonly ConquestSpace[] = [
  space('chinchaysuyu', 1, 2, 0, gain('potato', 2)),
  space('chinchaysuyu', 2, 0, 1, godCards(1), weavings(1)),
  space('chinchaysuyu', 3, 2, 1, vp(4)),
  space('chinchaysuyu', 4, 3, 1, nomads(1), gain('stone', 2)),
  space('chinchaysuyu', 5, 2, 2, statue('free', 'small')),
  space('chinchaysuyu', 6, 4, 2, vp(9)),
  space('antisuyu', 1, 2, 0, gain('corn', 1)),
  space('antisuyu', 2, 0, 1, gain('gold', 1), gain('potato', 1)),
  space('antisuyu', 3, 2, 1, weavings(2)),
  space('antisuyu', 4, 3, 1, temple(1)),
  space('antisuyu', 5, 2, 2, vp(7)),
  space('antisuyu', 6, 4, 2, building('free'), vp(1)),
  space('qullasuyu', 1, 2, 0, vp(2)),
  space('qullasuyu', 2, 0, 1, nomads(1), gain('corn', 1)),
  space('qullasuyu', 3, 2, 1, godCards(2)),
  space('qullasuyu', 4, 3, 1, vp(5)),
  space('qullasuyu', 5, 2, 2, steps('free')),
  space('qullasuyu', 6, 4, 2, temple(1), vp(4)),
  space('kuntisuyu', 1, 2, 0, gain('stone', 1)),
  space('kuntisuyu', 2, 0, 1, gain('stone', 2), gain('potato', 1)),
  space('kuntisuyu', 3, 2, 1, gain('gold', 1), gain('corn', 1)),
  space('kuntisuyu', 4, 3, 1, weavings(1), vp(3)),
  space('kuntisuyu', 5, 2, 2, building('free')),
  space('kuntisuyu', 6, 4, 2, statue('free', 'small'), vp(1)),
]
