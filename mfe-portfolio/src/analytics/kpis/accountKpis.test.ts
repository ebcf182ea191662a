import type { RoundTrip } from '@aldergate/ledger'
import { annualVolatility, PERIODS_PER_YEAR } from '@aldergate/market/metrics'
import { metricsOf } from '../../performance/metrics'
import { type Series, seriesOf } from '../../performance/series'
import { windowOf } from '../../performance/span'
import { accountKpis } from './accountKpis'

const NOW = Date.UTC(2026, 10, 21, 12, 30)
const MIDNIGHT = Date.UTC(2026, 10, 21)
const DAY_MS = 86_400_000

/** Worth £100,000 plus a wave, which is the same on every timeframe. */
function series(timeframe: 'day' | 'month' | 'year', now: number, openedAt: number): Series {
  const window = windowOf(timeframe, now, openedAt)
  const times = [...new Set([window.from, ...window.ends, now])]
  const valuations = times.map((time) => ({
    time,
    pence: Math.round(10_000_000 * (1 + 0.02 * Math.sin(time / DAY_MS))),
    isDeposit: false,
  }))
  return seriesOf(window, valuations, () => 100)
}

function pastAt(now: number, openedAt = 0) {
  return {
    day: series('day', now, openedAt),
    month: series('month', now, openedAt),
    year: series('year', now, openedAt),
  }
}

const PAST = pastAt(NOW)

function kpi(id: string, roundTrips: readonly RoundTrip[] = [], past = PAST) {
  const found = accountKpis(past, roundTrips).find((each) => each.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

function trip(netProfit: string, closedAt: number): RoundTrip {
  const facts = { id: String(closedAt), pair: 'BTC/GBP', wasShort: false, quantity: '1' } as const
  return { ...facts, openedAt: 0, closedAt, profit: netProfit, fees: '0.00', netProfit }
}

it('is worth what the series of the portfolio ends in, against 24 hours ago', () => {
  const value = kpi('portfolioValue')
  expect(value.value).toBe((PAST.day.points.at(-1)?.pence ?? 0) / 100)
  expect(value.previous).toBe((PAST.day.points[0]?.pence ?? 0) / 100)
  expect(value.history).toHaveLength(31)
})

it('earned over the day what the portfolio says, against the whole day before', () => {
  const profit = kpi('dayProfit')
  const midnights = PAST.year.points.slice(1, -1)
  const [before, last] = midnights.slice(-2)
  expect(profit.value).toBe((PAST.day.points.at(-1)?.profitPence ?? 0) / 100)
  expect(profit.previous).toBeCloseTo(
    ((last?.profitPence ?? 0) - (before?.profitPence ?? 0)) / 100,
    6,
  )
})

it.each(['portfolioValue', 'dayProfit'])(
  'names each day in the history of %s by that day, and not by the midnight that ends it',
  (id) => {
    const days = kpi(id).history.map(({ time }) => new Date(time).toISOString().slice(0, 10))
    expect(days.slice(-3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
    expect(new Set(days).size).toBe(31)
  },
)

it.each([
  ['at noon', NOW, 0],
  ['at midnight', MIDNIGHT, 0],
  ['of an account that was opened at a midnight of this year', NOW, MIDNIGHT - 60 * DAY_MS + 5],
  ['of an account that was opened on a day of this year', NOW, NOW - 60 * DAY_MS],
])(
  'compares the risk with that of the whole days up to a day earlier: %s',
  (_when, now, opened) => {
    const past = pastAt(now, opened)
    const risk = kpi('volatility', [], past)
    const dayEarlier = past.year.returns.slice(-30, -1)

    expect(risk.previous).toBeCloseTo(
      100 * annualVolatility(dayEarlier, PERIODS_PER_YEAR.daily),
      10,
    )
    expect(risk.history.at(-2)?.time).toBe(MIDNIGHT - DAY_MS)
    expect(risk.history).toHaveLength(31)
  },
)

it('measures the risk of thirty days as the portfolio does', () => {
  const { account } = metricsOf(PAST.month)
  expect(kpi('sharpe').value).toBe(account.sharpe)
  expect(kpi('volatility').value).toBe(100 * account.volatility)
  expect(kpi('maxDrawdown').value).toBe(100 * account.maxDrawdown)
})

it('shares wins by closed trades, against the rate before the latest one', () => {
  const trips = [trip('5.00', 1), trip('-1.00', 2), trip('3.00', 3)]
  expect(kpi('winRate', trips)).toMatchObject({
    value: expect.closeTo(66.67, 2),
    previous: 50,
    history: [
      { time: 1, value: 100 },
      { time: 2, value: 50 },
      { time: 3, value: expect.closeTo(66.67, 2) },
    ],
  })
  expect(kpi('winRate')).toMatchObject({ value: Number.NaN, previous: Number.NaN, history: [] })
})
