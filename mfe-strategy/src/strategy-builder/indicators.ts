import {
  type IndicatorId,
  INDICATORS,
  type IndicatorSetting,
  initialSetting,
  type ParameterRange,
} from '@aldergate/market'
import type { Condition } from './strategy'

/** The values that an indicator can take; without an end, any value. */
interface ValueRange {
  min?: number
  max?: number
}

const VALUE_RANGES: Readonly<Record<IndicatorId, ValueRange>> = {
  movingAverage: { min: 0 },
  rsi: { min: 0, max: 100 },
  macd: {},
  bollinger: { min: 0 },
  stochastic: { min: 0, max: 100 },
  volume: { min: 0 },
}

export function valueRange(id: IndicatorId): ValueRange {
  return VALUE_RANGES[id]
}

/** Whether a condition has to say which of the indicator's lines it compares. */
export function hasSeveralLines(id: IndicatorId): id is 'macd' | 'bollinger' | 'stochastic' {
  return id === 'macd' || id === 'bollinger' || id === 'stochastic'
}

/** The short name with its periods, as the sentence writes it: "MACD(12, 26, 9)". */
export function withPeriods(id: IndicatorId, shortName: string): string {
  const periods = Object.values<ParameterRange>(INDICATORS[id].parameters)
  return periods.length === 0
    ? shortName
    : `${shortName}(${periods.map(({ initial }) => initial).join(', ')})`
}

/** What a chart draws for the conditions: each indicator once, in the order of the list. */
export function drawnSettings(conditions: readonly Condition[]): IndicatorSetting[] {
  const ids = new Set(conditions.map(({ indicator }) => indicator))
  return [...ids].map(initialSetting)
}
