import type { Timeframe } from '@aldergate/market'
import { useFormat } from '@aldergate/ui'
import type { FileFacts } from './fileFacts'
import type { Gaps } from './gaps'
import { useText } from './texts'
import { spacingName } from './timeframe'

/** Describes a file of candles. */
export function useFileWords() {
  const t = useText()
  const format = useFormat()

  function spacing(ms: number): string {
    return spacingName(ms) ?? t('seconds', { seconds: ms / 1_000 })
  }

  function gaps({ count, missing, longest }: Gaps): string {
    if (!longest) return t('noGaps')
    const [from, until] = [format.dateTime(longest.from), format.dateTime(longest.until)]
    return t('gaps', { count, missing, from, until })
  }

  /** Describes the file that a run was over, for its report. */
  function data(facts: FileFacts, count: number, timeframe: Timeframe): string {
    const { name, candles, spacingMs } = facts
    const [from, until] = [format.dateTime(facts.from), format.dateTime(facts.until)]
    const finer = spacing(spacingMs)
    return finer === timeframe
      ? t('dataSame', { count, timeframe, name, from, until })
      : t('dataSummed', { count, timeframe, candles, spacing: finer, name, from, until })
  }

  return { spacing, gaps, data }
}
