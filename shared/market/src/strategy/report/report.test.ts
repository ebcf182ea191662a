import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { reportOf } from './report'

const DAY_MS = 86_400_000

/** Up a tenth, down a tenth, up a tenth, and still. */
const BARS = barsOf([100, 110, 99, 108.9, 108.9])

/** Three trades of ten units: +100, −110 and +99. The equity is 1000, 1100, 990, 1089 and 1089. */
const RUN = runOf(BARS, [
  { entryBar: 1, exitBar: 2, quantity: 10 },
  { entryBar: 2, exitBar: 3, quantity: 10, exit: 'stop', exitPrice: 99 },
  { entryBar: 3, exitBar: 4, quantity: 10, exit: 'end' },
])

const { figures, ...report } = reportOf(RUN, BARS)

it('begins with the five of the specification', () => {
  expect([...RUN.equity].map((value) => Math.round(value))).toEqual([1000, 1100, 990, 1089, 1089])
  // 1089 − 1000; 990 below 1100; two of three; 89 ÷ 3.
  expect(figures.totalPnL).toBeCloseTo(89, 9)
  expect(figures.maxDrawdown).toBeCloseTo(-0.1, 9)
  expect(figures.winRate).toBeCloseTo(2 / 3, 9)
  expect(figures.avgTrade).toBeCloseTo(29.6667, 4)
  // Daily returns 10 %, −10 %, 10 % and 0: a mean of 2.5 % and a deviation of √(0.0275 ÷ 3) = 9.574271 %.
  expect(figures.sharpeRatio).toBeCloseTo((0.025 / 0.09574271) * Math.sqrt(365), 5)
})

it('says what became of the money, and what holding would have made of it', () => {
  expect(figures.finalEquity).toBeCloseTo(1089, 9)
  expect(figures.peakEquity).toBeCloseTo(1100, 9)
  expect(figures.totalReturn).toBeCloseTo(0.089, 9)
  expect(figures.buyAndHoldReturn).toBeCloseTo(0.089, 9)
  expect(figures.exposure).toBe(4 / 5)
})

it('reckons for a year', () => {
  expect(report.perYear).toBeCloseTo(365, 9)
  expect(report.spanMs).toBe(4 * DAY_MS)
  expect(figures.annualReturn).toBeCloseTo(0.025 * 365, 9)
  expect(figures.annualVolatility).toBeCloseTo(0.09574271 * Math.sqrt(365), 6)
  expect(figures.annualReturn / figures.annualVolatility).toBeCloseTo(figures.sharpeRatio, 9)
  expect(figures.cagr).toBeCloseTo(1.089 ** (365 / 4) - 1, 6)
  expect(figures.calmarRatio).toBeCloseTo(figures.cagr / 0.1, 6)
  // One of four days lost a tenth: √(0.01 ÷ 4) = 0.05.
  expect(figures.sortinoRatio).toBeCloseTo((0.025 / 0.05) * Math.sqrt(365), 9)
})

it('says how long it was under water', () => {
  expect(report.underwater).toEqual({
    count: 1,
    averageMs: 3 * DAY_MS,
    longestMs: 3 * DAY_MS,
    isOpen: true,
  })
  expect(figures.longestDrawdownMs).toBe(3 * DAY_MS)
})

it('counts trades by what closed them and by what they bet on', () => {
  expect(report.exits.stop).toEqual({ trades: 1, wins: 0, profit: -110 })
  expect(report.exits.rule).toEqual({ trades: 1, wins: 1, profit: 100 })
  expect(report.exits.target).toEqual({ trades: 0, wins: 0, profit: 0 })
  expect(report.exits.end.trades).toBe(1)
  expect(report.directions.long.trades).toBe(3)
  expect(report.directions.short.trades).toBe(0)
})

it('measures from the bar at which the rules could hold', () => {
  const late = reportOf({ ...runOf(BARS, [{ entryBar: 3, exitBar: 4 }]), firstBar: 2 }, BARS)
  expect(late.measured).toBe(3)
  expect(late.figures.buyAndHoldReturn).toBeCloseTo(0.1, 9)
  expect(late.figures.exposure).toBeCloseTo(1 / 3, 9)
  expect(late.returns).toHaveLength(2)
})

it('has nothing to say of no bars', () => {
  const none = reportOf(runOf(barsOf([]), []), barsOf([])).figures
  expect(none).toMatchObject({ totalPnL: 0, finalEquity: 1_000, trades: 0, exposure: NaN })
  expect([none.maxDrawdown, none.sharpeRatio, none.cagr, none.winRate]).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
  ])
})

it('bears more bars than a call takes arguments', () => {
  const many = barsOf(
    Array.from({ length: 300_000 }, (_, bar) => 100 + (bar % 7)),
    60_000,
  )
  const run = { ...runOf(barsOf([1]), []), equity: many.close, held: new Uint8Array(300_000) }
  expect(reportOf({ ...run, capital: 100 }, many).returns).toHaveLength(209)
})
