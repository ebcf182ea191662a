import { downloadCsv } from '@aldergate/files'
import { useFormat } from '@aldergate/ui'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import type { BacktestRow } from './sampleRun'
import { useText } from './texts'

/** All rows as a file, oldest first. */
export function useResultsCsv(rows: readonly BacktestRow[]) {
  const t = useText()
  const { decimalSign } = useFormat()
  const save = useFileSaving()

  return () =>
    save(() =>
      downloadCsv(
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
      ),
    )
}
