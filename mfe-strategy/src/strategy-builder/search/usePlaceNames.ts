import { indicatorOf, ruleNotation } from '@aldergate/market/indicators'
import {
  allConditions,
  type Place,
  type PlacedNumber,
  printRule,
  type Tested,
} from '@aldergate/market/strategy'
import { useFormat, useLocalText } from '@aldergate/ui'
import { useText } from './texts'

/** Names the numbers of a strategy. */
export function usePlaceNames() {
  const t = useText()
  const format = useFormat()
  const inWords = useLocalText()

  /** "RSI(14): Period", "Level in RSI(14) > 70". */
  function nameOf(place: Place, { rules }: Tested): string {
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

  /** With another value: "RSI(14): Period 21", "RSI(14) > 65". */
  function valuedName({ place, value }: PlacedNumber, tested: Tested): string {
    const condition = place.of === 'level' && allConditions(tested.rules)[place.condition]
    if (condition) return printRule({ ...condition, [place.side]: value })
    return t('named', { name: nameOf(place, tested), value: format.number(value) })
  }

  return { nameOf, valuedName }
}
