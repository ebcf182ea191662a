import * as v from 'valibot'

/** How many tests ran, as the reports of Jest and Playwright say. */
export interface TestCounts {
  passed: number
  failed: number
}

const JestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** The counts of a report of `jest --json`. Throws when it is none. */
export function jestCounts(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests } = v.parse(JestReport, report)
  return { passed: numPassedTests, failed: numFailedTests }
}

/** The counts of a report of Playwright's `json` reporter. Throws when it is none. */
export function playwrightCounts(report: unknown): TestCounts {
  const { expected, unexpected, flaky } = v.parse(PlaywrightReport, report).stats
  return { passed: expected + flaky, failed: unexpected }
}

/** The line that a machine reads: `12 passed, 0 failed`. */
export function countsLine(counts: readonly TestCounts[]): string {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return `${passed} passed, ${failed} failed`
}
