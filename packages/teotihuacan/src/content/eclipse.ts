import type { Source } from './vocabulary.ts'

export interface Eclipse {
  readonly source: Source
  readonly count: number
  readonly leaderVp: number
  /** VP per step on the pyramid track in eclipse 1, 2, 3. */
  readonly stepVp: readonly [number, number, number]
  /** VP of a set of as many different masks as the index. */
  readonly maskSetVp: readonly number[]
  readonly salary: {
    readonly perWorker: number
    /** Workers of this power and above cost `strongExtra` more. */
    readonly strongPower: number
    readonly strongExtra: number
    readonly vpLossPerUnpaid: number
  }
}

export const eclipse: Eclipse = {
  source: 'verified',
  count: 3,
  leaderVp: 4,
  stepVp: [4, 3, 2],
  maskSetVp: [0, 1, 3, 6, 10, 15, 21, 28],
  salary: { perWorker: 1, strongPower: 4, strongExtra: 1, vpLossPerUnpaid: 3 },
}
