import { expect, it } from 'vitest'
import { headOf, rowOf, withTable } from './ladder-table.ts'

const result = { games: 200, a: { wins: 131, mean: 150.4 }, b: { wins: 69, mean: 120.6 }, low: 0.586, high: 0.718, elo: 111 }

it('a row says who won how often and by how much', () => {
  expect(rowOf({ a: 'priest', b: 'builder', result })).toBe('| priest : builder | 200 | 66 % (59 to 72) | 150 : 121 |')
})

it('the head says who plays, and a time that is not the usual one', () => {
  expect(headOf('teotihuacan', 1)[0]).toBe('| teotihuacan, alone against the automa | games | won (95 %) | points |')
  expect(headOf('tawantinsuyu', 3, 100)[0]).toBe('| tawantinsuyu, 3 players, at most 100 ms a thought | games | won (95 %) | points |')
})

it('a table comes behind everything, and in the same place ever after', () => {
  const first = withTable('# Page\n\ntext\n', 'a 2', ['old'])
  expect(first).toBe('# Page\n\ntext\n\n<!-- ladder a 2 -->\nold\n<!-- end of ladder a 2 -->\n')
  const both = withTable(first, 'a 3', ['other'])
  expect(withTable(both, 'a 2', ['new', 'rows'])).toBe(both.replace('old', 'new\nrows'))
})
