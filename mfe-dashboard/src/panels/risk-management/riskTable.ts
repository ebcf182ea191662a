import type { ReportTable } from '@aldergate/files'
import type { RiskEntry } from './risk'

/** The history as a table for export, oldest first. */
export function riskTable(
  history: readonly RiskEntry[],
  [time, exposure, stopLoss]: readonly [time: string, exposure: string, stopLoss: string],
): ReportTable {
  return {
    columns: [
      { header: time, kind: 'date' },
      { header: exposure, kind: 'number' },
      { header: stopLoss, kind: 'number' },
    ],
    rows: history.map((entry) => [entry.timestamp, entry.exposure, entry.stopLoss]),
  }
}
