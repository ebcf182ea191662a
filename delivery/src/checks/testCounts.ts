import * as v from 'valibot'

/** The numbers of tests, as reported by Jest and Playwright. */
export interface TestCounts {
  passed: number
  failed: number
  skipped: number
  /** The tests that passed only when they were retried. */
  flaky: number
}

const JestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
})

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

/** The counts of a `jest --json` report. Throws when it is not one. */
export function jestCounts(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests } = v.parse(JestReport, report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, flaky: 0 }
}

/** The counts of a report of Playwright's `json` reporter. Throws when it is not one. */
export function playwrightCounts(report: unknown): TestCounts {
  const { expected, unexpected, flaky, skipped } = v.parse(PlaywrightReport, report).stats
  return { passed: expected + flaky, failed: unexpected, skipped, flaky }
}

/** The closing lines: the flaky tests, if any, and a machine-readable line such as `12 passed, 0 failed, 0 skipped`. */
export function closingLines(counts: readonly TestCounts[]): string[] {
  const total = (kind: keyof TestCounts) => counts.reduce((sum, count) => sum + count[kind], 0)
  return [
    ...(total('flaky') > 0 ? [`passed only when run again: ${total('flaky')}`] : []),
    `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`,
  ]
}
