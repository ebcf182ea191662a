import type { Candle } from '../candles'
import { indicatorSeries, indicatorValues } from './series'
import { INDICATOR_IDS, initialSetting } from './settings'
import { sma } from './sma'

const CANDLES: readonly Candle[] = Array.from({ length: 60 }, (_item, index) => {
  const close = 100 + Math.sin(index / 3) * 10
  return {
    time: index * 60_000,
    open: close - 1,
    high: close + 2,
    low: close - 2,
    close,
    volume: 1_000 + index,
  }
})

it.each([
  ['movingAverage', ['average']],
  ['rsi', ['rsi']],
  ['macd', ['macd', 'signal', 'histogram']],
  ['bollinger', ['middle', 'upper', 'lower']],
  ['stochastic', ['k', 'd']],
  ['volume', ['volume']],
] as const)('names the lines of %s, its value first', (id, names) => {
  expect(indicatorSeries(initialSetting(id), CANDLES).map(({ name }) => name)).toEqual(names)
})

it.each(INDICATOR_IDS)('has a value of %s for the last candle', (id) => {
  for (const { values } of indicatorSeries(initialSetting(id), CANDLES)) {
    expect(values).toHaveLength(CANDLES.length)
    expect(values.at(-1)).not.toBeNaN()
  }
})

it.each(INDICATOR_IDS)('has no values of %s without candles', (id) => {
  expect(indicatorValues(initialSetting(id), [])).toHaveLength(0)
})

it('takes the parameters from the setting', () => {
  const closes = Float64Array.from(CANDLES, ({ close }) => close)

  expect(indicatorValues({ id: 'movingAverage', period: 5 }, CANDLES)).toEqual(sma(closes, 5))
})

it('reads the stochastic range from the highs and lows', () => {
  const [{ values: k }] = indicatorSeries({ id: 'stochastic', k: 1, d: 1 }, CANDLES)

  expect(k.every((value) => Math.abs(value - 50) < 1e-9)).toBe(true)
})
