import { equityCurve, type EquityPoint, type Ledger, type LedgerEntry } from '@aldergate/ledger'
import fc from 'fast-check'
import { monthlyProfits } from './months'
import { seriesOf } from './series'
import { windowOf } from './span'
import { depositTimes, penceOf, timesToValue, valuationsAt } from './valuation'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 5, 15, 12)
const START = NOW - 30 * DAY

const OPENING: Ledger = [
  { kind: 'openingCash', id: 'cash', at: START - DAY, amount: '1000.00' },
  {
    kind: 'openingHolding',
    id: 'units',
    at: START - DAY + 1,
    pair: 'BTC/GBP',
    quantity: '1',
    averageCost: '500',
  },
]

/** £1,000 at the start of the month, and a tenth more every ten days. */
function priceAt(time: number): number {
  return 1_000 * 1.1 ** ((time - START) / (10 * DAY))
}

function paidIn(at: number, amount: string): LedgerEntry {
  return { kind: 'openingCash', id: `paid ${at}`, at, amount }
}

function monthOf(ledger: Ledger, price = priceAt, now = NOW) {
  const window = windowOf('month', now, 0)
  const deposits = depositTimes(ledger, window.from)
  const times = timesToValue([window.from, ...window.ends, now], deposits)
  const curve = equityCurve(ledger, times, (_pair, time) => price(time))
  const known = new Map(curve.map(({ time, equity }: EquityPoint) => [time, penceOf(equity)]))
  const valuations = valuationsAt(times, deposits, known) ?? []
  return { series: seriesOf(window, valuations, price), valuations }
}

it('follows what the account earns beside its benchmark', () => {
  const { series } = monthOf(OPENING)
  const last = series.points.at(-1)

  expect(series.points).toHaveLength(32)
  expect(series.points[0]).toMatchObject({ profitPence: 0, growth: 0, benchmark: 0, drawdown: 0 })
  expect(last?.profitPence).toBe(33_100)
  expect(last?.growth).toBeCloseTo(331 / 2_000, 5)
  expect(last?.benchmark).toBeCloseTo(0.331, 10)
})

it('sees no performance in a deposit, however large and whenever it comes', () => {
  const still = () => 1_000
  const ledger = [...OPENING, paidIn(START + 5 * DAY, '250000.00'), paidIn(NOW - 1_000, '0.01')]
  const { series, valuations } = monthOf(ledger, still)

  expect(series.points.at(-1)?.pence).toBe(25_200_001)
  for (const point of series.points) {
    expect(point).toMatchObject({ profitPence: 0, growth: 0, drawdown: 0 })
  }
  expect(series.returns.every((earned) => earned === 0)).toBe(true)
  expect(monthlyProfits([START], valuations)).toEqual([{ start: START, pence: 0, isRunning: true }])
})

it('sees none in units that were brought in for less than they are worth', () => {
  const ledger: Ledger = [
    ...OPENING,
    {
      kind: 'openingHolding',
      id: 'gift',
      at: START + 5 * DAY,
      pair: 'BTC/GBP',
      quantity: '9',
      averageCost: '1',
    },
  ]
  const { series } = monthOf(ledger, () => 1_000)

  expect(series.points.at(-1)).toMatchObject({ pence: 1_100_000, profitPence: 0, growth: 0 })
})

it('weighs returns by time: cash that earns nothing only thins what follows it', () => {
  const halfway = START + 10 * DAY + 12 * 3_600_000
  const before = monthOf(OPENING).series
  const { series } = monthOf([...OPENING, paidIn(halfway, '100000.00')])
  const growthAt = (points: typeof series.points, time: number) =>
    points.find((point) => point.time > time)?.growth ?? Number.NaN

  expect(series.points.at(-1)?.profitPence).toBe(before.points.at(-1)?.profitPence)
  expect(growthAt(series.points, START + 9 * DAY)).toBe(growthAt(before.points, START + 9 * DAY))
  expect(series.points.at(-1)?.growth).toBeLessThan(Number(before.points.at(-1)?.growth))
})

it('earns to the penny what the account is worth more, less all deposits', () => {
  const amounts = fc.array(
    fc.record({
      pence: fc.integer({ min: 1, max: 10_000_000 }),
      hour: fc.integer({ min: 1, max: 700 }),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(amounts, (deposits) => {
      const sorted = deposits.toSorted((one, other) => one.hour - other.hour)
      const paid = sorted.map(({ pence, hour }, index) =>
        paidIn(START + hour * 3_600_000 + index, (pence / 100).toFixed(2)),
      )
      const { series } = monthOf([...OPENING, ...paid])
      const [first, last] = [series.points[0], series.points.at(-1)]
      const total = deposits.reduce((sum, { pence }) => sum + pence, 0)

      // The price itself moves in the millisecond around a deposit: less than a penny each.
      const expected = Number(last?.pence) - Number(first?.pence) - total
      expect(Math.abs(Number(last?.profitPence) - expected)).toBeLessThanOrEqual(paid.length)
    }),
    { numRuns: 25 },
  )
})

it('takes the returns of whole periods only, and the same ones of the benchmark', () => {
  const { series } = monthOf(OPENING)

  expect(series.returns).toHaveLength(29)
  expect(series.benchmarkReturns).toHaveLength(29)
  for (const earned of series.benchmarkReturns) expect(earned).toBeCloseTo(1.1 ** 0.1 - 1, 9)
})

it.each([
  ['at midnight', 0, 30],
  ['a second after it', 1_000, 29],
])('takes the first and the last day too where they are whole ones: %s', (_when, past, days) => {
  const { series } = monthOf(OPENING, priceAt, NOW - 12 * 3_600_000 + past)

  expect(series.returns).toHaveLength(days)
  expect(series.benchmarkReturns).toHaveLength(days)
})

it('shows what comes later where two valuations are of the same time', () => {
  const window = windowOf('day', Date.UTC(2026, 5, 15, 12), 0)
  const [until = 0] = window.ends.slice(-1)
  const valuations = [
    { time: window.from, pence: 100, isDeposit: false },
    { time: until, pence: 110, isDeposit: false },
    { time: until, pence: 121, isDeposit: false },
  ]
  const { points } = seriesOf(window, valuations, priceAt)

  expect(points.map(({ pence }) => pence)).toEqual([100, 121])
  expect(points.at(-1)?.growth).toBeCloseTo(0.21, 10)
})

it('measures the drawdown from the highest growth so far', () => {
  const { series } = monthOf(OPENING, (time) => (time > START + 20 * DAY ? 500 : 1_000))

  expect(series.points.at(-1)?.drawdown).toBeCloseTo(-0.25, 10)
  expect(series.points[5]?.drawdown).toBe(0)
})

it('has no growth of an account that was worth nothing, or owed', () => {
  const window = windowOf('day', NOW, 0)
  const [first = 0, second = 0] = window.ends
  const valuations = [
    { time: window.from, pence: -10_000, isDeposit: false },
    { time: first, pence: 0, isDeposit: false },
    { time: second, pence: 5_000, isDeposit: false },
  ]
  const { points } = seriesOf(window, valuations, priceAt)

  expect(points.map(({ growth }) => growth)).toEqual([0, 0, 0])
  expect(points.map(({ profitPence }) => profitPence)).toEqual([0, 10_000, 15_000])
})

it('has no growth of a benchmark without prices', () => {
  const window = windowOf('day', NOW, 0)
  const valuations = [{ time: window.from, pence: 100, isDeposit: false }]

  expect(seriesOf(window, valuations, () => undefined).points[0]?.benchmark).toBeNaN()
})

it('counts the first day of an account that was paid in within moments of its midnight', () => {
  const midnight = Date.UTC(2026, 5, 1)
  const window = windowOf('all', midnight + 3 * DAY, midnight + 10)
  const valuations = [window.from, ...window.ends].map((time, index) => ({
    time,
    pence: 100_000 + index,
    isDeposit: false,
  }))
  const { returns, benchmarkReturns } = seriesOf(window, valuations, () => 1)

  expect(returns).toHaveLength(3)
  expect(benchmarkReturns).toHaveLength(3)
})
