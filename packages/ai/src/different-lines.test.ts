import { describe, expect, it } from 'vitest'
import { differentLines } from './different-lines.ts'

const lines = (...all: readonly (readonly number[])[]) => all.map((answers) => ({ answers }))
const shown = (...all: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const [best, ...next] = lines(...all)
  return best === undefined ? [] : differentLines(best, next, 3).map(({ answers }) => answers)
}

describe('turns beside the best one', () => {
  it('are no other order of its answers, nor of one another', () => {
    expect(shown([1, 2, 3], [3, 1, 2], [4, 5, 6], [6, 4, 5], [7, 8])).toEqual([[1, 2, 3], [4, 5, 6], [7, 8]])
  })

  it('begin otherwise where such turns are known', () => {
    expect(shown([1, 2, 3], [1, 2, 4], [1, 5, 3], [6, 2, 3])).toEqual([[1, 2, 3], [1, 5, 3], [6, 2, 3]])
    expect(shown([1, 2, 3], [1, 2, 4], [6, 2, 3])).toEqual([[1, 2, 3], [6, 2, 3], [1, 2, 4]])
  })

  it('are as many answers as often: an answer given twice is another turn', () => {
    expect(shown([1, 2], [1, 2, 2])).toEqual([[1, 2], [1, 2, 2]])
  })
})
