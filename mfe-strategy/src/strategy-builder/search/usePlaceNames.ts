import { indicatorOf, ruleNotation } from '@aldergate/market/indicators'
import { allConditions, type Place, printRule, type Tested } from '@aldergate/market/strategy'
import { useLocalText } from '@aldergate/ui'
import { useText } from './texts'

/** Names the numbers of a strategy: "RSI(14): Period", "Level in RSI(14) > 70". */
export function usePlaceNames(): (place: Place, tested: Tested) => string {
  const t = useText()
  const inWords = useLocalText()

  return (place, { rules }) => {
    if (place.of === 'stopLoss' || place.of === 'takeProfit') return t(`place.${place.of}`)
    const condition = allConditions(rules)[place.condition]
    if (!condition) return ''
    if (place.of === 'level') return t('place.level', { condition: printRule(condition) })
    const term = condition[place.side]
    if (typeof term !== 'object' || !('indicator' in term)) return ''
    const name = indicatorOf(term.indicator.id).parameters[place.name]?.name
    const notation = ruleNotation(term.indicator)
    return t('place.parameter', {
      indicator: term.timeframe ? `${notation} ${term.timeframe}` : notation,
      name: name ? inWords(name) : place.name,
    })
  }
}
