import { BOLLINGER } from './bollinger'
import type { Indicator } from './indicator'
import { MACD } from './macd'
import { MOVING_AVERAGE } from './movingAverage'
import { RSI } from './rsi'
import { STOCHASTIC } from './stochastic'
import { VOLUME } from './volume'

/** The indicators in the specification's order; the first, as it stands here, is its default. */
export const INDICATORS = {
  movingAverage: MOVING_AVERAGE,
  rsi: RSI,
  macd: MACD,
  bollinger: BOLLINGER,
  stochastic: STOCHASTIC,
  volume: VOLUME,
} as const

export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]

export function isIndicatorId(text: string): text is IndicatorId {
  return Object.hasOwn(INDICATORS, text)
}

/** The indicator without the names that are its own: for whoever treats all of them alike. */
export function indicatorOf(id: IndicatorId): Indicator {
  return INDICATORS[id]
}
