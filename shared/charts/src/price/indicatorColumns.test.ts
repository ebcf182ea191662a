/** @jest-environment jsdom */

import { inLanguage, type LocalText } from '@aldergate/contract'
import type { IndicatorSetting } from '@aldergate/market/indicators'
import { CANDLE_COUNT, candlesAtom, pricePathAtom } from '@aldergate/market/state'
import { atom, createStore } from 'jotai'
import { drawnIndicators } from './model/drawnIndicators'
import { indicatorColumnsAtom, makeColumnsAtom } from './indicatorColumns'

const LONGEST: IndicatorSetting[] = [
  { id: 'macd', fast: 12, slow: 500, signal: 500 },
  { id: 'stochastic', k: 500, d: 500 },
  { id: 'rsi', period: 500 },
  { id: 'movingAverage', period: 500 },
]

const inEnglish = (text: LocalText) => inLanguage(text, 'en')

it('draws the longest indicators from the first shown candle on', () => {
  const asked = { pair: 'BTC/GBP', timeframe: '1h', settings: LONGEST, source: undefined } as const
  const columns = createStore().get(indicatorColumnsAtom(asked))
  const lines = drawnIndicators(LONGEST, columns, CANDLE_COUNT, inEnglish, String).flatMap(
    ({ plots }) => plots,
  )
  expect(lines).toHaveLength(7)
  for (const { values } of lines) {
    expect(values).toHaveLength(CANDLE_COUNT)
    expect(values.findIndex(Number.isNaN)).toBe(-1)
  }
})

it('knows nothing before candles of a parent', () => {
  const store = createStore()
  const candles = store.get(candlesAtom('BTC/GBP', '1h')).slice(-60)
  const asked = {
    pair: 'BTC/GBP',
    timeframe: '1h',
    settings: LONGEST,
    source: atom(candles),
  } as const
  const columns = store.get(indicatorColumnsAtom(asked))
  expect(columns.map(({ close }) => close.length)).toEqual([60, 60, 60, 60])
  const [macd] = drawnIndicators(LONGEST, columns, candles.length, inEnglish, String)
  expect(macd?.plots[0]?.values.every(Number.isNaN)).toBe(true)
})

it('can make all that indicators have to know in steps', () => {
  const store = createStore()
  const path = store.get(pricePathAtom('BTC/GBP'))
  const [readHour, readPrice] = [jest.spyOn(path, 'levels'), jest.spyOn(path, 'priceAt')]
  const asked = { pair: 'BTC/GBP', timeframe: '4h', settings: LONGEST } as const
  const steps = [...store.set(makeColumnsAtom, asked)]
  expect(steps.length).toBeGreaterThan(60)
  const times = readHour.mock.calls.length + readPrice.mock.calls.length
  expect(times).toBeGreaterThan(5_000)

  store.get(candlesAtom('BTC/GBP', '4h'))
  store.get(indicatorColumnsAtom({ ...asked, source: undefined }))
  expect(readHour.mock.calls.length + readPrice.mock.calls.length).toBe(times)
})
