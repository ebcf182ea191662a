import { DAY_MS, HISTORY_MS, periodStart, TIMEFRAME_MS } from '@aldergate/market'
import type { PERIODS_PER_YEAR } from '@aldergate/market/metrics'

/** The spans of an account, in the order of the tabs. */
export const SPANS = ['day', 'week', 'month', 'year', 'all'] as const

export type Span = (typeof SPANS)[number]

/** One of them, or days of the trader's own. */
export type Choice = Span | 'custom'

export const DEFAULT_SPAN: Span = 'week'

/** Days: from the beginning of the first until the end of the last, in epoch milliseconds. */
export interface Range {
  from: number
  until: number
}

/** How often a return is taken: by the hour over a day and a week, by the day over all that is longer. */
export type Frequency = keyof typeof PERIODS_PER_YEAR

const LENGTHS_MS: Readonly<Record<Span, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
  all: HISTORY_MS,
}

/** Longer than a week with the clocks set back, shorter than eight days with the clocks set forward. */
const MAX_HOURLY_MS = 7.5 * DAY_MS

const PERIODS = { hourly: '1h', daily: '1D' } as const

/** How long the period of a frequency is. */
export function periodMs(frequency: Frequency): number {
  return TIMEFRAME_MS[PERIODS[frequency]]
}

/** The times at which an account must be valued to show a span. */
export interface Window {
  span: Choice
  frequency: Frequency
  /** When it begins, in epoch milliseconds. */
  from: number
  /** When it ended; `undefined` while it follows the current prices. */
  until?: number | undefined
  /** The whole hours or days of UTC that ended after its beginning. */
  ends: readonly number[]
}

/** The window of days, or of a span that ends now; it never begins before `openedAt`. */
export function windowOf(chosen: Span | Range, now: number, openedAt: number): Window {
  const isSpan = typeof chosen === 'string'
  const range = isSpan ? { from: now - LENGTHS_MS[chosen], until: now } : chosen
  const frequency = range.until - range.from < MAX_HOURLY_MS ? 'hourly' : 'daily'
  const last = Math.min(now, range.until)
  const from = Math.min(last, Math.max(openedAt, range.from))
  const period = PERIODS[frequency]
  const ends: number[] = []
  const stepMs = periodMs(frequency)
  for (let end = periodStart(from, period) + stepMs; end <= last; end += stepMs) ends.push(end)
  const until = isSpan || range.until > now ? undefined : last
  return { span: isSpan ? chosen : 'custom', frequency, from, until, ends }
}
