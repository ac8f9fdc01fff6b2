import { expect, it } from 'vitest'
import { pairedOf } from './paired.ts'

it('tells the mean of differences and how far one of them scatters', () => {
  expect(pairedOf([2, 6, 2, 6])).toEqual({ mean: 4, variance: 16 / 3 })
  expect(pairedOf([-3, -3])).toEqual({ mean: -3, variance: 0 })
  expect(pairedOf([5]).variance).toBeNaN() // one alone says nothing about luck
})
