import type { TextKey } from './texts'

export const REPORT_TYPES = [
  'Summary',
  'Detailed',
  'Performance',
  'Compliance',
  'Comparative',
] as const

export const GROUPINGS = ['None', 'Asset Class', 'Date', 'Region'] as const

type ReportType = (typeof REPORT_TYPES)[number]

export type Grouping = (typeof GROUPINGS)[number]

export interface ReportFilter {
  /** A day, such as 2026-11-21, in the trader's time zone; empty for the beginning of the ledger. */
  timeframeStart: string
  /** The last day, which counts in full; empty for now. */
  timeframeEnd: string
  reportType: ReportType
  includeCharts: boolean
  groupBy: Grouping
}

type Timeframe = Pick<ReportFilter, 'timeframeStart' | 'timeframeEnd'>

/** While a year is typed, a browser reports the years 0002, 0020 and 0202, and afterwards years of five digits. */
export const FIRST_DAY = '2000-01-01'
export const LAST_DAY = '2100-12-31'

interface PeriodError {
  field: keyof Timeframe
  text: TextKey & ('startAfterEnd' | 'startInFuture' | 'yearOutOfRange')
}

/** Why the period is invalid, or `undefined` when it is valid: `today` is in the trader's time zone. */
export function periodError(timeframe: Timeframe, today: string): PeriodError | undefined {
  const { timeframeStart, timeframeEnd } = timeframe
  for (const field of ['timeframeStart', 'timeframeEnd'] as const) {
    if (isOutOfRange(timeframe[field])) return { field, text: 'yearOutOfRange' }
  }
  const isBackwards = timeframeStart !== '' && timeframeEnd !== '' && timeframeStart > timeframeEnd
  if (isBackwards) return { field: 'timeframeStart', text: 'startAfterEnd' }
  if (timeframeStart > today) return { field: 'timeframeStart', text: 'startInFuture' }
  return undefined
}

function isOutOfRange(day: string): boolean {
  return day !== '' && (day.length > LAST_DAY.length || day < FIRST_DAY || day > LAST_DAY)
}
