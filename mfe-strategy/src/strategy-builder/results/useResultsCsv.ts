import { downloadCsv } from '@aldergate/files'
import { logFailure } from '@aldergate/platform'
import { showToast, useFormat } from '@aldergate/ui'
import type { BacktestRow } from './sampleRun'
import { useText } from './texts'

/** All rows as a file, oldest first. */
export function useResultsCsv(rows: readonly BacktestRow[]) {
  const t = useText()
  const { decimalSign } = useFormat()

  return async function download() {
    try {
      await downloadCsv(
        t('fileName'),
        {
          columns: [
            { header: t('date'), kind: 'text' },
            { header: t('pnlGbp'), kind: 'money' },
            { header: t('drawdownPercent'), kind: 'number' },
            { header: t('tradeCount'), kind: 'number' },
          ],
          rows: rows.map(({ date, pnl, drawdown, trades }) => [
            date,
            pnl,
            Number(drawdown.toFixed(2)),
            trades,
          ]),
        },
        decimalSign,
      )
    } catch (cause) {
      logFailure('The rows of the sample run could not be written.', cause)
      showToast(t('downloadFailed'), 'error')
    }
  }
}
