import { indicatorOf } from '@aldergate/market/indicators'
import type { CustomIndicator } from '@aldergate/market'
import { useLocalText } from '@aldergate/ui'
import { useText } from './texts'

/** Returns a function that names an indicator of the trader's own, wherever it is offered: "Moving Average (14)". */
export function useIndicatorName(): (
  indicator: Pick<CustomIndicator, 'indicatorName' | 'period'>,
) => string {
  const t = useText()
  const inWords = useLocalText()
  return ({ indicatorName, period }) =>
    t('summary', { name: inWords(indicatorOf(indicatorName).words.name), period })
}
