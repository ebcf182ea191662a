import type { Firing } from '@aldergate/market/alerts'
import { useFormat } from '@aldergate/ui'
import { decimalsOf } from '@aldergate/ui/decimals'
import { usePairPrice } from '@aldergate/charts/quotes'
import { useText } from '../texts'

/** Describes a fired alert in the trader's language. */
export function useFiringText(): (firing: Firing) => string {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return ({ rule: { pair, condition }, side, price, value }) => {
    const now = pairPrice(pair, price)
    switch (condition.kind) {
      case 'above':
        return t('alertAbove', { pair, level: pairPrice(pair, condition.price), now })
      case 'below':
        return t('alertBelow', { pair, level: pairPrice(pair, condition.price), now })
      case 'percent': {
        // With the decimals that the trader asked for, but at least as many as other percentages.
        const percent = format.percent(Math.abs(value), Math.max(2, decimalsOf(condition.percent)))
        return side === 'over'
          ? t('alertRisen', { pair, percent, now })
          : t('alertFallen', { pair, percent, now })
      }
      case 'rsi': {
        const values = {
          pair,
          period: condition.period,
          timeframe: condition.timeframe,
          level: format.number(condition.level),
          value: format.number(value, 1),
        }
        return side === 'over' ? t('alertRsiAbove', values) : t('alertRsiBelow', values)
      }
    }
  }
}
