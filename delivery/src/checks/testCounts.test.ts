import { closingLines, jestCounts, playwrightCounts } from './testCounts.ts'

const unit = jestCounts({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 1 })

it('adds up what Jest and Playwright report, in the line that a machine reads', () => {
  const playwright = playwrightCounts({
    stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 2 },
  })

  expect(closingLines([unit, playwright])).toEqual(['47 passed, 0 failed, 3 skipped'])
})

it('says what has passed only when it was run again', () => {
  const playwright = playwrightCounts({
    stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 },
  })

  expect(closingLines([unit, playwright])).toEqual([
    'passed only when run again: 1',
    '48 passed, 0 failed, 1 skipped',
  ])
})

it('takes nothing else for a report', () => {
  expect(() => jestCounts(undefined)).toThrow()
  expect(() => playwrightCounts({})).toThrow()
})
