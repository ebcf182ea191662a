import type { Pair } from '@aldergate/market'
import { PERIODS_PER_YEAR } from '@aldergate/market/metrics'
import type { useText } from './texts'

/** The key figures in their default order: the account's, then the market's. */
export const KPI_IDS = [
  'portfolioValue',
  'dayProfit',
  'winRate',
  'sharpe',
  'volatility',
  'maxDrawdown',
  'breadth',
  'marketChange',
  'marketVolatility',
  'topMover',
] as const

export type KpiId = (typeof KPI_IDS)[number]

export type Trend = 'up' | 'down' | 'neutral'

export interface KpiPoint {
  /** Epoch milliseconds. */
  time: number
  value: number
}

/** A figure, its comparison and its history; NaN when there are too few data. */
export interface Kpi {
  id: KpiId
  /** Pounds, percent or a ratio, as `KPI_FACTS` says. */
  value: number
  previous: number
  /** Oldest first; the last one is the current value. */
  history: readonly KpiPoint[]
  /** The pair of the figure, if it is about one. */
  pair?: Pair
  /** How many pairs rose and fell. */
  counts?: { rose: number; fell: number }
}

export type KpiUnit = 'money' | 'signedMoney' | 'percent' | 'signedPercent' | 'ratio'

interface KpiFacts {
  unit: KpiUnit
  /** The moment or period that `previous` belongs to. */
  compared: 'dayAgo' | 'yesterday' | 'dayEarlier' | 'tradeBefore'
  /** How far apart the points of the history lie. */
  step: 'day' | 'hour' | 'trade'
  /** Whether more of it is a gain: only then does its trend take the colours of one. */
  isGain: boolean
  /** The note beside the value: the periods of its year, its pair, or the number of pairs that rose and fell. */
  beside?: 'days' | 'hours' | 'pair' | 'counts'
}

export const KPI_FACTS: Readonly<Record<KpiId, KpiFacts>> = {
  portfolioValue: { unit: 'money', compared: 'dayAgo', step: 'day', isGain: true },
  dayProfit: { unit: 'signedMoney', compared: 'yesterday', step: 'day', isGain: true },
  winRate: { unit: 'percent', compared: 'tradeBefore', step: 'trade', isGain: true },
  sharpe: { unit: 'ratio', compared: 'dayEarlier', step: 'day', isGain: true, beside: 'days' },
  volatility: {
    unit: 'percent',
    compared: 'dayEarlier',
    step: 'day',
    isGain: false,
    beside: 'days',
  },
  maxDrawdown: { unit: 'percent', compared: 'dayEarlier', step: 'day', isGain: true },
  breadth: { unit: 'percent', compared: 'dayAgo', step: 'hour', isGain: true, beside: 'counts' },
  marketChange: { unit: 'signedPercent', compared: 'dayAgo', step: 'hour', isGain: true },
  marketVolatility: {
    unit: 'percent',
    compared: 'dayAgo',
    step: 'hour',
    isGain: false,
    beside: 'hours',
  },
  topMover: {
    unit: 'signedPercent',
    compared: 'dayAgo',
    step: 'hour',
    isGain: true,
    beside: 'pair',
  },
}

/** Two decimals, as on the screen: what looks the same has no trend. */
const SHOWN_STEPS = 100

export function trendOf({ value, previous }: Pick<Kpi, 'value' | 'previous'>): Trend {
  const change = Math.round(value * SHOWN_STEPS) - Math.round(previous * SHOWN_STEPS)
  if (change > 0) return 'up'
  return change < 0 ? 'down' : 'neutral'
}

/** Returns a detail that the name of a figure omits: the days or hours of its year, or its pair. */
export function aboutOf({ id, pair }: Kpi, t: ReturnType<typeof useText>): string | undefined {
  const { beside } = KPI_FACTS[id]
  if (beside === 'days') return t('perYear.days', { days: PERIODS_PER_YEAR.daily })
  if (beside === 'hours') return t('perYear.hours', { hours: PERIODS_PER_YEAR.hourly })
  return pair
}
