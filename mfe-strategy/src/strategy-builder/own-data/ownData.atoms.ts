import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { strategyAtom } from '../builder.atoms'
import type { CandleFile } from './candleOrder'
import { fitOf } from './fit'
import type { Refusal } from './problem'
import { readCandleFile } from './readCandleFile'

/** What a backtest runs over. */
export type DataSource = 'market' | 'file'

export const dataSourceAtom = erasableAtom<DataSource>('market')

/** The trader's own candles, under the name of their file; they stay until another file could be read. */
export type ChosenFile = CandleFile & { name: string }

export const candleFileAtom = erasableAtom<ChosenFile | null>(null)

/** What becomes of the file that was chosen last. */
type Reading =
  | { status: 'idle' }
  /** The share that is read, from 0 to 1, and how to end it. */
  | { status: 'reading'; name: string; share: number; cancel: () => void }
  | { status: 'refused'; name: string; refusal: Refusal }

export const readingAtom = erasableAtom<Reading>({ status: 'idle' })

/** Reads a chosen file; what cannot be used leaves the file before it in use. */
export const takeCandleFileAtom = atom(null, async (get, set, chosen: File) => {
  const before = get(readingAtom)
  if (before.status === 'reading') before.cancel()
  const { name } = chosen
  const ending = new AbortController()
  const { signal } = ending
  function cancel() {
    ending.abort()
    set(readingAtom, { status: 'idle' })
  }
  const reading = (share: number) => set(readingAtom, { status: 'reading', name, share, cancel })
  reading(0)
  try {
    const onProgress = (share: number) => !signal.aborted && reading(share)
    const read = await readCandleFile(chosen, { onProgress, signal })
    if (read.status === 'read') {
      set(candleFileAtom, { ...read.file, name })
      set(readingAtom, { status: 'idle' })
    } else set(readingAtom, { status: 'refused', name, refusal: read })
  } catch (error) {
    // Only its end makes it fail; by then another file may be read.
    if (!signal.aborted) throw error
  }
})

/** Whether there is something to run over: the market always is. */
export const canUseDataAtom = atom((get) => {
  if (get(dataSourceAtom) === 'market') return true
  const file = get(candleFileAtom)
  if (!file) return false
  const { status } = fitOf(file.spacingMs, get(strategyAtom).timeframe)
  return status === 'same' || status === 'summed'
})
