import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { periodReturns } from './periodReturns'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOON = Date.UTC(2026, 0, 1, 12)

/** One unit with the initial price 100, held from the second bar to the last. */
function held(closes: readonly number[], spacingMs: number, firstBar = 0) {
  const bars = barsOf(closes, spacingMs, NOON)
  const trade = { entryBar: firstBar + 1, exitBar: closes.length - 1, exit: 'end' as const }
  return periodReturns(runOf(bars, [trade], { capital: 100, firstBar }), bars)
}

it('takes the last equity of each day of UTC where bars are finer', () => {
  // Noon, 18:00 | midnight, 6:00, noon, 18:00 | midnight
  const { returns, perYear } = held([100, 110, 120, 90, 130, 121, 133.1], 6 * HOUR_MS)
  expect([...returns].map((value) => value.toFixed(6))).toEqual([
    '0.100000',
    '0.100000',
    '0.100000',
  ])
  expect(perYear).toBeCloseTo(365, 9)
})

it('takes days also where a gap of years makes hours as rare as days', () => {
  const whole = barsOf([100, 110, 120, 90, 130, 121, 133.1], 6 * HOUR_MS, NOON)
  const bars = {
    ...whole,
    time: whole.time.map((time, bar) => (bar < 2 ? time : time + 730 * DAY_MS)),
  }
  const trade = { entryBar: 1, exitBar: 6, exit: 'end' as const }
  const { returns } = periodReturns(runOf(bars, [trade], { capital: 100 }), bars)
  expect(returns).toHaveLength(3)
})

it('takes each bar where bars are days or longer, and as many a year as there are', () => {
  expect(held([100, 110, 99], 24 * HOUR_MS).returns).toHaveLength(2)
  expect(held([100, 110, 99], 24 * HOUR_MS).perYear).toBeCloseTo(365, 9)
  expect(held([100, 110, 99], 7 * 24 * HOUR_MS).perYear).toBeCloseTo(365 / 7, 9)
})

it('leaves out the bars before the rules could hold', () => {
  const { returns } = held([50, 80, 100, 110], 24 * HOUR_MS, 2)
  expect([...returns]).toEqual([expect.closeTo(0.1, 9)])
})

it('earns and loses nothing where nothing was left', () => {
  const bars = barsOf([100, 100, 200, 200, 100], 24 * HOUR_MS)
  const ruin = { entryBar: 0, exitBar: 2, exitPrice: 200, direction: 'short', quantity: 1 } as const
  const { returns } = periodReturns(runOf(bars, [ruin], { capital: 100 }), bars)
  expect([...returns]).toEqual([0, -1, 0, 0])
})

it('has none where there is nothing after that', () => {
  expect(held([100], HOUR_MS).returns).toHaveLength(0)
  expect(held([], HOUR_MS).returns).toHaveLength(0)
})
