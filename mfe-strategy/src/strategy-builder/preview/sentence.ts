import { type IndicatorId, withParameters } from '@aldergate/market/indicators'
import { isCrossing, shownSettingOf } from '../conditions/conditionSetting'
import type { Condition } from '../strategy/strategy'

interface Wording {
  /** The word between two conditions. */
  join: string
  shortName: (id: IndicatorId) => string
  number: (value: number) => string
  crosses: (direction: 'above' | 'below', indicator: string, level: string) => string
}

/**
 * Conditions as the sentence lists them: "RSI(14) > 70 AND MACD(12, 26, 9) < 0". A module of its own, so that the page
 * does not wait for the rule language, which produces the same text.
 */
export function conditionsInWords(conditions: readonly Condition[], wording: Wording): string {
  return conditions
    .map((condition) => {
      const { indicator, comparison, value } = condition
      const name = withParameters(wording.shortName(indicator), shownSettingOf(condition))
      const level = wording.number(Number(value))
      return isCrossing(condition)
        ? wording.crosses(comparison === '>' ? 'above' : 'below', name, level)
        : `${name} ${comparison} ${level}`
    })
    .join(` ${wording.join} `)
}
