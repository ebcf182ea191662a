import { downloadCsv, downloadFile } from '@aldergate/files'
import { startWorker, type Watching } from '@aldergate/market/strategy'
import { useFormat } from '@aldergate/ui'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import { useState } from 'react'
import type { TradesAnswer } from './createTradesWriter'
import { currencyOf, figuresTable, runData, tradeWords } from './exportedRun'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'
import type { TradesRequest } from './tradesFile'
import { useSettingText } from './useSettingText'

/** A file of trades while it is written. */
interface Writing {
  /** The progress, from 0 to 1. */
  share: number
  cancel: () => void
}

/** Exports a run as files. Trades, of which there may be very many, are written in a worker. */
export function useExports(finished: FinishedRun) {
  const t = useText()
  const settingText = useSettingText()
  const { decimalSign } = useFormat()
  const save = useFileSaving()
  const [writing, setWriting] = useState<Writing>()
  const currency = currencyOf(finished.settings)

  async function saveWritten(name: string, request: TradesRequest) {
    writing?.cancel()
    const ending = new AbortController()
    const { signal } = ending
    function cancel() {
      ending.abort()
      setWriting(undefined)
    }
    const onProgress = (share: number) => setWriting({ share, cancel })
    onProgress(0)
    await save(async () => {
      try {
        const file = await writtenBeside(request, { signal, onProgress })
        setWriting(undefined)
        downloadFile(name, file, file.type)
      } catch (cause) {
        if (signal.aborted) return
        setWriting(undefined)
        throw cause
      }
    })
  }

  return {
    writing,
    saveTrades() {
      const words = tradeWords(t, currency)
      const { trades } = finished
      return saveWritten(`${t('file.trades')}.csv`, { as: 'csv', trades, words, decimalSign })
    },
    saveFigures: () =>
      save(() =>
        downloadCsv(t('file.figures'), figuresTable(finished.report, t, currency), decimalSign),
      ),
    saveAll() {
      const { trades } = finished
      const rest = runData(finished, settingText('rules', finished))
      return saveWritten(`${t('file.all')}.json`, { as: 'json', trades, rest })
    },
  }
}

/** Writes trades in a new worker, which is terminated afterwards. */
async function writtenBeside(request: TradesRequest, { signal, onProgress }: Watching) {
  const load = () => import('./tradesFile.worker.ts?source')
  const writer = await startWorker<TradesRequest, TradesAnswer>('trades file', load, signal)
  try {
    const { file } = await writer.ask(request, 'done', onProgress)
    return file
  } finally {
    writer.end()
  }
}
