import type { Candle } from '@aldergate/market'
import { tradesInCandles } from './trades'

const HOUR_MS = 3_600_000
const CANDLES: Candle[] = [10, 11, 12].map((hour) => ({
  time: hour * HOUR_MS,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
}))

function tradeAt(time: number) {
  return { id: String(time), time, side: 'buy', price: 1 } as const
}

it('puts each trade at the candle in which it happened, oldest first', () => {
  const markers = [tradeAt(12.5 * HOUR_MS), tradeAt(10.25 * HOUR_MS)]
  const times = tradesInCandles({ markers, candles: CANDLES, timeframe: '1h' })

  expect(times.map(({ time }) => time / HOUR_MS)).toEqual([10, 12])
})

it('leaves out trades before the first candle', () => {
  const markers = [tradeAt(9 * HOUR_MS)]

  expect(tradesInCandles({ markers, candles: CANDLES, timeframe: '1h' })).toEqual([])
  expect(tradesInCandles({ markers, candles: [], timeframe: '1h' })).toEqual([])
})
