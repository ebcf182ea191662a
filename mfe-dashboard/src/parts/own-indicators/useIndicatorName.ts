import type { CustomIndicator } from '@aldergate/market/state'
import { useText } from './texts'

/** What an indicator of the trader's own is called wherever it is offered: "Moving Average (14)". */
export function useIndicatorName(): (
  indicator: Pick<CustomIndicator, 'indicatorName' | 'period'>,
) => string {
  const t = useText()
  return ({ indicatorName, period }) =>
    t('summary', { name: t(`indicator.${indicatorName}`), period })
}
