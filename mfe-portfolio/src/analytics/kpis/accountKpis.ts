import type { RoundTrip } from '@aldergate/ledger'
import { DAY_MS } from '@aldergate/market'
import {
  annualVolatility,
  maxDrawdown,
  PERIODS_PER_YEAR,
  sharpeRatio,
} from '@aldergate/market/metrics'
import { type Metric, metricsOf, MIN_OBSERVATIONS } from '../../performance/metrics'
import type { Series, SeriesPoint } from '../../performance/series'
import type { Kpi, KpiId, KpiPoint } from './kpi'

/** The account over three timeframes, as the portfolio shows it. */
export interface AccountPast {
  day: Series
  month: Series
  year: Series
}

const HISTORY_DAYS = 30

/** The whole days that lie within thirty times 24 hours. */
const WHOLE_DAYS = 29

const MAX_TRADES = 30

/** How each measure of risk is taken from daily returns. */
const MEASURES = {
  sharpe: (returns: readonly number[]) => sharpeRatio(returns, PERIODS_PER_YEAR.daily),
  volatility: (returns: readonly number[]) =>
    100 * annualVolatility(returns, PERIODS_PER_YEAR.daily),
  maxDrawdown: (returns: readonly number[]) => 100 * maxDrawdown(returns),
} as const satisfies Partial<Record<Metric, unknown>>

/** The figures of the account: now, and on each of the last thirty days. */
export function accountKpis(past: AccountPast, roundTrips: readonly RoundTrip[]): Kpi[] {
  return [
    portfolioValueKpi(past),
    dayProfitKpi(past),
    winRateKpi(roundTrips),
    riskKpi('sharpe', past),
    riskKpi('volatility', past),
    riskKpi('maxDrawdown', past),
  ]
}

function portfolioValueKpi({ day, year }: AccountPast): Kpi {
  const history = midnights(year)
    .map(({ time, pence }) => ({ time: noonBefore(time), value: pence / 100 }))
    .slice(-HISTORY_DAYS)
  const now = year.points.at(-1)
  const kpi = endingIn('portfolioValue', [
    ...history,
    ...(now ? [{ time: now.time, value: now.pence / 100 }] : []),
  ])
  return { ...kpi, previous: (day.points[0]?.pence ?? NaN) / 100 }
}

function dayProfitKpi({ day, year }: AccountPast): Kpi {
  const history = midnights(year)
    .map((point, index, all) => ({
      time: noonBefore(point.time),
      value: (point.profitPence - (all[index - 1]?.profitPence ?? NaN)) / 100,
    }))
    .slice(-HISTORY_DAYS)
  const now = day.points.at(-1)
  return endingIn('dayProfit', [
    ...history,
    ...(now ? [{ time: now.time, value: now.profitPence / 100 }] : []),
  ])
}

/**
 * The measure over the last thirty days as the portfolio shows it, and its history at the end of each earlier whole
 * day.
 */
function riskKpi(id: keyof typeof MEASURES, { month, year }: AccountPast): Kpi {
  const { account } = metricsOf(month)
  const now = month.points.at(-1)
  const value = id === 'sharpe' ? account[id] : 100 * account[id]
  const ends = returnEnds(year)
  const first = Math.max(0, ends.length - HISTORY_DAYS - 1)
  const history = ends.slice(first, -1).map((point, place) => {
    const until = first + place + 1
    const returns = year.returns.slice(Math.max(0, until - WHOLE_DAYS), until)
    const isEnough = returns.length >= MIN_OBSERVATIONS
    return { time: point.time, value: isEnough ? MEASURES[id](returns) : Number.NaN }
  })
  return endingIn(id, [...history, ...(now ? [{ time: now.time, value }] : [])])
}

/** The ends of the days: the moment at which the year ends is one only at midnight. */
function midnights({ points }: Series): readonly SeriesPoint[] {
  return points.slice(1).filter(({ time }) => time % DAY_MS === 0)
}

/** The ends of the days of which there is a return: the first day counts only if the year has all of it. */
function returnEnds(year: Series): readonly SeriesPoint[] {
  const ends = midnights(year)
  return ends.slice(ends.length - year.returns.length)
}

/** Noon of the day that ends at a midnight in UTC, which is the same date in almost every time zone. */
function noonBefore(midnight: number): number {
  return midnight - DAY_MS / 2
}

function winRateKpi(roundTrips: readonly RoundTrip[]): Kpi {
  let wins = 0
  const rates = roundTrips.map(({ closedAt, netProfit }, index) => {
    if (Number(netProfit) > 0) wins += 1
    return { time: closedAt, value: (wins / (index + 1)) * 100 }
  })
  return endingIn('winRate', rates.slice(-MAX_TRADES))
}

function endingIn(id: KpiId, points: readonly KpiPoint[]): Kpi {
  return {
    id,
    value: points.at(-1)?.value ?? Number.NaN,
    previous: points.at(-2)?.value ?? Number.NaN,
    history: points.filter(({ value }) => Number.isFinite(value)),
  }
}
