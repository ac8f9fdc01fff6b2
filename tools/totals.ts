export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Passed at the second attempt. */
  readonly flaky?: number
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Totals from vitest's JSON report. A file that could not be loaded holds no failed test, and an error outside
 * any test holds none either: both still have to count, or a broken run would read "0 failed".
 */
export function countTests(text: string | undefined, exitCode: number): Totals {
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(text) as Report
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** Totals from Playwright's JSON report. A test that passed at its second attempt is named, and to be mended: it must not hide as passed, and one slow moment must not hide the others. */
export function countBrowserTests(text: string | undefined, exitCode: number): Totals {
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = JSON.parse(text) as BrowserReport
  const failed = stats.unexpected
  return { passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped: stats.skipped, flaky: stats.flaky }
}
