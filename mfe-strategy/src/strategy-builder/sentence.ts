import { type IndicatorId, initialSetting, withParameters } from '@aldergate/market/indicators'
import type { Condition } from './strategy'

interface Wording {
  and: string
  shortName: (id: IndicatorId) => string
  number: (value: number) => string
}

/** Conditions as the sentence lists them: "RSI(14) > 70 AND MACD(12, 26, 9) < 0". */
export function conditionsInWords(conditions: readonly Condition[], wording: Wording): string {
  return conditions
    .map(({ indicator, comparison, value }) => {
      const name = withParameters(wording.shortName(indicator), initialSetting(indicator))
      return `${name} ${comparison} ${wording.number(Number(value))}`
    })
    .join(` ${wording.and} `)
}
