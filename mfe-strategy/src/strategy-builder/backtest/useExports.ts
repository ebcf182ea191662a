import { downloadCsv, downloadJson } from '@aldergate/files'
import { useFormat } from '@aldergate/ui'
import { figuresTable, runData, tradesTable } from './exportedRun'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'
import { useSaving } from './useSaving'

/** Saves a run as files. */
export function useExports(finished: FinishedRun) {
  const t = useText()
  const { decimalSign } = useFormat()
  const save = useSaving()

  return {
    saveTrades: () =>
      save(() => downloadCsv(t('file.trades'), tradesTable(finished, t), decimalSign)),
    saveFigures: () =>
      save(() => downloadCsv(t('file.figures'), figuresTable(finished.report, t), decimalSign)),
    saveAll: () => save(() => downloadJson(t('file.all'), runData(finished))),
  }
}
