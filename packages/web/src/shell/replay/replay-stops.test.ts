import { expect, test } from 'vitest'
import { stopAt } from './replay-stops.ts'

test('a position between two stops belongs to the earlier one, inside the set-up to its end', () => {
  const stops = [0, 94, 96, 99]
  expect([0, 1, 93, 94, 95, 96, 98, 99].map((entry) => stopAt(stops, entry))).toEqual([0, 1, 1, 1, 1, 2, 2, 3])
})
