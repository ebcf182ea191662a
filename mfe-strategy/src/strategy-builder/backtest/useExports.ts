import { downloadCsv, downloadJson } from '@aldergate/files'
import { logFailure } from '@aldergate/platform'
import { showToast, useFormat } from '@aldergate/ui'
import { figuresTable, runData, tradesTable } from './exportedRun'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'

/** Saves a run as files. */
export function useExports(finished: FinishedRun) {
  const t = useText()
  const { decimalSign } = useFormat()

  async function save(write: () => Promise<void> | void) {
    try {
      await write()
    } catch (cause) {
      logFailure('A backtest could not be written to a file.', cause)
      showToast(t('saveFailed'), 'error')
    }
  }

  return {
    saveTrades: () =>
      save(() => downloadCsv(t('file.trades'), tradesTable(finished, t), decimalSign)),
    saveFigures: () =>
      save(() => downloadCsv(t('file.figures'), figuresTable(finished.report, t), decimalSign)),
    saveAll: () => save(() => downloadJson(t('file.all'), runData(finished))),
  }
}
