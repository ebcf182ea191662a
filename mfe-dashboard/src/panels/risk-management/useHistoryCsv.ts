import { csvText, downloadCsv, type ReportTable } from '@aldergate/files'
import { logFailure } from '@aldergate/platform'
import { showToast, useFormat } from '@aldergate/ui'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import type { RiskEntry } from './risk'
import { useText } from './texts'

/** The history as a file, and for the clipboard. */
export function useHistoryCsv(history: readonly RiskEntry[]) {
  const t = useText()
  const { decimalSign } = useFormat()
  const save = useFileSaving()
  const headers = [t('time'), t('exposure'), t('stopLoss')] as const

  function download() {
    return save(() => downloadCsv('risk-history', riskTable(history, headers), decimalSign))
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(await csvText(riskTable(history, headers), decimalSign))
      showToast(t('csvCopied'), 'success')
    } catch (cause) {
      logFailure('The history of the risk settings could not be copied.', cause)
      showToast(t('copyFailed'), 'error')
    }
  }

  return { download, copy }
}

/** The history as a table to take away, oldest first. */
function riskTable(
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
