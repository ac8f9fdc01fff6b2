import { expect, test } from 'vitest'
import { countBrowserTests, countTests } from './totals.ts'

const report = (passed: number, failed: number, files: readonly (readonly string[])[], status = 'passed'): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files.map((tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) })),
  })

test('passed and failed tests are counted', () => {
  expect(countTests(report(3, 0, [['passed', 'passed', 'passed']]), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
  expect(countTests(report(1, 1, [['passed', 'failed']], 'failed'), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a file that could not be loaded counts as one failure', () => {
  expect(countTests(report(0, 0, [[]], 'failed'), 1).failed).toBe(1)
})

test('a run that ended badly never reads as zero failures', () => {
  expect(countTests(report(3, 0, [['passed', 'passed', 'passed']]), 1).failed).toBe(1)
  expect(countTests(undefined, 0).failed).toBe(1)
})

test('browser tests count likewise', () => {
  const stats = (expected: number, unexpected: number, flaky: number): string => JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 } })
  expect(countBrowserTests(stats(5, 0, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 0, flaky: 0 })
  expect(countBrowserTests(stats(3, 1, 1), 1)).toMatchObject({ failed: 1, flaky: 1 })
  expect(countBrowserTests(stats(5, 0, 0), 1).failed).toBe(1)
  expect(countBrowserTests(undefined, 0).failed).toBe(1)
})
