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

/** Why the period cannot be, or `undefined` when it can. */
export function periodError({
  timeframeStart,
  timeframeEnd,
}: Pick<ReportFilter, 'timeframeStart' | 'timeframeEnd'>): (TextKey & 'startAfterEnd') | undefined {
  const isBackwards = timeframeStart !== '' && timeframeEnd !== '' && timeframeStart > timeframeEnd
  return isBackwards ? 'startAfterEnd' : undefined
}
