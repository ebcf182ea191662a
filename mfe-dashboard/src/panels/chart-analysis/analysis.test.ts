/** @jest-environment jsdom */

import { TIMEFRAMES } from '@aldergate/market'
import { externalChartAt, INITIAL_ANALYSIS } from './analysis'

it('begins with Bitcoin by the hour in the embedded chart, and the specified indicator', () => {
  expect(INITIAL_ANALYSIS).toMatchObject({ pair: 'BTC/GBP', timeframe: '1h', view: 'external' })
  expect(INITIAL_ANALYSIS.indicators[0]).toEqual({ id: 'movingAverage', period: 14 })
})

it('asks the provider for its two specified intervals only, and says where it is another', () => {
  expect(TIMEFRAMES.map((timeframe) => externalChartAt(timeframe).drawn)).toEqual([
    '1h',
    '1h',
    '1h',
    '1h',
    '4h',
    '1h',
  ])
  expect(TIMEFRAMES.filter((timeframe) => externalChartAt(timeframe).isExact)).toEqual(['1h', '4h'])
})
