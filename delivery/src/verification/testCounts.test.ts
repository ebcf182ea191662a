import { countsLine, jestCounts, playwrightCounts } from './testCounts.ts'

it('adds up what Jest and Playwright report, in the line that a machine reads', () => {
  const jest = jestCounts({ numPassedTests: 40, numFailedTests: 0, numTotalTests: 40 })
  const playwright = playwrightCounts({
    stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 2 },
  })

  expect(countsLine([jest, playwright])).toBe('48 passed, 0 failed')
})

it('takes nothing else for a report', () => {
  expect(() => jestCounts(undefined)).toThrow()
  expect(() => playwrightCounts({})).toThrow()
})
