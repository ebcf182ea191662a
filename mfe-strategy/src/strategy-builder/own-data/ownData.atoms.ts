import { startWorker, type Watching } from '@aldergate/market/strategy'
import { erasableAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { beginWorkAtom } from '../work.atoms'
import type { CandleFile, ReadFile } from './candleFile'
import type { FileAnswer, FileRequest } from './createFileReader'
import type { Refusal } from './problem'

/** The source of the data that a backtest runs over. */
export type DataSource = 'market' | 'file'

export const dataSourceAtom = erasableAtom<DataSource>('market')

/** The trader's own candles, under the name of their file; they stay until another file could be read. */
export type ChosenFile = CandleFile & { name: string }

export const candleFileAtom = erasableAtom<ChosenFile | null>(null)

/** The state of reading the file that was chosen last. */
type Reading =
  | { status: 'idle' }
  /** The share that is read, from 0 to 1, and how to end it. */
  | { status: 'reading'; name: string; share: number; cancel: () => void }
  | { status: 'refused'; name: string; refusal: Refusal }

export const readingAtom = erasableAtom<Reading>({ status: 'idle' })

/** Reads a chosen file in a worker; a rejected file leaves the previous one in use. */
export const takeCandleFileAtom = atom(null, async (get, set, chosen: File) => {
  const before = get(readingAtom)
  if (before.status === 'reading') before.cancel()
  const { name } = chosen
  const { signal, end, hasEnded } = set(beginWorkAtom)
  function cancel() {
    end()
    set(readingAtom, { status: 'idle' })
  }
  const reading = (share: number) => {
    if (!hasEnded()) set(readingAtom, { status: 'reading', name, share, cancel })
  }
  const refused = (refusal: Refusal) => set(readingAtom, { status: 'refused', name, refusal })
  reading(0)
  try {
    const read = await readBeside(chosen, { onProgress: reading, signal })
    if (hasEnded()) return
    if (read.status === 'refused') return refused(read)
    set(candleFileAtom, { ...read.file, name })
    set(readingAtom, { status: 'idle' })
  } catch (error) {
    // Another file may be loading by then.
    if (hasEnded()) return
    logFailure('A file of candles could not be read', error)
    refused({ of: 'file', problem: { fault: 'unreadable' } })
  }
})

/** Reads a file in a new worker, which is terminated afterwards. */
async function readBeside(file: File, { onProgress, signal }: Watching): Promise<ReadFile> {
  const load = () => import('./candleFile.worker.ts?source')
  const reader = await startWorker<FileRequest, FileAnswer>('candle file', load, signal)
  try {
    const { read } = await reader.ask({ file }, 'done', onProgress)
    return read
  } finally {
    reader.end()
  }
}

/** Whether there is something to run over: the market always is. */
export const canUseDataAtom = atom((get) => {
  if (get(dataSourceAtom) === 'market') return true
  const file = get(candleFileAtom)
  return file !== null && file.counts[get(strategyAtom).timeframe] > 0
})
