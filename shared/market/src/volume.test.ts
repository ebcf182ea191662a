import { candlesOf, firstStepFrom } from './candles'
import { ALL_PAIRS, PAIRS } from './pairs'
import { pricePath } from './pricePath'
import { DAY_MS } from './spans'
import { dailyTurnover, restingVolume } from './volume'

const YEAR_MS = 365 * DAY_MS

it('reads what the table of pairs prints', () => {
  expect(dailyTurnover('BTC/GBP')).toBe(1_200_000_000)
  expect(dailyTurnover('ADA/GBP')).toBe(96_000_000)
  expect(dailyTurnover('GBP/CAD')).toBe(9_600_000_000)
})

it.each(ALL_PAIRS)('knows a turnover of millions of pounds of %s', (pair) => {
  expect(PAIRS[pair].volume).toMatch(/^£[\d.]+[MB]$/)
  expect(dailyTurnover(pair)).toBeGreaterThanOrEqual(1_000_000)
})

it('comes to the turnover of a day on average', () => {
  const path = pricePath({ seed: 42, time: 0 }, 'BTC/GBP')
  const days = candlesOf(path, '1D', firstStepFrom(path, 0), firstStepFrom(path, YEAR_MS) - 1)
  const year = days.reduce((sum, { volume }) => sum + volume, 0)

  expect(days).toHaveLength(365)
  expect(year / days.length / dailyTurnover('BTC/GBP')).toBeCloseTo(1, 1)
})

it('grows with the time', () => {
  const [short, long] = [3_000, 6_000].map((periodMs) => restingVolume(123_456_789, 0, periodMs))

  expect(long).toBeCloseTo(2 * (short ?? Number.NaN))
})

it('is busier at some times than at others', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    restingVolume(1_000_000_000, hour * 3_600_000, 3_600_000),
  )

  expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(1.5)
})
