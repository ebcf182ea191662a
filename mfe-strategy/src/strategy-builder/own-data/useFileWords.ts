import { type Timeframe, MINUTE_MS } from '@aldergate/market'
import { useFormat } from '@aldergate/ui'
import { durationText } from '../backtest/duration'
import { useText as useReportText } from '../backtest/texts'
import type { FileFacts } from './fileFacts'
import { timeframeOf } from './timeframe'
import type { Gaps } from './gaps'
import { useText } from './texts'

/** Says what a file of candles holds. */
export function useFileWords() {
  const t = useText()
  const sayInReport = useReportText()
  const format = useFormat()

  /** As timeframes are written, where there is such a one. */
  function spacing(ms: number): string {
    if (ms < MINUTE_MS) return t('seconds', { seconds: ms / 1_000 })
    return timeframeOf(ms) ?? durationText(ms, sayInReport) ?? ''
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
