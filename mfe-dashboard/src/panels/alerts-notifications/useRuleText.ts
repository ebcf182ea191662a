import type { AlertRule } from '@aldergate/market/alerts'
import { useFormat } from '@aldergate/ui'
import { usePairPrice } from '@aldergate/charts/quotes'
import { useText } from './texts'

/** Words the condition of a rule in the trader's language. */
export function useRuleText(): (rule: Pick<AlertRule, 'pair' | 'condition'>) => string {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return ({ pair, condition }) => {
    switch (condition.kind) {
      case 'above':
        return t('ruleAbove', { pair, level: pairPrice(pair, condition.price) })
      case 'below':
        return t('ruleBelow', { pair, level: pairPrice(pair, condition.price) })
      case 'percent':
        return t('rulePercent', {
          pair,
          percent: format.number(condition.percent),
          from: pairPrice(pair, condition.from),
        })
      case 'rsi': {
        const values = {
          pair,
          period: condition.period,
          timeframe: condition.timeframe,
          level: format.number(condition.level),
        }
        const rule = t(condition.direction === 'above' ? 'ruleRsiAbove' : 'ruleRsiBelow', values)
        return condition.candle === 'forming' ? t('ruleForming', { rule }) : rule
      }
    }
  }
}
