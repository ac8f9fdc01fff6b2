import { describe, expect, it } from 'vitest'
import { createScoreTally } from './score-tally.ts'

describe('the tally of scores', () => {
  it('keeps nothing of the games but sums: any number of them can be counted', () => {
    const tally = createScoreTally()
    for (let game = 0; game < 200_000; game++) tally.add([game % 2, 3])
    expect(tally.scores(2)).toEqual({ mean: 1.75, min: 0, max: 3, meanBySeat: [0.5, 3] })
  })

  it('counts a seat in the games it took part in', () => {
    const tally = createScoreTally()
    tally.add([10, 20])
    tally.add([30, 40, 60])
    expect(tally.scores(2)).toEqual({ mean: 32, min: 10, max: 60, meanBySeat: [20, 30, 60] })
  })

  it('tells nothing of no games', () => expect(createScoreTally().scores(2)).toEqual({ mean: 0, min: 0, max: 0, meanBySeat: [0, 0] }))
})
