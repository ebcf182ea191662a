import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { missingBecause, shownValue } from './missingBecause'
import { type Figure, reportOf } from './report'

const RISING = [100, 101, 102, 103, 104]

/** Returns a function that tells why a figure of a run is missing. */
function missing(
  closes: readonly number[],
  trades: Parameters<typeof runOf>[1],
  spacingMs?: number,
) {
  const bars = barsOf(closes, spacingMs)
  const report = reportOf(runOf(bars, trades), bars)
  return (figure: Figure) => missingBecause(figure, report)
}

it('says that there were no trades', () => {
  const why = missing(RISING, [])
  expect(why('winRate')).toBe('noTrades')
  expect(why('profitFactor')).toBe('noTrades')
  expect(why('sharpeRatio')).toBe('noTrades')
  expect(why('avgTradeMs')).toBe('noTrades')
  expect(why('longestDrawdownMs')).toBe('noDrawdown')
  expect(why('totalPnL')).toBeUndefined()
  expect(why('annualVolatility')).toBeUndefined()
})

it('says what trades lacked', () => {
  const why = missing(RISING, [{ entryBar: 1, exitBar: 3 }])
  expect(why('avgLoss')).toBe('noLosses')
  expect(why('profitFactor')).toBe('noLosses')
  expect(why('kelly')).toBe('noLosses')
  expect(why('sqn')).toBe('oneTrade')
  expect(why('calmarRatio')).toBe('noDrawdown')
  expect(why('sortinoRatio')).toBe('noLosingDay')
  expect(why('sharpeRatio')).toBeUndefined()

  const losing = missing(RISING.toReversed(), [{ entryBar: 1, exitBar: 3 }])
  expect(losing('avgWin')).toBe('noWins')
  expect(losing('kelly')).toBe('noWins')
  expect(losing('profitFactor')).toBeUndefined()
})

it('says that the time was too short, or that there were no bars', () => {
  const why = missing(RISING, [{ entryBar: 1, exitBar: 3 }], 3_600_000)
  expect(why('cagr')).toBe('tooFewDays')
  expect(why('sharpeRatio')).toBe('tooFewDays')
  expect(why('annualReturn')).toBe('tooFewDays')
  expect(missing([], [])('exposure')).toBe('tooFewBars')
  expect(missing([], [])('maxDrawdown')).toBe('tooFewBars')
})

it('says that trades all made the same', () => {
  const same = missing(
    [100, 100, 100, 100],
    [
      { entryBar: 1, exitBar: 2 },
      { entryBar: 2, exitBar: 3 },
    ],
  )
  expect(same('sqn')).toBe('equalTrades')
  expect(same('sharpeRatio')).toBe('noVolatility')
})

it('says that a few days would make too large a growth of a year', () => {
  for (const last of [400, 1e9]) {
    const why = missing([100, 90, last, last], [{ entryBar: 0, exitBar: 3, quantity: 10 }])
    expect(why('cagr')).toBe('tooLarge')
    expect(why('calmarRatio')).toBe('tooLarge')
    expect(why('totalReturn')).toBeUndefined()
  }
})

it('knows the growth of a year that leaves nothing', () => {
  const ruin = { entryBar: 1, exitBar: 3, direction: 'short', quantity: 10 } as const
  expect(missing([100, 150, 200, 200], [ruin])('cagr')).toBeUndefined()
})

it('gives a figure that is missing as no number', () => {
  const bars = barsOf([100, 90, 400, 400])
  const report = reportOf(runOf(bars, [{ entryBar: 0, exitBar: 3, quantity: 10 }]), bars)
  expect(shownValue('cagr', report)).toBeNaN()
  expect(shownValue('totalReturn', report)).toBe(report.figures.totalReturn)
})
