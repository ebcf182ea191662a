import { wilderAverage, wilderWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period, type ParameterRange } from '../parameterRange'
import type { PriceRanges } from './placesInRange'

export const ATR = indicator({
  words: { name: everywhere('ATR'), label: everywhere('ATR'), short: everywhere('ATR') },
  group: 'volatility',
  keyword: 'ATR',
  color: '#0D9488',
  parameters: { period: period(14) },
  mainParameter: 'period',
  values: { min: 0 },
  usualLevel: 1,
  value: 'atr',
  draw: { place: 'pane', unit: 'price', guides: [], lines: [{ line: 'atr', style: 'line' }] },
  warmUp: ({ period: candles }) => wilderWarmUp(candles),
  compute: (columns, { period: candles }) => ({ atr: averageTrueRange(columns, candles) }),
})

/** How many candles of true range a band's distance is made of. */
export function atrPeriod(initial: number): ParameterRange {
  return period(initial, {
    en: 'ATR period',
    es: 'Periodo del ATR',
    zh: 'ATR 周期',
    fr: 'Période de l’ATR',
  })
}

/** How many average true ranges a band is away. */
export function multiplier(initial: number): ParameterRange {
  return {
    name: { en: 'Multiplier', es: 'Multiplicador', zh: '倍数', fr: 'Multiplicateur' },
    initial,
    min: 0.1,
    max: 10,
    step: 0.1,
  }
}

/**
 * Average true range of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978): the Wilder average of the
 * true ranges. A candle's true range spans its high, its low and the previous close; the first candle has no previous
 * close. The first value is the mean of the first `candles` true ranges.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/average-true-range-atr-and-average-true-range-percent-atrp
 */
export function averageTrueRange({ high, low, close }: PriceRanges, candles: number): Float64Array {
  const ranges = new Float64Array(close.length)
  for (let index = 0; index < close.length; index += 1) {
    const before = close[index === 0 ? 0 : index - 1] as number
    const top = high[index] as number
    const bottom = low[index] as number
    ranges[index] = index === 0 ? top - bottom : Math.max(top, before) - Math.min(bottom, before)
  }
  return wilderAverage(ranges, candles)
}
