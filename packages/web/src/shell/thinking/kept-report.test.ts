import { expect, it } from 'vitest'
import { keptReport } from './kept-report.ts'

it('a report of a coach who did not tell luck from the others is made anew', () => {
  const report = { seat: 1, decisions: [], end: 3, draws: 1, others: 2, cost: 0, costly: [] }
  expect(keptReport({ 1: report }, 1)).toBe(report)
  expect(keptReport({ 1: report }, 0)).toBeNull()
  expect(keptReport(undefined, 1)).toBeNull()
  const older = { seat: 1, decisions: [{ entry: 0, margin: 0, cost: 0 }], end: 3, luck: 3, cost: 0, costly: [] } as object
  expect(keptReport({ 1: older }, 1)).toBeNull()
})
