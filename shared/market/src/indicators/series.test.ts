import type { Candle } from '../candles'
import { columnsOf } from './columns'
import { indicatorLines } from './series'
import { initialSetting } from './settings'
import { sma } from '../formulas/sma'
import { INDICATOR_IDS, indicatorOf } from './table'

const CANDLES: readonly Candle[] = Array.from({ length: 100 }, (_item, index) => {
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

const COLUMNS = columnsOf(CANDLES)

it('takes a column of each figure from the candles', () => {
  expect(columnsOf(CANDLES.slice(0, 2))).toEqual({
    time: Float64Array.of(0, 60_000),
    open: Float64Array.of(99, 99 + Math.sin(1 / 3) * 10),
    high: Float64Array.of(102, 102 + Math.sin(1 / 3) * 10),
    low: Float64Array.of(98, 98 + Math.sin(1 / 3) * 10),
    close: Float64Array.of(100, 100 + Math.sin(1 / 3) * 10),
    volume: Float64Array.of(1_000, 1_001),
  })
})

it.each([
  ['movingAverage', ['average'], 'average'],
  ['rsi', ['rsi'], 'rsi'],
  ['macd', ['macd', 'signal', 'histogram'], 'macd'],
  ['bollinger', ['middle', 'upper', 'lower'], 'middle'],
  ['stochastic', ['k', 'd'], 'k'],
  ['volume', ['volume'], 'volume'],
] as const)('has the lines of %s, and names the one that is its value', (id, names, value) => {
  const lines = indicatorLines(initialSetting(id), COLUMNS)

  expect(Object.keys(lines)).toEqual(names)
  expect(indicatorOf(id).value).toBe(value)
})

it.each(INDICATOR_IDS)('has a value of %s for the last candle', (id) => {
  for (const values of Object.values(indicatorLines(initialSetting(id), COLUMNS))) {
    expect(values).toHaveLength(CANDLES.length)
    expect(values.at(-1)).not.toBeNaN()
  }
})

it('takes the parameters from the setting', () => {
  const setting = { id: 'movingAverage', period: 5 } as const

  expect(indicatorLines(setting, COLUMNS)['average']).toEqual(sma(COLUMNS.close, 5))
})

it('takes the source from the setting', () => {
  const setting = { id: 'movingAverage', period: 5, source: 'high' } as const

  expect(indicatorLines(setting, COLUMNS)['average']).toEqual(sma(COLUMNS.high, 5))
})

it('reads the stochastic range from the highs and lows', () => {
  const { k } = indicatorLines({ id: 'stochastic', k: 1, d: 1 }, COLUMNS)

  expect(k?.every((value) => Math.abs(value - 50) < 1e-9)).toBe(true)
})
