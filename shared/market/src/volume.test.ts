import { ALL_PAIRS, PAIRS } from './pairs'
import { dailyTurnover, MOVING_SHARE, restingVolume } from './volume'

const BAR_MS = 10 * 60_000
const BARS_OF_YEAR = 365 * 144

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
  let sum = 0
  for (let bar = 0; bar < BARS_OF_YEAR; bar += 1) {
    const moveShare = (bar % 11) / 10
    sum += restingVolume(1_000_000_000, bar * BAR_MS, BAR_MS) * (1 + MOVING_SHARE * moveShare)
  }

  expect(sum / 365 / 1_000_000_000).toBeCloseTo(1, 1)
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
