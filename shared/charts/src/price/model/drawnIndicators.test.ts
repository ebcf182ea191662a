import { inLanguage, type LocalText } from '@aldergate/contract'
import type { Candle } from '@aldergate/market'
import {
  columnsOf,
  COMMON_IDS,
  INDICATOR_IDS,
  type IndicatorSetting,
  initialSetting,
} from '@aldergate/market/indicators'
import { drawnIndicators } from './drawnIndicators'

const inEnglish = (text: LocalText) => inLanguage(text, 'en')

const CANDLES: Candle[] = Array.from({ length: 60 }, (_, index) => ({
  time: index * 60_000,
  open: 100 + index,
  high: 103 + index,
  low: 99 + index,
  close: 101 + index,
  volume: index,
}))

/** The specification's six. */
const DRAWN = drawn(COMMON_IDS.map(initialSetting), CANDLES)

/** Returns the drawn indicators when there is no warm-up data. */
function drawn(
  settings: IndicatorSetting[],
  candles: Candle[],
  inWords = inEnglish,
  inFigures: (value: number) => string = String,
) {
  const columns = columnsOf(candles)
  return drawnIndicators(
    settings,
    settings.map(() => columns),
    candles.length,
    inWords,
    inFigures,
  )
}

it('names each indicator with its parameters', () => {
  expect(DRAWN.map(({ title }) => title)).toEqual([
    'MA 14',
    'RSI 14',
    'MACD 12 26 9',
    'BB 20 2',
    'Stoch 14 3',
    'Vol',
  ])
})

it("writes an indicator's parameters as the chart writes numbers, and its source as rules do", () => {
  const settings: IndicatorSetting[] = [
    { id: 'bollinger', period: 20, deviations: 2.5 },
    { id: 'rsi', period: 14, source: 'hl2' },
  ]
  const inFigures = (value: number) => String(value).replace('.', ',')
  const titles = drawn(settings, CANDLES, inEnglish, inFigures).map(({ title }) => title)

  expect(titles).toEqual(['BB 20 2,5', 'RSI 14 hl2'])
})

it('names the lines of an indicator that has several', () => {
  const names = DRAWN.map(({ plots }) => plots.map(({ name }) => name))
  expect(names).toEqual([
    [undefined],
    [undefined],
    ['histogram', 'line', 'signal'],
    ['upper', 'middle', 'lower'],
    ['%K', '%D'],
    [undefined],
  ])
})

it('draws columns behind lines, second lines in a second colour, and the middle band dashed', () => {
  const looks = (at: number) => DRAWN[at]?.plots.map(({ style, color }) => [style, color])
  expect(looks(2)).toEqual([
    ['columnsBySign', 'up'],
    ['line', '#3B82F6'],
    ['line', 'ma1'],
  ])
  expect(looks(3)).toEqual([
    ['line', '#0891B2'],
    ['dashed', '#0891B2'],
    ['line', '#0891B2'],
  ])
})

it('draws both directions in the colours of rises and falls, and says a source of the trader’s', () => {
  const [direction, trend, sar, strength] = drawn(
    [
      initialSetting('adx'),
      initialSetting('supertrend'),
      initialSetting('parabolicSar'),
      { id: 'rsi', period: 14, source: 'hl2' },
    ],
    CANDLES,
  )

  expect(direction?.plots.map(({ style, color }) => [style, color])).toEqual([
    ['line', 'up'],
    ['dashed', 'down'],
    ['line', '#3B82F6'],
  ])
  expect(trend?.plots[0]).toMatchObject({ style: 'lineBySide', color: 'up' })
  expect(sar?.plots[0]).toMatchObject({ style: 'dots', color: '#C026D3' })
  expect(strength?.title).toBe('RSI 14 hl2')
})

it('speaks the language of the trader', () => {
  const [average, , , bands] = drawn(INDICATOR_IDS.map(initialSetting), CANDLES, (text) =>
    inLanguage(text, 'fr'),
  )
  expect(average?.title).toBe('MM 14')
  expect(bands?.plots.map(({ name }) => name)).toEqual(['haute', 'médiane', 'basse'])
})

it('lays averages and bands over the prices, the volume at their foot, and the rest below', () => {
  const places = DRAWN.map(({ place }) => place)
  expect(places).toEqual(['price', 'pane', 'pane', 'price', 'pane', 'foot'])
})

it('guides the eye at 70 and 30, and at 80 and 20, on a scale from 0 to 100', () => {
  const range = { minValue: 0, maxValue: 100 }
  expect(DRAWN[1]).toMatchObject({ guides: [70, 30], range })
  expect(DRAWN[4]).toMatchObject({ guides: [80, 20], range })
})

it('gives a value for each candle', () => {
  for (const { plots } of drawn(INDICATOR_IDS.map(initialSetting), CANDLES)) {
    for (const { values } of plots) expect(values).toHaveLength(CANDLES.length)
  }
})

it("draws in the trader's colour, else in the indicator's own", () => {
  const [own, chosen] = drawn(
    [initialSetting('movingAverage'), { id: 'movingAverage', period: 5, color: '#00FF00' }],
    CANDLES,
  )
  expect(own?.plots[0]?.color).toBe('#FF0000')
  expect(chosen?.plots[0]?.color).toBe('#00FF00')
})

it('draws nothing where there are no candles', () => {
  const nothing = drawn(COMMON_IDS.map(initialSetting), [])
  expect(nothing.flatMap(({ plots }) => plots.map(({ values }) => values.length))).toEqual(
    Array.from({ length: 11 }, () => 0),
  )
})
