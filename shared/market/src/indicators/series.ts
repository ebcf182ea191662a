import type { Candle } from '../candles'
import { bollinger } from './bollinger'
import { macd } from './macd'
import { rsi } from './rsi'
import type { IndicatorSetting } from './settings'
import { sma } from './sma'
import { stochastic } from './stochastic'

export type LineName =
  | 'average'
  | 'rsi'
  | 'macd'
  | 'signal'
  | 'histogram'
  | 'middle'
  | 'upper'
  | 'lower'
  | 'k'
  | 'd'
  | 'volume'

export interface IndicatorLine {
  name: LineName
  /** One for each candle, NaN where there is none. */
  values: Float64Array
}

/**
 * The lines of an indicator over the candles. The first is its value, the one that a condition such
 * as "MACD > 0" compares.
 */
export function indicatorSeries(
  setting: IndicatorSetting,
  candles: readonly Candle[],
): readonly [IndicatorLine, ...IndicatorLine[]] {
  const closes = column(candles, 'close')
  switch (setting.id) {
    case 'movingAverage':
      return [{ name: 'average', values: sma(closes, setting.period) }]
    case 'rsi':
      return [{ name: 'rsi', values: rsi(closes, setting.period) }]
    case 'macd': {
      const { macd: line, signal, histogram } = macd(closes, setting)
      return [
        { name: 'macd', values: line },
        { name: 'signal', values: signal },
        { name: 'histogram', values: histogram },
      ]
    }
    case 'bollinger': {
      const { middle, upper, lower } = bollinger(closes, setting)
      return [
        { name: 'middle', values: middle },
        { name: 'upper', values: upper },
        { name: 'lower', values: lower },
      ]
    }
    case 'stochastic': {
      const prices = { high: column(candles, 'high'), low: column(candles, 'low'), close: closes }
      const { k, d } = stochastic(prices, setting)
      return [
        { name: 'k', values: k },
        { name: 'd', values: d },
      ]
    }
    case 'volume':
      return [{ name: 'volume', values: column(candles, 'volume') }]
  }
}

/** What a condition compares at each candle. */
export function indicatorValues(
  setting: IndicatorSetting,
  candles: readonly Candle[],
): Float64Array {
  return indicatorSeries(setting, candles)[0].values
}

/** One figure of the candles, in the shape in which indicators take it. */
function column(
  candles: readonly Candle[],
  figure: 'high' | 'low' | 'close' | 'volume',
): Float64Array {
  return Float64Array.from(candles, (candle) => candle[figure])
}
