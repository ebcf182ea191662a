import { HOUR_MS, MINUTE_MS, TIMEFRAME_MS, TIMEFRAMES } from '@aldergate/market'
import { spacingName } from './timeframe'

it('writes a spacing as timeframes are written', () => {
  expect(TIMEFRAMES.map((timeframe) => spacingName(TIMEFRAME_MS[timeframe]))).toEqual(TIMEFRAMES)
  expect([30 * MINUTE_MS, 90 * MINUTE_MS, 2 * HOUR_MS, 7 * 24 * HOUR_MS].map(spacingName)).toEqual([
    '30m',
    '90m',
    '2h',
    '7D',
  ])
})

it('has no name for one that is no whole number of minutes, which is told in seconds', () => {
  expect([1_000, 90_000].map(spacingName)).toEqual([undefined, undefined])
})
