import type { Report } from '@aldergate/market/strategy'
import { EmptyState, useFormat } from '@aldergate/ui'
import { useText } from './texts'

/** Why there are no figures: there was not one trade. */
export function NoTrades({ report }: { report: Report }) {
  const t = useText()
  const format = useFormat()
  const { bars, measured, firstBar } = report

  if (bars === 0) return <EmptyState text={t('noBars')} />
  // Some term has no value on any candle, so nobody knows from here how many it takes.
  if (firstBar >= bars) return <EmptyState text={t('farTooShort', { bars })} />
  if (measured < 2) {
    return <EmptyState text={t('tooShort', { bars, needed: format.number(firstBar + 2) })} />
  }
  return <EmptyState text={t('neverHeld', { bars: measured })} />
}
