import { dayChangePercent, type Pair, type PairKind, PAIRS } from '@aldergate/market'
import {
  type CrossSignal,
  crossSignal,
  type RsiSignal,
  rsiSignal,
  SIGNAL_HOURS,
} from '@aldergate/market/signals'
import {
  annualVolatility,
  covariance,
  PERIODS_PER_YEAR,
  returnsOf,
} from '@aldergate/market/metrics'

/** Hours that volatility and correlation are taken from: thirty days. */
const RISK_HOURS = 30 * 24

/** Hours whose lowest and highest close are support and resistance: twenty days. */
const LEVEL_HOURS = 20 * 24

/** A crossing of the averages counts as new for this many hours. */
const FRESH_HOURS = 6

/** The figures and signals of a pair, from its simulated series. */
export interface Insight {
  pair: Pair
  kind: PairKind
  price: number
  /** Over 24 hours, in percent. */
  change: number
  rsi: RsiSignal
  cross: CrossSignal
  /** In percent a year. */
  volatility: number
  /** Correlation of the hourly returns with those of the reference, −1 to 1. */
  correlation: number
  /** Percent of the price down to the lowest close; negative below it. */
  toSupport: number
  /** Percent of the price up to the highest close; negative above it. */
  toResistance: number
}

/** A pair's hourly prices; the last one is the current price. */
interface Hours {
  pair: Pair
  /** The price 24 hours before now. */
  open: number
  closes: Float64Array
}

export function insightsOf(market: readonly Hours[], reference: Pair): Insight[] {
  // Without the current price: the running hour is no hourly return.
  const returns = market.map(({ closes }) => returnsOf(closes.slice(-RISK_HOURS - 2, -1)))
  const place = market.findIndex(({ pair }) => pair === reference)
  return market.map(({ pair, open, closes }, index) => {
    const price = closes.at(-1) ?? Number.NaN
    const recent = closes.slice(-SIGNAL_HOURS)
    // Past closes only, so that the current price can break a level.
    const levels = closes.slice(-LEVEL_HOURS - 1, -1)
    const own = returns[index] ?? new Float64Array()
    return {
      pair,
      kind: PAIRS[pair].kind,
      price,
      change: dayChangePercent({ price, open }),
      rsi: rsiSignal(recent),
      cross: crossSignal(recent),
      volatility: 100 * annualVolatility(own, PERIODS_PER_YEAR.hourly),
      correlation: correlationOf(own, returns[place] ?? new Float64Array()),
      toSupport: (1 - lowest(levels) / price) * 100,
      toResistance: (highest(levels) / price - 1) * 100,
    }
  })
}

/** Pearson's correlation; NaN if either series is constant. */
export function correlationOf(one: Float64Array, other: Float64Array): number {
  const scale = Math.sqrt(covariance(one, one) * covariance(other, other))
  return scale > 0 ? covariance(one, other) / scale : Number.NaN
}

/** Whether something is going on: an extreme, a fresh cross, or a level that was broken. */
export function hasSignal({ rsi, cross, toSupport, toResistance }: Insight): boolean {
  return rsi.zone !== 'neutral' || isFresh(cross) || toSupport < 0 || toResistance < 0
}

export function isFresh({ standing, candles }: CrossSignal): boolean {
  return standing !== 'level' && candles <= FRESH_HOURS
}

/** The rows of the table that are wanted: the class of their pairs, and whether they must have a signal. */
export interface InsightFilter {
  kind: PairKind | 'all'
  onlySignals: boolean
}

export function wanted(insights: readonly Insight[], filter: InsightFilter): Insight[] {
  return insights.filter(
    (insight) =>
      (filter.kind === 'all' || insight.kind === filter.kind) &&
      (!filter.onlySignals || hasSignal(insight)),
  )
}

function lowest(values: Float64Array): number {
  return values.reduce((low, value) => Math.min(low, value), Infinity)
}

function highest(values: Float64Array): number {
  return values.reduce((high, value) => Math.max(high, value), -Infinity)
}
