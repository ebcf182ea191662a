import type { Report } from '@aldergate/market/strategy'
import { EmptyState, useFormat } from '@aldergate/ui'
import { useText } from './texts'

interface NoTradesProps {
  report: Report
  /** The first bar at which the rules could hold. */
  firstBar: number
}

/** Why there are no figures: there was not one trade. */
export function NoTrades({ report, firstBar }: NoTradesProps) {
  const t = useText()
  const format = useFormat()
  const { bars, measured } = report

  if (bars === 0) return <EmptyState text={t('noBars')} />
  if (measured < 2) {
    return <EmptyState text={t('tooShort', { bars, needed: format.number(firstBar + 2) })} />
  }
  return <EmptyState text={t('neverHeld', { bars: measured })} />
}
