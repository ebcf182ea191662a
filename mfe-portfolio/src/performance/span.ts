import { DAY_MS, HISTORY_MS, periodStart, TIMEFRAME_MS } from '@aldergate/market'
import type { PERIODS_PER_YEAR } from '@aldergate/market/metrics'

/** The stretches of time that an account is looked at over, in the order of the tabs. */
export const SPANS = ['day', 'week', 'month', 'year', 'all'] as const

export type Span = (typeof SPANS)[number]

export const DEFAULT_SPAN: Span = 'week'

/** How often a return is taken: by the hour over a day and a week, by the day over all that is longer. */
export type Frequency = keyof typeof PERIODS_PER_YEAR

const LENGTHS_MS: Readonly<Record<Span, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
  all: HISTORY_MS,
}

const PERIODS = { hourly: '1h', daily: '1D' } as const

/** How long the period of a frequency is. */
export function periodMs(frequency: Frequency): number {
  return TIMEFRAME_MS[PERIODS[frequency]]
}

/** When an account has to be valued to be looked at over a span. */
export interface Window {
  span: Span
  frequency: Frequency
  /** When it begins, in epoch milliseconds. */
  from: number
  /** The whole hours or days of UTC that ended after its beginning, until now. */
  ends: readonly number[]
}

/** The window that ends now; it never begins before `openedAt`. */
export function windowOf(span: Span, now: number, openedAt: number): Window {
  const frequency = span === 'day' || span === 'week' ? 'hourly' : 'daily'
  const from = Math.min(now, Math.max(openedAt, now - LENGTHS_MS[span]))
  const period = PERIODS[frequency]
  const ends: number[] = []
  const stepMs = periodMs(frequency)
  for (let end = periodStart(from, period) + stepMs; end <= now; end += stepMs) ends.push(end)
  return { span, frequency, from, ends }
}
