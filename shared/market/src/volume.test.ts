import { ALL_PAIRS, PAIRS } from './pairs'
import { dailyTurnover, tickVolume } from './volume'

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
    sum += tickVolume(1_000_000_000, bar * BAR_MS, BAR_MS, (bar % 11) / 10)
  }

  expect(sum / 365 / 1_000_000_000).toBeCloseTo(1, 1)
})

it('grows with the move and with the time, in whole pounds', () => {
  const [calm, moving] = [0, 1].map((share) => tickVolume(123_456_789, 0, 3_000, share))
  const long = tickVolume(123_456_789, 0, 6_000, 1)

  expect(moving).toBeGreaterThan(calm ?? Number.NaN)
  expect(long).toBeGreaterThan(moving ?? Number.NaN)
  for (const volume of [calm, moving, long]) expect(Number.isInteger(volume)).toBe(true)
})

it('is busier at some times than at others', () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    tickVolume(1_000_000_000, hour * 3_600_000, 3_600_000, 0.5),
  )

  expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(1.5)
})
